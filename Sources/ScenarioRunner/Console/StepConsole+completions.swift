import AppShellHeadless
import CucumberExpressions

extension StepConsole {
    /// Steps of the console's language that a text may be the beginning of, or that ``StepSearch`` finds by its words; those
    /// that begin with it first.
    ///
    /// Where the text ends within a `{string}`, what the screen has in such a place is filled in.
    ///
    /// - Parameter limit: the most completions.
    public func completions(of text: String, limit: Int) -> [StepCompletion] {
        let typed = String(text.drop(while: \.isWhitespace)).replacing("’", with: "'")
        let search = StepSearch(typed)
        let candidates = StringCandidates(finder: try? world.finder(), links: product.kit.examples.links)
        var (filled, starting, containing): ([StepCompletion], [StepCompletion], [StepCompletion]) = ([], [], [])
        for wording in wordings {
            func completion(_ text: String, isWhole: Bool) -> StepCompletion {
                StepCompletion(text: text, summary: wording.summary, isWhole: isWhole)
            }
            switch BegunStep(typed, of: wording.parts) {
            case .text(let head, let next, let isWhole):
                starting.append(completion(head + BegunStep.wording(wording.parts, from: next), isWhole: isWhole))
            case .string(let string):
                let values = candidates.values(for: string, of: wording.kind)
                filled += values.map { completion(string.head + $0 + string.rest, isWhole: string.isLast) }
            case nil:
                guard search.finds("\(wording.text) \(wording.summary)") else { continue }
                containing.append(completion(wording.text, isWhole: wording.parts.count == 1))
            }
        }
        let all = filled.filter(\.isWhole) + filled.filter { !$0.isWhole } + starting + containing
        // A value may be half written: `j'attends 3 secon`.
        return Array(all.lazy.filter { !$0.isWhole || self.isStep($0.text) }.prefix(limit))
    }

    /// The current steps of the console's language.
    public var definitions: [StepDefinition] {
        product.library.currentDefinitions.filter { $0.language == language }
    }

    private func isStep(_ text: String) -> Bool {
        let matches = product.library.matches(text)
        return matches.count == 1 && matches[0].arguments.allSatisfy { (try? $0.value()) != nil }
    }
}
