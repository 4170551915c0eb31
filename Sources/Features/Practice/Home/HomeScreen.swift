import AppShell
import Observation

/// The choice of constant and mode, what was reached so far, and the way into a session (PI-FR1, PI-FR10, PI-FR11).
@Observable
final class HomeScreen: Screen {
    @ObservationIgnored private let coordinator: PracticeCoordinator
    @ObservationIgnored private let router: Router
    /// Counts appearances: what the product says of records and series can't be observed.
    private var appearances = 0

    init(coordinator: PracticeCoordinator, router: Router) {
        self.coordinator = coordinator
        self.router = router
    }

    func appear() async {
        appearances += 1
        coordinator.arriveHome()
        coordinator.hooks.onHome(router)
    }

    var content: Content {
        _ = appearances
        let constant = coordinator.constant
        return .screen(constant?.title ?? strings.constant) {
            if let constant {
                Content.heading(heading(of: constant), level: 1)
                coordinator.hooks.homeFacts()
                coordinator.hooks.recordFacts(constant.id)
                let furthest = coordinator.furthest(of: constant)
                if furthest > 0 {
                    Content.badge(strings.furthest, strings.furthestValue(coordinator.strings.count(furthest)))
                }
            }
            interrupted
            choices
            if let constant { start(constant) }
            records
            coordinator.hooks.homeLinks(router)
            issues
        }
    }

    private var strings: any HomeStrings { coordinator.strings.home }

    @ContentBuilder
    private var choices: [Content] {
        Content.choice(
            strings.constant,
            options: coordinator.constants.map(\.title),
            selected: coordinator.constant?.title
        ) { title in
            if let constant = self.coordinator.constants.first(where: { $0.title == title }) {
                self.coordinator.choose { $0.constant = constant.id }
            }
        }
        Content.choice(
            strings.mode,
            options: PracticeMode.allCases.map { title(of: $0) },
            selected: title(of: coordinator.choice.value.mode)
        ) { title in
            if let mode = PracticeMode.allCases.first(where: { self.title(of: $0) == title }) {
                self.coordinator.choose { $0.mode = mode }
            }
        }
    }

    /// `π · Pi`, and `e` alone.
    private func heading(of constant: PracticeConstant) -> String {
        constant.symbol == constant.title ? constant.title : "\(constant.symbol) · \(constant.title)"
    }

    private func title(of mode: PracticeMode) -> String {
        switch mode {
        case .strict: strings.strict
        case .learn: strings.learn
        }
    }

    private func start(_ constant: PracticeConstant) -> Content {
        guard constant.isPlayable else { return unusable(constant) }
        return .button(strings.start) { self.router.push(PracticeSession(constant: constant.id)) }.prominent()
    }

    private func unusable(_ constant: PracticeConstant) -> Content {
        Content(role: .failure, label: strings.unusableDigits(constant.title))
    }

    private var records: Content {
        .section(strings.records) {
            Content.heading(strings.records)
            for constant in coordinator.constants {
                Content.section(constant.title) {
                    Content.heading(constant.title, level: 3)
                    let facts = coordinator.hooks.recordFacts(constant.id)
                    facts
                    if facts.isEmpty { Content.text(strings.noRecord) }
                }
            }
        }
    }

    @ContentBuilder
    private var interrupted: [Content] {
        if let session = coordinator.store.interrupted {
            Content.section(strings.interrupted) {
                Content.heading(strings.interrupted)
                let title = coordinator.constant(session.constantID)?.title ?? session.constantID
                Content.text(strings.interruptedSession(title, session.score + 1))
                if coordinator.resumable != nil {
                    Content.button(strings.resume) { self.coordinator.resume(self.router) }.prominent()
                }
                Content.button(strings.abandon) {
                    self.coordinator.abandon()
                    self.appearances += 1
                }
            }
        }
    }

    @ContentBuilder
    private var issues: [Content] {
        for constant in coordinator.constants where !constant.isPlayable && constant.id != coordinator.constant?.id {
            unusable(constant)
        }
        if let error = coordinator.store.readError {
            Content.text("\(strings.unreadable) \(coordinator.strings.storage.text(for: error))")
        }
        if let notice = coordinator.storageNotice(after: strings.notKept) {
            Content.text(notice)
        } else if coordinator.choice.issue != nil || coordinator.settings.storageIssue != nil {
            Content.text(strings.notKept)
        }
    }
}
