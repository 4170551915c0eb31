/// Stands in place of a screen that could not be made.
final class UnavailableScreen: Screen {
    let reason: String
    private let strings: ShellStrings

    init(reason: String, strings: ShellStrings) {
        self.reason = reason
        self.strings = strings
    }

    var content: Content {
        .screen(strings.unavailable) { Content.empty(strings.unavailable, message: reason) }
    }
}
