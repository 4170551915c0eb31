import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    /// Who said what in the conversation with Madi.
    mutating func defineConversationSteps() {
        step(
            .then,
            ["fr": "j'ai écrit {string}", "en": "my last message is {string}", "en": "I have written {string}"],
            "The user's last message in the conversation is exactly that."
        ) { (world, text: String) in
            try world.eventually {
                let bubbles = try world.bubbles()
                return Mismatch(
                    localized("The last message of the person's"),
                    expectedText: text,
                    actual: bubbles.last(where: \.isOwn)?.text,
                    details: world.list(bubbles)
                )?.description
            }
        }
        step(
            .then,
            ["fr": "Madi répond {string}", "en": "Madi answers {string}"],
            "Madi answers with this text below the user's last message."
        ) { (world, text: String) in
            try world.eventually {
                let bubbles = try world.bubbles()
                guard let last = bubbles.lastIndex(where: \.isOwn) else {
                    return localized("Nobody has written to Madi, so she has answered nothing.") + world.list(bubbles)
                }
                let answers = bubbles[(last + 1)...]
                guard !answers.contains(where: { PlainText($0.text).contains(PlainText(text)) }) else { return nil }
                return Mismatch(
                    localized("Madi's answer"),
                    expected: localized("“\(text)” in it"),
                    actual: answers.isEmpty ? localized("none yet") : answers.map(\.text).quoted,
                    details: world.list(bubbles)
                ).description
            }
        }
    }
}

private struct Bubble {
    let isOwn: Bool
    let text: String
}

extension ScenarioWorld {
    /// The conversation on the screen, the oldest message first.
    fileprivate func bubbles() throws -> [Bubble] {
        try finder().elements.compactMap { found in
            guard case .bubble(let isOwn) = found.element.role else { return nil }
            return Bubble(isOwn: isOwn, text: found.element.label)
        }
    }

    fileprivate func list(_ bubbles: [Bubble]) -> String {
        guard !bubbles.isEmpty else { return "\n" + localized("The screen shows no conversation.") }
        let lines = bubbles.map { bubble in
            "\n  "
                + (bubble.isOwn ? localized("the person: “\(bubble.text)”") : localized("Madi: “\(bubble.text)”"))
        }
        return "\n" + localized("The conversation:") + lines.joined()
    }
}
