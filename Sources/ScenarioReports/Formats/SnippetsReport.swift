import AppShellTexts
import CucumberGherkin

/// Swift for every undefined step, each once, with the locations that need it.
public final class SnippetsReport: Report {
    private struct Snippet {
        let code: String
        var locations: [String]
        var rest = 0
    }

    private let write: (String) -> Void
    private var snippets: [Snippet] = []
    private var indices: [String: Int] = [:]
    private var locations: Set<String> = []

    /// How many locations to list above a snippet.
    private static let mostLocations = 5

    /// - Parameter write: takes the whole text, once: Swift with the locations in comments.
    public init(write: @escaping (String) -> Void) {
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted, .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            for step in result.steps where step.status == .undefined { note(step) }
        case .runFinished:
            write(
                snippets.isEmpty
                    ? "// " + localized("Every step is defined.") + "\n" : snippets.map(text).joined(separator: "\n")
            )
        }
    }

    /// Only the likeliest snippet, once per step, however many rows, attempts and backgrounds repeat it.
    private func note(_ step: StepResult) {
        guard let code = step.snippets.first, locations.insert("\(step.location)\n\(code)").inserted else { return }
        guard let index = indices[code] else {
            indices[code] = snippets.count
            snippets.append(Snippet(code: code, locations: [step.location]))
            return
        }
        if snippets[index].locations.count < Self.mostLocations {
            snippets[index].locations.append(step.location)
        } else {
            snippets[index].rest += 1
        }
    }

    private func text(_ snippet: Snippet) -> String {
        var text = snippet.locations.map { "// \($0.onOneLine)\n" }.joined()
        if snippet.rest > 0 { text += "// … " + localized("and \(snippet.rest, "more location")") + "\n" }
        return text + snippet.code + "\n"
    }
}
