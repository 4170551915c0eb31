/// What items are for, in the product's words: « Créer des visuels ».
public struct CatalogGoal: Hashable, Sendable {
    public let name: String
    private let stems: [String]

    /// - Parameter stems: beginnings of words, in lower case: an item that has one in its title, its summary or the lists
    ///   of its sections serves the goal.
    public init(_ name: String, stems: [String]) {
        self.name = name
        self.stems = stems
    }

    public func isServed(by item: CatalogItem) -> Bool { isServed(byWords: item.goalWords) }

    /// - Parameter words: an item's ``CatalogItem/goalWords``, for one that is asked for several goals.
    func isServed(byWords words: [Substring]) -> Bool {
        words.contains { word in stems.contains { word.begins(with: $0) } }
    }
}

extension CatalogItem {
    /// The words by which it serves goals, in lower case.
    var goalWords: [Substring] {
        let lists = sections.flatMap { section -> [String] in
            if case .list(let texts) = section.body { texts } else { [] }
        }
        return ([title, summary] + lists).flatMap { text in
            text.lowercased().unicodeScalars.split { !$0.isOfWord }.map(Substring.init)
        }
    }
}

extension Unicode.Scalar {
    /// Letters, digits, and the accents that follow their letters.
    fileprivate var isOfWord: Bool {
        if isASCII { return ("a"..."z").contains(self) || ("0"..."9").contains(self) || ("A"..."Z").contains(self) }
        // Latin letters with accents, but for × and ÷: properties are looked up slowly.
        if (0xC0...0x24F).contains(value) { return value != 0xD7 && value != 0xF7 }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}

extension Substring {
    /// As `hasPrefix`, faster where it does not: most words begin with another letter.
    fileprivate func begins(with stem: String) -> Bool {
        guard let first = utf8.first, let wanted = stem.utf8.first else { return stem.isEmpty }
        if first != wanted, first < 0x80, wanted < 0x80 { return false }
        return hasPrefix(stem)
    }
}
