import AppShellTexts
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What a run would run: its scenarios, or their tags.
struct ScenarioList {
    private let cases: [TestCase]

    /// - Parameter plan: in its order; repetitions are listed once.
    init(_ plan: RunPlan) {
        cases = plan.orderedTestCases.filter { $0.repetition == 0 }
    }

    /// A line for each scenario, whose first word runs it.
    var text: String {
        let width = cases.map(\.location.count).max() ?? 0
        return cases.map { testCase in
            let padding = String(repeating: " ", count: width - testCase.location.count)
            return "\(testCase.location)\(padding)  \(testCase.pickle.name)".withPicturedControls + "\n"
        }.joined()
    }

    /// An object for each scenario.
    var json: String {
        var writer = JSONWriter()
        for testCase in cases {
            let pickle = testCase.pickle
            writer.object { writer in
                writer.field("file", pickle.uri)
                writer.field("line", pickle.location.line)
                writer.field("name", pickle.name)
                writer.field("product", testCase.product)
                writer.array("tags", Self.tags(of: pickle))
            }
            writer.lineBreak()
        }
        return writer.text
    }

    /// Each once, in their order.
    private static func tags(of pickle: Pickle) -> [String] {
        var seen: Set<String> = []
        return pickle.tags.map(\.name).filter { seen.insert($0).inserted }
    }

    /// How many scenarios carry each tag, the most frequent first.
    private var tags: [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for testCase in cases {
            for name in Self.tags(of: testCase.pickle) { counts[name, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// A line for each tag.
    var tagText: String {
        let tags = tags
        let width = tags.map { "\($0.count)".count }.max() ?? 0
        return tags.map { tag in
            let padding = String(repeating: " ", count: width - "\(tag.count)".count)
            return "\(padding)\(tag.count)  \(tag.name)".withPicturedControls + "\n"
        }.joined()
    }

    /// An object for each tag.
    var tagJSON: String {
        var writer = JSONWriter()
        for tag in tags {
            writer.object { writer in
                writer.field("tag", tag.name)
                writer.field("count", tag.count)
            }
            writer.lineBreak()
        }
        return writer.text
    }

    /// `12 scenarios`, and of tags `12 scenarios, 3 tags`.
    func summary(ofTags: Bool) -> String {
        let scenarios = counted(cases.count, "scenario")
        return ofTags ? "\(scenarios), \(counted(tags.count, "tag"))" : scenarios
    }
}

extension String {
    /// With a picture for each control character, as ␛ for an escape, so that a name can do nothing to a terminal.
    fileprivate var withPicturedControls: String {
        func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
            switch scalar.value {
            case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
            case 0x7F: "\u{2421}"
            case 0x80...0x9F: "\u{FFFD}"
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(unicodeScalars.map(picture)))
    }
}

extension ScriptRun {
    /// Lists what the plan would run. Files with errors are told on standard error.
    func list(_ plan: RunPlan) -> CommandExit {
        let list = ScenarioList(plan)
        switch (command.listing.listTags, command.listing.json) {
        case (false, false): Console.out(list.text)
        case (false, true): Console.out(list.json)
        case (true, false): Console.out(list.tagText)
        case (true, true): Console.out(list.tagJSON)
        }
        for error in plan.errors { Console.error(error.locatedExplanation) }
        // On standard error, so that each line of the output is a scenario.
        if !command.listing.json { Console.error(list.summary(ofTags: command.listing.listTags)) }
        return plan.errors.isEmpty ? .passed : .usage
    }
}
