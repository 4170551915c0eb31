import AppShell
import AppShellHeadless

/// Laws of what a screen shows.
extension Law {
    static let accessible = Law(
        "accessible",
        "Every element has a label, every image a description, every screen a title, and headings skip no level.",
        .state { state in
            accessibilityIssues(of: state).filter { !$0.isTwin }.map { Violation($0.subject, $0.issue.description) }
        }
    )

    static let distinctNames = Law(
        "distinct-names",
        "No two elements of one role and one name stand side by side.",
        .state { state in
            accessibilityIssues(of: state).filter(\.isTwin).map { Violation($0.subject, $0.issue.description) }
        }
    )

    static let pureContent = Law(
        "pure-content",
        "What a screen shows is a function of its state: read twice, it is equal, and reading it calls nobody.",
        .state { state in
            guard let content = state.content else { return [] }
            let calls = state.session.server.exchanges.count
            let again = try state.session.content()
            guard again != content else {
                guard state.session.server.exchanges.count != calls else { return [] }
                return [Violation(state.screen, "Reading the screen calls the server.")]
            }
            let (first, second) = (content.outline.split(separator: "\n"), again.outline.split(separator: "\n"))
            let difference = zip(first, second).first { $0 != $1 }
            let fact = difference.map { "first \($0.trimmed), then \($1.trimmed)" } ?? "an element came or went"
            return [Violation(state.screen, "Read twice, it differs: \(fact).")]
        }
    )

    static let cleanTexts = Law(
        "clean-texts",
        "Texts have no raw keys, no Optional(…), no double spaces and, in French products, no English.",
        .state { state in
            let typed = Set(state.inputs.texts.values.joined() + [ExplorationInputs.nasty])
            return state.texts.compactMap { text in
                guard let flaw = TextFlaw.first(in: text), !typed.contains(where: { text.contains($0) }) else {
                    return nil
                }
                return Violation("\(state.screen): “\(text.prefix(60))”", "“\(text)” \(flaw.fact).")
            }
        }
    )

    private struct ScreenIssue {
        let issue: AccessibilityIssue
        let subject: String
        var isTwin: Bool { if case .indistinguishable = issue.kind { true } else { false } }
    }

    private static func accessibilityIssues(of state: StateView) -> [ScreenIssue] {
        (state.top?.accessibilityIssues ?? []).map { issue in
            ScreenIssue(issue: issue, subject: "\(state.screen): \(issue.element) \(issue.kindName)")
        }
    }
}

extension AccessibilityIssue {
    /// The kind without counts.
    fileprivate var kindName: String {
        switch kind {
        case .unlabelledElement, .unlabelledField: "has no label"
        case .undescribedImage: "has no description"
        case .indistinguishable: "is there more than once"
        case .skippedLevel: "skips a level"
        case .missingTopHeading: "has no heading above"
        case .untitledScreen: "has no title"
        case .blankScreen: "is blank"
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
