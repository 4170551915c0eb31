import CucumberGherkin

/// How often each step definition is used, its wall-clock time, and the unused ones.
public final class UsageReport: Report {
    public enum Format: Sendable {
        case text, json
    }

    private let format: Format
    private let write: (String) -> Void
    private var usage = Usage()

    /// - Parameter write: takes the whole text, once.
    public init(format: Format = .text, write: @escaping (String) -> Void) {
        self.format = format
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let run): usage.define(run.definitions)
        case .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            for step in result.steps where step.step != nil { usage.note(step) }
        case .runFinished:
            switch format {
            case .text: write(UsageText(usage).text.withVisibleControls)
            case .json: write(UsageJSON(usage).text)
            }
        }
    }
}

/// The data of ``UsageReport``. It grows with the vocabulary, not with the run.
struct Usage {
    struct Definition {
        let pattern: RunDefinition.Pattern
        let location: FileLocation?
        let isUsedByPhrase: Bool
        /// Steps that match, whether they ran or not.
        var uses = 0
        var times = DurationDigest()
        /// The locations of the slowest uses, slowest first.
        var slowest: [(duration: Duration, location: String)] = []
    }

    private(set) var definitions: [Definition] = []
    private(set) var undefined: [(text: String, count: Int)] = []
    private var indices: [String: Int] = [:]
    private var undefinedIndices: [String: Int] = [:]

    private static let mostLocations = 3

    mutating func define(_ all: [RunDefinition]) {
        for definition in all {
            guard case .step(let pattern, _) = definition.content, indices[definition.id] == nil else { continue }
            indices[definition.id] = definitions.count
            definitions.append(
                Definition(
                    pattern: pattern,
                    location: definition.location,
                    isUsedByPhrase: definition.isUsedByPhrase
                )
            )
        }
    }

    mutating func note(_ step: StepResult) {
        let matches = step.testStep.matches
        for match in matches {
            guard let index = indices[match.definitionID] else { continue }
            definitions[index].uses += 1
            // An ambiguous step does not run.
            if matches.count == 1, step.status != .skipped { definitions[index].note(step, most: Self.mostLocations) }
        }
        guard matches.isEmpty, step.status == .undefined else { return }
        if let index = undefinedIndices[step.text] {
            undefined[index].count += 1
        } else {
            undefinedIndices[step.text] = undefined.count
            undefined.append((step.text, 1))
        }
    }

    /// The used ones, slowest on average first, as Cucumber orders them.
    var used: [Definition] {
        definitions.enumerated().filter { $0.element.uses > 0 }.sorted { first, second in
            let (one, other) = (first.element.times, second.element.times)
            if one.mean != other.mean { return one.mean > other.mean }
            return one.total != other.total ? one.total > other.total : first.offset < second.offset
        }.map(\.element)
    }

    var unused: [Definition] { definitions.filter { $0.uses == 0 && !$0.isUsedByPhrase } }

    /// The most frequent first.
    var missing: [(text: String, count: Int)] {
        undefined.enumerated().sorted { first, second in
            first.element.count != second.element.count
                ? first.element.count > second.element.count : first.offset < second.offset
        }.map(\.element)
    }
}

extension Usage.Definition {
    fileprivate mutating func note(_ step: StepResult, most: Int) {
        times.add(step.wallDuration)
        // A location counts once, with its slowest use.
        if let known = slowest.firstIndex(where: { $0.location == step.location }) {
            guard slowest[known].duration < step.wallDuration else { return }
            slowest.remove(at: known)
        }
        let index = slowest.firstIndex { $0.duration < step.wallDuration } ?? slowest.count
        guard index < most else { return }
        slowest.insert((step.wallDuration, step.location), at: index)
        if slowest.count > most { slowest.removeLast() }
    }
}
