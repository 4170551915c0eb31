import AppShell
import AppShellHeadless
import AppShellTexts

/// Laws of what a screen shows.
extension Law {
    static let accessible = Law(
        "accessible",
        "Every element has a label, every image a description, every screen a title, and headings skip no level.",
        .state { state in
            accessibilityIssues(of: state).filter { !$0.isTwin }.map {
                Violation($0.subject, $0.issue.localizedDescription)
            }
        }
    )

    static let distinctNames = Law(
        "distinct-names",
        "No two elements of one role and one name stand side by side.",
        .state { state in
            accessibilityIssues(of: state).filter(\.isTwin).map { Violation($0.subject, $0.issue.localizedDescription) }
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
                return [Violation(state.localizedScreen, localized("Reading the screen calls the server."))]
            }
            var fact: String {
                zip(content.outlineLines, again.outlineLines).first { $0 != $1 }.map {
                    localized("first \($0.trimmed), then \($1.trimmed)")
                }
                    ?? localized("an element came or went")
            }
            return [Violation(state.localizedScreen, localized("Read twice, it differs: \(fact)."))]
        }
    )

    static let cleanTexts = Law(
        "clean-texts",
        "Texts have no raw keys, no Optional(…), no double spaces and, in French products, no English.",
        .state { state in
            // A stand-in of a feature alone names routes.
            guard state.top?.children.contains(where: { $0.id == Content.elsewhereID }) != true else { return [] }
            // In another language the app says which.
            let isFrench = state.content?.value == nil
            let typed = Set(state.inputs.texts.values.joined() + [ExplorationInputs.nasty])
            return state.texts.compactMap { text in
                guard let flaw = TextFlaw.first(in: text, ofFrench: isFrench),
                    !typed.contains(where: { text.contains($0) })
                else {
                    return nil
                }
                return Violation(
                    localized("\(state.localizedScreen): “\(text.prefix(60))”"),
                    localized("“\(text)” \(flaw.localizedFact).")
                )
            }
        }
    )

    private struct ScreenIssue {
        let issue: AccessibilityIssue
        let state: StateView
        var subject: String {
            localized("\(state.localizedScreen): \(issue.localizedElement) \(issue.localizedKindName)")
        }
        var isTwin: Bool { if case .indistinguishable = issue.kind { true } else { false } }
    }

    private static func accessibilityIssues(of state: StateView) -> [ScreenIssue] {
        state.accessibilityIssues.map { ScreenIssue(issue: $0, state: state) }
    }
}

extension AccessibilityIssue {
    /// The kind without counts, in the language of the current `Reader`.
    fileprivate var localizedKindName: String {
        switch kind {
        case .unlabelledElement, .unlabelledField: localized("has no label")
        case .undescribedImage, .undescribedMedia: localized("has no description")
        case .uncaptionedVideo: localized("has neither captions nor a transcript")
        case .untranscribedAudio: localized("has no transcript")
        case .indistinguishable: localized("is there more than once")
        case .skippedLevel: localized("skips a level")
        case .missingTopHeading: localized("has no heading above")
        case .untitledScreen, .untitledDialog: localized("has no title")
        case .unansweredDialog: localized("has no button")
        case .blankScreen: localized("is blank")
        }
    }
}

extension ContentSnapshot {
    /// The lines of its `outline` in the language of the current `Reader`.
    fileprivate var outlineLines: [Substring] { outline(indentation: "").split(separator: "\n") }

    private func outline(indentation: String) -> String {
        let rest = children.map { $0.outline(indentation: indentation + "  ") }
        return ([indentation + localizedSummary] + rest).joined(separator: "\n")
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
