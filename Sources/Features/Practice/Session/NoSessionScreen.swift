import AppShell

/// In place of a session that can't be: a constant that there is not, or one whose decimals are not what they must be.
/// The constants that can be practised are links.
final class NoSessionScreen: Screen {
    private let title: String
    private let message: String
    private let desk: PracticeDesk
    private let router: Router

    init(title: String, message: String, desk: PracticeDesk, router: Router) {
        self.title = title
        self.message = message
        self.desk = desk
        self.router = router
    }

    var content: Content {
        .screen(title) {
            Content.heading(title, level: 1)
            Content(role: .failure, label: message)
            for constant in desk.constants where constant.fault == nil {
                Content.link(constant.title) {
                    self.router.replace(with: PracticeSession(constant: constant.id))
                }
            }
        }
    }
}
