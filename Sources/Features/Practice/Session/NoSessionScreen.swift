import AppShell

/// Stands in place of a session that can't be: of an unknown constant, or of one with unusable decimals. The constants
/// that can be practised are links.
final class NoSessionScreen: Screen {
    private let title: String
    private let message: String
    private let coordinator: PracticeCoordinator
    private let router: Router

    init(title: String, message: String, coordinator: PracticeCoordinator, router: Router) {
        self.title = title
        self.message = message
        self.coordinator = coordinator
        self.router = router
    }

    var content: Content {
        .screen(title) {
            Content.heading(title, level: 1)
            Content(role: .failure, label: message)
            for constant in coordinator.constants where constant.isPlayable {
                Content.link(constant.title) { self.router.replace(with: PracticeSession(constant: constant.id)) }
            }
        }
    }
}
