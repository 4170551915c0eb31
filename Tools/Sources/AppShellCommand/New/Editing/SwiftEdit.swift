import AppShellTexts

/// Edits of a Swift file by its structure. Where the place is not found, the error says what to write by hand; what has
/// been written already is not added again.
struct SwiftEdit {
    /// As messages name the file.
    let path: String
    private(set) var text: String

    init(_ text: String, of path: String) {
        self.text = text
        self.path = path
    }

    /// Puts an element into the only array literal that stands behind a pattern.
    ///
    /// - Parameters:
    ///   - pattern: the tokens before its bracket.
    ///   - what: the array, in words.
    ///   - place: which element it becomes, by those that are there.
    mutating func insert(
        _ element: String,
        intoArrayAfter pattern: [String],
        _ what: String,
        at place: ([String]) -> Int
    ) throws(CommandError) {
        let tokens = SwiftTokens(text)
        let ends = tokens.isSound ? tokens.ends(of: pattern + ["["]) : []
        guard ends.count == 1, let literal = ArrayLiteral(tokens, at: ends[0] - 1) else {
            return try requireByHand(element, "\(what) is not found")
        }
        guard !literal.elements.contains(where: { $0.hasPrefix(Self.beginning(of: element)) }) else { return }
        text = literal.inserting(element, at: place(literal.elements))
    }

    /// Puts an element at the end of the array that `modules(in:)` returns.
    ///
    /// - Parameter element: made from the name of the function's parameter.
    mutating func insertModule(_ element: (_ environment: String) -> String) throws(CommandError) {
        let tokens = SwiftTokens(text)
        guard tokens.isSound, let (open, environment) = Self.modules(in: tokens),
            let literal = ArrayLiteral(tokens, at: open)
        else { return try requireByHand(element("environment"), "the array that modules(in:) returns is not found") }
        text = literal.inserting(element(environment), at: literal.elements.count)
    }

    /// The bracket of the array, and the name of the parameter; nil where there is no such literal, or several.
    private static func modules(in tokens: SwiftTokens) -> (Int, String)? {
        let heads = tokens.ends(of: ["func", "modules", "(", "in"])
        guard heads.count == 1, let head = heads.first, tokens[head] != ":", tokens[head] != "_",
            let start = (head..<tokens.count).first(where: { tokens[$0] == "{" }),
            let end = tokens.closing(of: start)
        else { return nil }
        var brackets: [String] = []
        var returns: [Int] = []
        for index in start + 1..<end {
            // One in the braces of a statement returns, too; one in an array or a call is a closure's.
            if brackets.allSatisfy({ $0 == "{" }), tokens[index] == "return" { returns.append(index + 1) }
            switch tokens.nesting(index) {
            case 1: brackets.append(tokens[index])
            case -1: brackets.removeLast()
            default: break
            }
        }
        // Without return, the body is the array alone.
        if returns.isEmpty, tokens.closing(of: start + 1) == end - 1 { returns = [start + 1] }
        guard returns.count == 1, let open = returns.first, tokens[open] == "[" else { return nil }
        return (open, tokens[head])
    }

    /// Adds `import MODULE` where it belongs by the alphabet, unless it is there.
    mutating func insertImport(of module: String) throws(CommandError) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func imported(by line: Substring) -> Substring? {
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index < words.count - 1, index < 2 else { return nil }
            return words[index + 1]
        }
        guard let first = lines.firstIndex(where: { imported(by: $0) != nil }) else {
            return try requireByHand("import \(module)", "no import is found")
        }
        let block = lines[first...].prefix { imported(by: $0) != nil }
        guard !block.contains(where: { imported(by: $0)?.description == module }) else { return }
        let place = block.firstIndex { line in imported(by: line).map { $0 > module } ?? false } ?? block.endIndex
        lines.insert("import \(module)", at: place)
        text = lines.joined(separator: "\n")
    }

    /// Passes where somebody has written it already.
    private func requireByHand(_ addition: String, _ fact: String) throws(CommandError) {
        guard !text.contains(Self.beginning(of: addition)) else { return }
        throw CommandError(
            localized(
                "\(path): \(fact). Nothing was changed. Add this where it belongs, then repeat the command:\n\(addition)"
            )
        )
    }

    private static func beginning(of addition: String) -> String {
        addition.split(separator: "\n").first.map(String.init) ?? addition
    }
}
