import AppShell
public import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Steps that were run one at a time, as a feature file.
public struct RecordedScript: Sendable {
    /// Of the scenario, in one line.
    public let name: String
    /// `fr` or `en`.
    public let language: String
    /// In that language.
    public let steps: [ConsoleStep]
    /// The file, as `appshell lint --fix` leaves it.
    public let text: String
    private let product: ProductScripts
    /// Whether a replay takes the time that the recording took.
    private let keepsTimes: Bool

    /// - Parameters:
    ///   - feature: the title of the script; nil for the product's name.
    ///   - product: its features are not looked at.
    ///   - keepsTimes: false where waits were left out of the steps.
    public init(
        name: String,
        feature: String? = nil,
        product: ProductScripts,
        language: String,
        steps: [ConsoleStep],
        keepsTimes: Bool = true
    ) {
        func line(_ title: String) -> String { title.split(whereSeparator: \.isNewline).joined(separator: " ") }
        self.name = line(name)
        self.product = product
        self.language = language
        self.steps = steps
        self.keepsTimes = keepsTimes
        text = Self.text(self.name, of: line(feature ?? product.kit.product.manifest.name), product, language, steps)
    }

    private static func text(
        _ name: String,
        of feature: String,
        _ product: ProductScripts,
        _ language: String,
        _ steps: [ConsoleStep]
    ) -> String {
        let dialect = GherkinDialect.named(language)
        let lineBreak = ScriptLineBreak(in: steps, language: language)
        // Most dialects list the usual keyword of a scenario last.
        let scenario = lineBreak?.keyword ?? dialect?.scenario.last ?? "Scenario"
        var lines = [
            "# language: \(language)",
            "\(dialect?.feature.first ?? "Feature"): \(feature)",
            "", "\(scenario): \(name)",
        ]
        lines += product.lines(of: steps, after: nil, in: language, lineBreak).joined()
        lines += lineBreak?.examples ?? []
        let draft = lines.joined(separator: "\n") + "\n"
        guard let bytes = try? GherkinFormatter().format(Array(draft.utf8), uri: "script.feature") else { return draft }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Runs the file on a fresh phone, as `appshell run` does.
    ///
    /// - Parameter trace: what happened while the steps were recorded.
    /// - Returns: nil where the scenario passes and the same happens, at the same virtual times where no
    ///   wait was left out; else what differs first.
    public func verify(against trace: Trace) -> String? {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "script.feature", text: text)], ids: &ids)
        if let error = scripts.errors.first { return error.locatedExplanation }
        let result = ResultReport()
        _ = ScenarioRunner.run(
            RunPlan(products: [product.with(scripts.features)]),
            reports: [result]
        )
        guard let scenario = result.scenario else { return localized("The script has no scenario.") }
        if let step = scenario.steps.first(where: { $0.status != .passed }) {
            return localized("“\(step.text)” does not pass: \(step.message ?? step.status.rawValue.lowercased())")
        }
        let expected = trace.events.map { event(TraceEvent(time: $0.time, kind: $0.kind.rawValue, text: $0.text)) }
        let actual = scenario.events.map(event)
        for (one, other) in zip(expected, actual) where one != other {
            return localized("“\(one.text)” was recorded; the script gives “\(other.text)”.")
        }
        guard expected.count != actual.count else { return nil }
        return localized("\(expected.count) events were recorded; the script gives \(actual.count).")
    }

    private func event(_ event: TraceEvent) -> TraceEvent {
        keepsTimes ? event : TraceEvent(time: .zero, kind: event.kind, text: event.text)
    }

    private final class ResultReport: Report {
        var scenario: ScenarioResult?

        func handle(_ event: RunEvent) {
            if case .scenarioFinished(let result) = event { scenario = result }
        }
    }
}

extension ProductScripts {
    /// The same steps, compiled once, with other features.
    func with(_ features: [LoadedFeature]) -> ProductScripts {
        var copy = self
        copy.features = features
        return copy
    }

    /// The lines of steps with their usual keywords, without indentation but for what stands under them.
    ///
    /// - Parameter previous: the step before them.
    public func lines(of steps: [ConsoleStep], after previous: ConsoleStep?, in language: String) -> [String] {
        lines(of: steps, after: previous, in: language, nil).flatMap { lines in
            lines.prefix(1) + lines.dropFirst().map { $0.isEmpty ? $0 : "  " + $0 }
        }
    }

    /// For each step, without indentation.
    func lines(
        of steps: [ConsoleStep],
        after previous: ConsoleStep?,
        in language: String,
        _ lineBreak: ScriptLineBreak?
    ) -> [[String]] {
        var last = previous.map { $0.kind ?? kind(of: $0) ?? .when }
        return steps.map { step in
            let kind = step.kind ?? (kind(of: step) ?? .when).said(after: last)
            defer { last = kind }
            return step.lines(keyword: kind.keyword(in: language, before: step.text, isSame: kind == last), lineBreak)
        }
    }

    /// The usual kind of a step; nil where no definition matches.
    func kind(of step: ConsoleStep) -> ConsoleStep.Kind? {
        matcher.matches(step.text).first.map { ConsoleStep.Kind(library.definitions[$0.index].kind) }
    }
}
