import AppShell
import Observation

/// How the session ended: there at once, whatever is still being stored (PI-FR13).
@Observable
final class SummaryScreen: Screen {
    @ObservationIgnored private let desk: PracticeDesk
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let ending: SessionEnding?

    init(desk: PracticeDesk, context: ScreenContext) {
        self.desk = desk
        self.context = context
        ending = desk.ending
    }

    private var words: SummaryWords { desk.words.summary }

    var content: Content {
        .screen(words.title) {
            Content.heading(words.title, level: 1)
            if let ending {
                if let error = ending.error { fault(error) }
                if ending.isComplete { Content.text(words.allDigits) }
                for note in ending.notes { Content.banner(note) }
                figures(of: ending.result)
                if ending.result.isResumed { Content.text(words.resumed) }
            } else {
                Content.empty(words.nothing)
            }
            desk.keepingFault(after: words.notKept).map { Content.text($0) }
            if ending != nil { Content.button(words.again) { self.desk.again(self.context.router) } }
            Content.button(words.done) { self.context.close() }
        }
    }

    private func fault(_ error: (expected: UInt8, typed: UInt8)) -> Content {
        var text = Content.text(words.error(Int(error.expected), Int(error.typed)))
        text.state.look = Content.Look(effect: Content.Effect(.shake, number: 1))
        return text
    }

    @ContentBuilder
    private func figures(of result: PracticeResult) -> [Content] {
        Content.badge(words.score, words.scoreValue(count(result.score)))
        result.measuredSpeed.map { Content.badge(words.speed, words.speedValue(desk.words.speed($0))) }
        Content.badge(words.duration, words.durationValue(result.duration))
        Content.badge(words.bestStreak, count(result.bestStreak).text)
        Content.badge(words.reveals, count(result.revealsUsed).text)
        if result.mode == .learn { Content.badge(words.errors, count(result.errors).text) }
        result.medianInterval.map {
            Content.badge(words.medianInterval, words.intervalValue(count(Int(($0.inSeconds * 1_000).rounded()))))
        }
        result.consistency.map { Content.badge(words.consistency, words.consistencyValue(Int(($0 * 100).rounded()))) }
    }

    private func count(_ value: Int) -> PracticeCount { desk.words.count(value) }
}
