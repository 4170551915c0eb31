/// A requirement's id: a product's letters, a hyphen, a word with a number in it: `MAD-FR30a`, `PI-S1.1`, `AIC-22`.
struct RequirementID: Hashable {
    /// `MAD-`
    let prefix: String
    /// What comes before the number: `FR`.
    let stem: String
    let number: Int
    /// What comes after it: `a`, `.1`.
    let suffix: String

    var text: String { prefix + stem + "\(number)" + suffix }

    /// nil for a text of any other form.
    init?(_ text: some StringProtocol) {
        var scanner = RequirementIDScanner(text)
        guard let id = scanner.id(), scanner.isAtEnd else { return nil }
        self = id
    }

    /// Whether a range can go from `other` to this one.
    func isAfter(_ other: RequirementID) -> Bool {
        prefix == other.prefix && stem == other.stem && (1...1_000).contains(number - other.number)
    }

    init(prefix: String, stem: String, number: Int, suffix: String) {
        self.prefix = prefix
        self.stem = stem
        self.number = number
        self.suffix = suffix
    }

    /// All ids in a text, each once, in order: alone, as a range (`MAD-NFR1…5`, `MAD-J1…J4`, `AIC-22 to 24`), or
    /// shortened after another one (`MAD-FR16/FR17`, `MAD-FR21/39`).
    static func all(in text: String) -> [String] {
        var scanner = RequirementIDScanner(text)
        var ids: [RequirementID] = []
        while !scanner.isAtEnd {
            guard scanner.isAtWordStart, let id = scanner.id() else {
                scanner.skip()
                continue
            }
            ids.append(id)
            var last = id
            while let (mark, next) = scanner.continuation(of: last) {
                if mark == .range {
                    ids += (last.number + 1..<next.number).map {
                        RequirementID(prefix: last.prefix, stem: last.stem, number: $0, suffix: "")
                    }
                }
                ids.append(next)
                last = next
            }
        }
        return ids.map(\.text).uniqued()
    }
}

/// Reads ids from a text.
struct RequirementIDScanner {
    enum Mark {
        case range, list
    }

    private let characters: [Character]
    private var index = 0

    init(_ text: some StringProtocol) {
        characters = Array(text)
    }

    var isAtEnd: Bool { index >= characters.count }

    /// An id never begins inside a word.
    var isAtWordStart: Bool {
        index == 0
            || !(characters[index - 1].isLetter || characters[index - 1].isNumber || characters[index - 1] == "-")
    }

    mutating func skip() {
        index += 1
    }

    /// The id that begins here; otherwise nil, and nothing is read.
    mutating func id() -> RequirementID? {
        let start = index
        let letters = take { $0.isASCII && $0.isUppercase }
        guard letters.count >= 2, take("-"), let id = word(prefix: letters + "-", stem: nil) else {
            index = start
            return nil
        }
        return id
    }

    /// `…5`, ` … MAD-J4`, `/FR17` after an id; otherwise nil, and nothing is read. A shortened id must follow directly:
    /// « MAD-FR1 – 4 tabs » is one id.
    mutating func continuation(of id: RequirementID) -> (Mark, RequirementID)? {
        let start = index
        if let (mark, next) = following(id), mark == .list || next.isAfter(id) { return (mark, next) }
        index = start
        return nil
    }

    private mutating func following(_ id: RequirementID) -> (Mark, RequirementID)? {
        let spaces = take { $0 == " " }
        let mark: Mark
        if take("/") {
            mark = .list
        } else if take("…") || take("–") || take("...") || take("to ") {
            mark = .range
        } else {
            return nil
        }
        if spaces.isEmpty, let short = word(prefix: id.prefix, stem: id.stem) { return (mark, short) }
        _ = take { $0 == " " }
        return self.id().map { (mark, $0) }
    }

    /// `FR30a`; a number alone takes the stem.
    private mutating func word(prefix: String, stem: String?) -> RequirementID? {
        let start = index
        let letters = take { $0.isASCII && $0.isUppercase }
        let digits = take { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), String(number) == digits else {
            index = start
            return nil
        }
        var suffix = take { $0.isASCII && $0.isLowercase }
        if index + 1 < characters.count, characters[index] == ".", characters[index + 1].isNumber {
            index += 1
            suffix += "." + take { $0.isASCII && $0.isNumber }
        }
        if !isAtEnd, characters[index].isLetter || characters[index].isNumber {
            index = start
            return nil
        }
        let given = letters.isEmpty ? stem ?? "" : letters
        return RequirementID(prefix: prefix, stem: given, number: number, suffix: suffix)
    }

    private mutating func take(_ fits: (Character) -> Bool) -> String {
        let start = index
        while !isAtEnd, fits(characters[index]) { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func take(_ text: String) -> Bool {
        let wanted = Array(text)
        guard index + wanted.count <= characters.count, Array(characters[index..<index + wanted.count]) == wanted else {
            return false
        }
        index += wanted.count
        return true
    }
}
