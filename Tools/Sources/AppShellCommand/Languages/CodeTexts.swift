import AppShellTexts
import Foundation

/// The texts that the code of a product says, in its source language: of `texts("…")` and `AppText("…")`, of
/// `texts.plural(count, one: "…", other: "…")`, and of the tabs.
struct CodeTexts {
    struct Text {
        /// As tables have it, with its context.
        let key: String
        /// What the code says, with `{}` for values.
        let words: String
        /// What is said of a single one; nil where it depends on no count.
        let one: String?
        let path: String
        let line: Int
        /// Whether a tab is called so.
        let isTab: Bool

        var location: String { "\(path):\(line)" }
    }

    /// In the order of files and lines; what is said in several places stands at the first.
    private(set) var texts: [Text] = []
    /// The index of each key in ``texts``.
    private var known: [String: Int] = [:]

    /// The calls of `texts` that are given something else than a literal, which no table can be made for.
    private(set) var unreadable: [String] = []

    /// - Parameter files: paths from the root of a place.
    init(_ files: [String], in place: NewPlace) throws(CommandError) {
        for path in files {
            let file = place.root.appending(path: path).path(percentEncoded: false)
            read(SwiftTokens(try InputFile.text(of: file, atMost: 10_000_000)), of: path)
        }
    }

    init(_ text: String, of path: String) {
        read(SwiftTokens(text), of: path)
    }

    subscript(key: String) -> Text? { known[key].map { texts[$0] } }

    private mutating func read(_ tokens: SwiftTokens, of path: String) {
        for index in 0..<tokens.count {
            switch tokens[index] {
            case "texts" where tokens[index + 1] == "(": readCall(tokens, at: index, of: path)
            case "AppText" where tokens[index + 1] == "(" && tokens[index + 2].hasPrefix("\""):
                readCall(tokens, at: index, of: path)
            case "texts" where tokens[index + 1] == "." && tokens[index + 2] == "plural" && tokens[index + 3] == "(":
                readPlural(tokens, at: index + 3, of: path)
            case "Tab" where tokens[index + 1] == "(": readTab(tokens, at: index + 1, of: path)
            default: continue
            }
        }
    }

    private mutating func readCall(_ tokens: SwiftTokens, at name: Int, of path: String) {
        // A declaration, or a closure that takes them.
        guard tokens[name - 1] != "func", tokens[name + 2] != ")" else { return }
        guard let literal = tokens.text(at: name + 2), [")", ","].contains(tokens[literal.end]) else {
            unreadable.append("\(path):\(tokens.line(of: name))")
            return
        }
        let context = argument("context", of: name + 1, in: tokens)
        add(literal.key, context: context, one: nil, tokens, at: name, of: path)
    }

    private mutating func readPlural(_ tokens: SwiftTokens, at open: Int, of path: String) {
        guard let one = argument("one", of: open, in: tokens), let other = argument("other", of: open, in: tokens)
        else {
            unreadable.append("\(path):\(tokens.line(of: open))")
            return
        }
        add(other, one: one, tokens, at: open, of: path)
    }

    private mutating func readTab(_ tokens: SwiftTokens, at open: Int, of path: String) {
        guard let title = argument("title", of: open, in: tokens) else { return }
        add(title, one: nil, tokens, at: open, of: path, isTab: true)
    }

    /// The literal behind a label of a call.
    private func argument(_ label: String, of open: Int, in tokens: SwiftTokens) -> String? {
        guard let close = tokens.closing(of: open) else { return nil }
        return tokens.ends(of: [label, ":"], in: open..<close).lazy.compactMap { tokens.text(at: $0)?.key }.first
    }

    private mutating func add(
        _ words: String,
        context: String? = nil,
        one: String?,
        _ tokens: SwiftTokens,
        at index: Int,
        of path: String,
        isTab: Bool = false
    ) {
        let key = context.map { "\(words) [\($0)]" } ?? words
        guard known[key] == nil else { return }
        known[key] = texts.count
        texts.append(
            Text(key: key, words: words, one: one, path: path, line: tokens.line(of: index), isTab: isTab)
        )
    }
}

extension SwiftTokens {
    /// The line of a token, from 1.
    func line(of index: Int) -> Int {
        bytes[..<ranges[index].lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
}
