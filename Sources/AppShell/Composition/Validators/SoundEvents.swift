/// Analytics events have names of their own, and so have their parameters.
struct SoundEvents: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.events.flatMap { event -> [CompositionIssue] in
            var issues: [CompositionIssue] = []
            func tell(_ code: String, _ fact: String, _ fix: String) {
                issues.append(CompositionIssue(code: code, module: event.module, fact: fact, fix: fix))
            }
            let name = event.entry.name
            if let owner = owners.updateValue(event.module, forKey: name) {
                tell(
                    "event-duplicate",
                    "the event “\(name)” is contributed by “\(owner)” and by “\(event.module)”",
                    "give one of them another name"
                )
            }
            if !name.contains(where: { !$0.isWhitespace }) {
                tell("event-name", "an event is called “\(name)”", "give it a name that says what happened")
            }
            var seen: Set<String> = []
            for parameter in event.entry.parameters where !seen.insert(parameter.name).inserted {
                tell(
                    "event-parameter",
                    "the event “\(name)” has two parameters “\(parameter.name)”",
                    "give one of them another name"
                )
            }
            for parameter in event.entry.parameters {
                if case .choice(let words) = parameter.kind, words.isEmpty {
                    tell(
                        "event-choice",
                        "the parameter “\(parameter.name)” of the event “\(name)” has no words to choose from",
                        "list the words that it can be"
                    )
                }
            }
            return issues
        }
    }
}
