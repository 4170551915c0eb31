/// One import and the `#if` conditions it stands under.
struct Import: Equatable, Sendable {
    let module: String
    let line: Int
    /// Conditions that hold here, without spaces.
    var holding: [String] = []
    /// Conditions of earlier branches, which don't hold here.
    var failing: [String] = []

    /// Behind `#if canImport(module)`.
    func isConditional(on module: String) -> Bool {
        holding.contains { $0.contains("canImport(\(module))") && !$0.contains("!canImport(\(module))") }
    }

    /// Only where `module` can't be imported.
    func isFallback(for module: String) -> Bool {
        holding.contains { $0.contains("!canImport(\(module))") }
            || failing.contains { $0.contains("canImport(\(module))") && !$0.contains("!canImport(\(module))") }
    }
}

/// Reads the imports of a file, in every form the language has.
enum ImportScanner {
    private struct Branch {
        var holding: String?
        var failing: [String] = []
    }

    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    static func imports(in source: SwiftSource) -> [Import] {
        var found: [Import] = []
        var branches: [Branch] = []
        for (index, token) in source.tokens.enumerated() {
            if token.text == "#" {
                follow(directive: index, in: source, &branches)
            } else if token.text == "import", isDeclaration(index, in: source) {
                let path = kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
                found.append(
                    Import(
                        module: source.text(path),
                        line: token.line,
                        holding: branches.compactMap(\.holding),
                        failing: branches.flatMap(\.failing)
                    )
                )
            }
        }
        return found
    }

    /// Not a member (`.import`), a label (`f(import: x)`) or an escaped name.
    private static func isDeclaration(_ index: Int, in source: SwiftSource) -> Bool {
        guard !source.tokens[index].isEscaped, source.token(index + 1)?.kind == .word else { return false }
        return ![".", "(", ","].contains(source.text(index - 1))
    }

    private static func follow(directive index: Int, in source: SwiftSource, _ branches: inout [Branch]) {
        guard let word = source.token(index + 1), word.touches(source.tokens[index]) else { return }
        switch word.text {
        case "if":
            branches.append(Branch(holding: condition(after: word, in: source)))
        case "elseif", "else":
            guard var branch = branches.popLast() else { return }
            if let before = branch.holding { branch.failing.append(before) }
            branch.holding = word.text == "else" ? nil : condition(after: word, in: source)
            branches.append(branch)
        case "endif":
            _ = branches.popLast()
        default:
            break
        }
    }

    /// The rest of the directive's line, without spaces.
    private static func condition(after word: Token, in source: SwiftSource) -> String {
        let rest = source.code[word.range.upperBound...].prefix { !$0.isLineBreak }
        return String(decoding: rest.filter { $0 > .space }, as: UTF8.self)
    }
}
