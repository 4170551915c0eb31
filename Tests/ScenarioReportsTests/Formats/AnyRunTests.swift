import CucumberGherkin
import Foundation
import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("Runs of any kind")
struct AnyRunTests {
    private static let pieces = [
        "\u{1B}[2K", "\r\n", "\n", "\t", "\u{0}", "é", "e\u{301}", "日本", "🍵", "👨‍👩‍👧", "\u{200D}", "\u{FFFD}", "%", "::",
        "<b>",
        "</script>", "`", "|", "\\", "'", "\"", "@x", "    Given ", "  Scenario: ", "  Rule: ", "\u{2028}", "",
    ]

    private static func outcome(_ chance: inout MutationGenerator) -> SampleOutcome {
        func text() -> String { chance.mutation(of: "Il n'y a plus de café :\n  100 %", with: pieces) }
        var outcome = SampleOutcome(status: chance.pick(StepStatus.allCases))
        outcome.duration = .nanoseconds(Int64(chance.below(.max)) - .max / 4)
        outcome.wallDuration = .nanoseconds(Int64(chance.below(.max)) - .max / 4)
        if chance.below(2) == 0 { outcome.message = text() }
        if chance.below(2) == 0 { outcome.errorType = text() }
        if chance.below(2) == 0 { outcome.screen = text() }
        if chance.below(2) == 0 {
            let media = chance.pick([Attachment.logMediaType, "image/png", text()])
            outcome.attachments = [Attachment(.text(text()), mediaType: media, fileName: text())]
        }
        return outcome
    }

    private static func run(_ chance: inout MutationGenerator) -> SampleRun {
        let sources = SampleRun.shopSources.map { source in
            let uri = chance.mutation(
                of: source.uri,
                with: pieces.filter { !$0.contains("\n") && !$0.contains("\r\n") }
            )
            return GherkinSource(uri: uri, text: chance.mutation(of: source.text, with: pieces))
        }
        var behaviour = SampleBehaviour()
        behaviour.retries = chance.below(3)
        behaviour.repetitions = 1 + chance.below(2)
        behaviour.order = .random(seed: chance.next())
        behaviour.hooks = RunHook.Kind.allCases.map { kind in
            RunHook(id: kind.rawValue, kind: kind, name: chance.pick(pieces), tagExpression: nil, location: nil)
        }
        for hook in behaviour.hooks { behaviour.outcomes[hook.title] = [outcome(&chance)] }
        for step in [
            "je touche \"Vider\"", "le total est de 20 €", "j'utilise le bon", "I see \"Tea\"", "a phone with a pen",
        ] {
            behaviour.outcomes[step] = (0...chance.below(3)).map { _ in outcome(&chance) }
        }
        let divergence = Divergence(
            earlier: chance.pick([0, .max]),
            later: 1,
            step: chance.pick(pieces),
            before: nil,
            after: "\n"
        )
        behaviour.divergences["Utiliser le bon"] = divergence
        return SampleRun(sources, behaviour)
    }

    /// Some lost, some told twice, in an order that may be another.
    private static func disturbed(_ events: [RunEvent], _ chance: inout MutationGenerator) -> [RunEvent] {
        var events = events
        for _ in 0..<chance.below(5) {
            let index = chance.below(events.count)
            switch chance.below(3) {
            case 0: events.remove(at: index)
            case 1: events.insert(events[index], at: chance.below(events.count + 1))
            default: events.swapAt(index, chance.below(events.count))
            }
        }
        return events
    }

    @Test("no text and no order of events stops a format, and its output is the same every time", arguments: 0..<24)
    func anything(_ seed: UInt64) {
        var chance = MutationGenerator(seed: seed)
        let events = Self.disturbed(Self.run(&chance).events, &chance)
        let width = chance.below(200) - 50
        let style = TextStyle(isColored: chance.below(2) == 0)
        func outputs() -> [String: String] {
            var texts: [String: String] = [:]
            for report in FormatOutput.allReports(style: style, width: width, { texts[$0, default: ""] += $1 }) {
                for event in events { report.handle(event) }
            }
            return texts
        }
        let texts = outputs()
        #expect(texts == outputs())
        for line in (texts["github"] ?? "").utf8.split(separator: UInt8(ascii: "\n")) {
            #expect(line.starts(with: "::".utf8))
        }
        for line in (texts["usage json"] ?? "").utf8.split(separator: UInt8(ascii: "\n")) {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line)) }
        }
    }

    @Test("a format keeps nothing of the steps that passed: what it writes at the end does not grow with them")
    func streaming() {
        func end(_ scenarios: Int) -> [String: Int] {
            var sizes: [String: Int] = [:]
            let reports = FormatOutput.allReports { name, text in sizes[name] = text.utf8.count }
            let events = SampleRun.grown(scenarios: scenarios).events
            for event in events {
                if case .runFinished = event { sizes = [:] }
                for report in reports { report.handle(event) }
            }
            return sizes
        }
        let (few, many) = (end(10), end(90))
        for (name, size) in many { #expect(size < (few[name] ?? 0) + 200, "\(name)") }
    }
}
