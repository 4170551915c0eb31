/// Closures of screens stay on their host's actor.
///
/// Swift 6.3 takes an async closure with a capture list, formed in a non-isolated method, off its caller's actor: it
/// loses `nonisolated(nonsending)`. Headless hosts hide that behind their executor; a MainActor host does not. What a
/// closure's type is can't be read off its text, so features and products write none at all.
enum CaptureRule {
    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard traits.holdsScreens else { return [] }
        return source.tokens.indices.compactMap { index in
            guard source.text(index) == "{", source.text(index + 1) == "[", isCaptureList(from: index + 1, in: source)
            else { return nil }
            return Breach(
                path: source.path,
                line: source.tokens[index].line,
                rule: .captures,
                fact: "a closure with a capture list leaves its host's actor",
                fix: "capture self: content lives for a moment, and a scope is cancelled with its screen"
            )
        }
    }

    /// Whether a bracket is closed, and only what may stand before `in` stands before it.
    private static func isCaptureList(from bracket: Int, in source: SwiftSource) -> Bool {
        var depth = 0
        for index in bracket..<source.tokens.count {
            let token = source.tokens[index]
            switch token.text {
            case "[", "(": depth += 1
            case "]", ")": depth -= 1
            case "in" where depth == 0: return true
            case "{", "}", "for", "where": return false
            default:
                let isOfSignature =
                    token.kind == .word || [",", ":", "-", ">", "->", "_", "?", "&", "@"].contains(token.text)
                if depth == 0 && !isOfSignature { return false }
            }
        }
        return false
    }
}
