import AppShellTexts
import CucumberExpressions
import Foundation

/// The name of what is made, as Swift types are named, and its other forms.
struct NewName: Hashable {
    /// What the name is given to.
    enum Kind: String {
        case feature, product

        /// Endings that the names of its modules and types have already.
        fileprivate var endings: [String] {
            switch self {
            case .feature: ["Feature", "Module"]
            case .product: ["App", "TestKit", "Backend", "Feature"]
            }
        }
    }

    /// `GuestBook`.
    let text: String

    /// - Throws: ``CommandError`` that says what a name is like, with the nearest one.
    init(_ text: String, of kind: Kind) throws(CommandError) {
        let isWord = text.utf8.allSatisfy { Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isWord, let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            let near = Self.nearest(to: text)
            let hint = near.isEmpty ? "" : " Write \(near)."
            throw CommandError(
                localized(
                    "“\(text)”: is not the name of a Swift type: a capital letter, then letters from A to Z and digits.\(hint)"
                )
            )
        }
        if let ending = kind.endings.first(where: { text.hasSuffix($0) }), text != ending {
            throw CommandError(
                localized(
                    "“\(text)”: “\(ending)” is added to the name where it belongs. Write \(text.dropLast(ending.count))."
                )
            )
        }
        guard !Self.reserved.contains(text.lowercased()) else {
            throw CommandError(localized("“\(text)”: is a word of Swift's, or a module's name. Choose another one."))
        }
        self.text = text
    }

    /// `guestbook`: in ids, and in the names of folders that belong to nobody yet.
    var id: String { text.lowercased() }

    /// `guest-book`: in links and the names of scripts.
    var dashed: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// `Guest book`: what people read until somebody writes better words.
    var title: String {
        words.enumerated().map { $0 == 0 ? $1 : Self.isAbbreviation($1) ? $1 : $1.lowercased() }.joined(separator: " ")
    }

    /// `GUE-`, or longer where that is taken: the beginning of the ids of requirements.
    func prefix(otherThan taken: [String]) -> String {
        let letters = text.uppercased()
        let count = (3...max(3, letters.count)).first { !taken.contains(letters.prefix($0) + "-") }
        return letters.prefix(count ?? letters.count) + "-"
    }

    /// `Guest` and `Book`; `My`, `URL` and `List`.
    private var words: [String] {
        var words: [String] = []
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase && (index == 0 || !letters[index - 1].isUppercase || next?.isLowercase == true)
            if begins { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    private static func isAbbreviation(_ word: String) -> Bool { word.count > 1 && word == word.uppercased() }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// `LivreDor` for “livre d'or”.
    private static func nearest(to text: String) -> String {
        PlainLetters.words(of: text).filter { $0 != "" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            .drop { $0.isNumber }.description
    }

    /// In small letters: what can't name a module, or would hide one.
    private static let reserved: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated",
        "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type",
        "typealias", "var", "where", "while", "appshell", "appshellcommand", "dispatch", "foundation", "glibc", "main",
        "observation", "swift", "synchronization", "testing",
    ]
}

/// Texts in letters from a to z and digits.
enum PlainLetters {
    /// `["Ma", "liste", "2"]` of “Ma liste, n° 2”, without accents.
    static func words(of text: String) -> [String] {
        let folded = text.folding(options: .diacriticInsensitive, locale: nil)
            .replacing("œ", with: "oe").replacing("æ", with: "ae")
        return folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    }
}

/// Words that people read in the app.
enum NewTitle {
    /// - Throws: ``CommandError`` for what neither a Swift string nor a step can hold as it is.
    static func checked(_ title: String, of option: String) throws(CommandError) -> String {
        let isPlain = title.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        guard isPlain, title.contains(where: { !$0.isWhitespace }) else {
            throw CommandError(
                localized(
                    "\(option): a title is one line that is not empty, without \" and \\. For quotation marks, write « »."
                )
            )
        }
        return title
    }

    /// The name in words, until somebody translates the title; the title itself, where it has marks of values.
    static func english(of title: String, named name: NewName) -> String { title.contains("{") ? title : name.title }
}
