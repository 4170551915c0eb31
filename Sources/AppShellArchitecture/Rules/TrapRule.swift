/// No trap on input.
enum TrapRule {
    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard traits.isPure else { return [] }
        return source.tokens.indices.compactMap { index in
            guard let what = trap(at: index, in: source) else { return nil }
            return Breach(
                path: source.path,
                line: source.tokens[index].line,
                rule: .trap,
                fact: "\(what) ends the process",
                fix: "throw, or return a value the Shell shows and records"
            )
        }
    }

    private static func trap(at index: Int, in source: SwiftSource) -> String? {
        let token = source.tokens[index]
        switch token.text {
        case "fatalError", "preconditionFailure":
            let before = source.text(index - 1)
            guard source.text(index + 1) == "(", before != "func" else { return nil }
            guard before != "." || source.text(index - 2) == "Swift" else { return nil }
            return "\(token.text)("
        case "try", "as":
            guard !token.isEscaped, let mark = source.token(index + 1), mark.text == "!" else { return nil }
            return mark.touches(token) ? "\(token.text)!" : nil
        default:
            return nil
        }
    }
}
