import AppShell
import Observation

/// The choice of constant and mode, what was reached so far, and the way into a session (PI-FR1, PI-FR10, PI-FR11).
@Observable
final class HomeScreen: Screen {
    @ObservationIgnored private let desk: PracticeDesk
    @ObservationIgnored private let router: Router
    /// Counts appearances: what the product says of records and series can't be observed.
    private var appearances = 0

    init(desk: PracticeDesk, router: Router) {
        self.desk = desk
        self.router = router
    }

    func appear() async {
        appearances += 1
        desk.arriveHome()
        desk.hooks.onHome(router)
    }

    var content: Content {
        _ = appearances
        let constant = desk.constant
        return .screen(constant?.title ?? words.constant) {
            if let constant {
                Content.heading(heading(of: constant), level: 1)
                for fact in desk.hooks.homeFacts() { Content.badge(fact.label, fact.value) }
                for fact in desk.hooks.recordFacts(constant.id) { Content.badge(fact.label, fact.value) }
                let furthest = desk.furthest(of: constant)
                if furthest > 0 { Content.badge(words.furthest, words.furthestValue(desk.words.count(furthest))) }
            }
            interrupted
            choices
            if let constant { start(constant) }
            records
            for link in desk.hooks.homeLinks { Content.link(link.label) { link.open(self.router) } }
            faults
        }
    }

    private var words: HomeWords { desk.words.home }

    @ContentBuilder
    private var choices: [Content] {
        Content.choice(
            words.constant,
            options: desk.constants.map(\.title),
            selected: desk.constant?.title
        ) { title in
            if let constant = self.desk.constants.first(where: { $0.title == title }) {
                self.desk.choose(constant: constant.id)
            }
        }
        Content.choice(
            words.mode,
            options: PracticeMode.allCases.map { title(of: $0) },
            selected: title(of: desk.choice.value.mode)
        ) { title in
            if let mode = PracticeMode.allCases.first(where: { self.title(of: $0) == title }) { self.desk.choose(mode) }
        }
    }

    /// `π · Pi`, and `e` alone.
    private func heading(of constant: PracticeConstant) -> String {
        constant.symbol == constant.title ? constant.title : "\(constant.symbol) · \(constant.title)"
    }

    private func title(of mode: PracticeMode) -> String {
        switch mode {
        case .strict: words.strict
        case .learn: words.learn
        }
    }

    private func start(_ constant: PracticeConstant) -> Content {
        if constant.fault != nil { return unusable(constant) }
        return .button(words.start) { self.router.push(PracticeSession(constant: constant.id)) }
    }

    private func unusable(_ constant: PracticeConstant) -> Content {
        Content(role: .failure, label: words.unusableDigits(constant.title))
    }

    private var records: Content {
        .section(words.records) {
            Content.heading(words.records)
            for constant in desk.constants {
                Content.section(constant.title) {
                    Content.heading(constant.title, level: 3)
                    let facts = desk.hooks.recordFacts(constant.id)
                    for fact in facts { Content.badge(fact.label, fact.value) }
                    if facts.isEmpty { Content.text(words.noRecord) }
                }
            }
        }
    }

    @ContentBuilder
    private var interrupted: [Content] {
        if let session = desk.book.interrupted {
            Content.section(words.interrupted) {
                Content.heading(words.interrupted)
                let title = desk.constant(session.constantID)?.title ?? session.constantID
                Content.text(words.interruptedSession(title, session.counts.position + 1))
                if desk.resumable != nil {
                    Content.button(words.resume) { self.desk.resume(self.router) }
                }
                Content.button(words.abandon) {
                    self.desk.abandon()
                    self.appearances += 1
                }
            }
        }
    }

    @ContentBuilder
    private var faults: [Content] {
        for constant in desk.constants where constant.fault != nil && constant.id != desk.constant?.id {
            unusable(constant)
        }
        if let fault = desk.book.readFault {
            Content.text("\(words.unreadable) \(desk.words.storage.text(for: fault))")
        }
        if let fault = desk.keepingFault(after: words.notKept) {
            Content.text(fault)
        } else if desk.choice.fault != nil || desk.settings.fault != nil {
            Content.text(words.notKept)
        }
    }
}
