import AppShell

/// In place of a session that can't be: a constant that there is not, or one whose decimals are not what they must be.
final class NoSessionScreen: Screen {
    private let title: String
    private let message: String
    private let fault: DigitsFault?

    init(title: String, message: String, fault: DigitsFault? = nil) {
        self.title = title
        self.message = message
        self.fault = fault
    }

    var content: Content {
        .screen(title) {
            Content.heading(title, level: 1)
            Content(role: .failure, label: message, children: fault.map { [.text("\($0)")] } ?? [])
        }
    }
}
