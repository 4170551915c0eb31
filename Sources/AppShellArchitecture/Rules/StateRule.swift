/// No singletons, no global mutable state, no navigation flags.
enum StateRule {
    private static let lockedBoxes: Set<String> = ["Lock", "Mutex", "Atomic", "OSAllocatedUnfairLock", "NSLock"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "weak", "unowned", "lazy", "static",
        "nonisolated", "override", "(", ")", "set", "unsafe",
    ]

    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard traits.isPure else { return [] }
        var depth = 0
        var breaches: [Breach] = []
        for (index, token) in source.tokens.enumerated() {
            switch token.text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default: break
            }
            guard let fact = fact(at: index, in: source, depth: depth) else { continue }
            breaches.append(
                Breach(path: source.path, line: token.line, rule: .state, fact: fact.what, fix: fact.fix)
            )
        }
        return breaches
    }

    private static func fact(at index: Int, in source: SwiftSource, depth: Int) -> (what: String, fix: String)? {
        let token = source.tokens[index]
        switch token.text {
        case "var" where isDeclaration(index, in: source) && isShared(index, in: source, depth: depth):
            guard isStored(index, in: source) else { return nil }
            return ("var \(source.text(index + 1)) is global mutable state", "keep it in a value that is handed in")
        case "let" where isDeclaration(index, in: source) && isShared(index, in: source, depth: depth):
            if source.text(index + 1) == "shared", depth > 0 {
                return ("static let shared is a singleton", "hand the value in, through AppEnvironment or an init")
            }
            guard let box = lockedBox(index, in: source) else { return nil }
            return ("a shared \(box) is global mutable state", "keep it in a value that is handed in")
        case "nonisolated" where source.matches(["(", "unsafe", ")"], at: index + 1):
            return ("nonisolated(unsafe) hides a data race", "make the value Sendable or isolate it")
        case _ where token.kind == .word && token.text.hasPrefix("shouldNavigate"):
            return ("\(token.text) is a navigation flag", "send a NavigationCommand or open a Route")
        default:
            return nil
        }
    }

    private static func isDeclaration(_ index: Int, in source: SwiftSource) -> Bool {
        !source.tokens[index].isEscaped && source.text(index - 1) != "." && source.text(index + 1) != ":"
    }

    /// At the top of the file, or `static` among the modifiers before it.
    private static func isShared(_ index: Int, in source: SwiftSource, depth: Int) -> Bool {
        if depth == 0 { return true }
        var before = index - 1
        while modifiers.contains(source.text(before)) {
            if source.text(before) == "static" { return true }
            before -= 1
        }
        return false
    }

    /// Stored unless a body that is no observer comes before any `=` and before the statement ends.
    private static func isStored(_ variable: Int, in source: SwiftSource) -> Bool {
        var index = variable + 1
        while let token = source.token(index) {
            switch token.text {
            case "(", "[": index = source.closing(of: index)
            case "{": return ["willSet", "didSet"].contains(source.text(index + 1))
            case "=", ";", "}": return true
            default:
                if endsStatement(before: index, in: source) { return true }
            }
            index += 1
        }
        return true
    }

    private static func endsStatement(before index: Int, in source: SwiftSource) -> Bool {
        guard let token = source.token(index), let before = source.token(index - 1), token.line > before.line else {
            return false
        }
        let goesOn = [":", ".", "&", "<", ",", "any", "some", "var"].contains(before.text)
        let arrow = before.text == ">" && source.text(index - 2) == "-"
        return !goesOn && !arrow && ![".", "&", "<", ">", "-", ":"].contains(token.text)
    }

    /// A lock or an atomic in the rest of the line: shared state behind a `let`.
    private static func lockedBox(_ constant: Int, in source: SwiftSource) -> String? {
        let line = source.tokens[constant].line
        return source.tokens[constant...].prefix { $0.line == line && $0.text != "{" }.map(\.text)
            .first { lockedBoxes.contains($0) }
    }
}
