import AppShell

/// How the session ended: there at once, whatever is still being stored (PI-FR13).
final class SummaryScreen: Screen {
    private let coordinator: PracticeCoordinator
    private let context: ScreenContext
    private let ending: SessionEnding?
    private let rhythm: Rhythm?

    init(coordinator: PracticeCoordinator, context: ScreenContext) {
        self.coordinator = coordinator
        self.context = context
        ending = if case .summary(let ending) = coordinator.phase { ending } else { nil }
        rhythm = ending?.result.rhythm
    }

    private var strings: any SummaryStrings { coordinator.strings.summary }

    var content: Content {
        .screen(strings.title) {
            Content.heading(strings.title, level: 1)
            if let ending {
                if let error = ending.error { text(of: error) }
                if ending.isComplete { Content.text(strings.allDigits) }
                for note in ending.notes { Content.banner(note) }
                figures(of: ending.result)
                if ending.result.isResumed { Content.text(strings.resumed) }
            } else {
                Content.empty(strings.nothing)
            }
            coordinator.storageNotice(after: strings.notKept).map { Content.text($0) }
            if let ending {
                Content.button(strings.again) { self.coordinator.again(after: ending, self.context.router) }.prominent()
            }
            Content.button(strings.done) { self.context.close() }
        }
    }

    private func text(of error: (expected: UInt8, typed: UInt8)) -> Content {
        var text = Content.text(strings.error(Int(error.expected), Int(error.typed)))
        text.state.look = Content.Look(effect: Content.Effect(.shake, number: 1))
        return text
    }

    @ContentBuilder
    private func figures(of result: PracticeResult) -> [Content] {
        Content.badge(strings.score, strings.scoreValue(count(result.score)))
        result.measuredSpeed.map { Content.badge(strings.speed, strings.speedValue(coordinator.strings.speed($0))) }
        Content.badge(strings.duration, strings.durationValue(result.duration))
        Content.badge(strings.bestStreak, count(result.bestStreak).text)
        Content.badge(strings.reveals, count(result.revealsUsed).text)
        if result.mode == .learn { Content.badge(strings.errors, count(result.errors).text) }
        if let rhythm {
            Content.badge(strings.medianInterval, strings.intervalValue(count(Int(rhythm.median.rounded()))))
            Content.badge(strings.consistency, strings.consistencyValue(Int((rhythm.consistency * 100).rounded())))
        }
    }

    private func count(_ value: Int) -> PracticeCount { coordinator.strings.count(value) }
}
