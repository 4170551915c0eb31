/// Tells whether a text was there before, byte for byte, in a time that does not grow with how many there are.
struct SeenTexts {
    /// Most lists are short, and as fast to go through.
    private static let few = 8

    private var first: [String] = []
    private var all: Set<[UInt8]> = []

    /// - Returns: whether the text is new.
    mutating func insert(_ text: String) -> Bool {
        if all.isEmpty {
            if first.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return false }
            first.append(text)
            if first.count > Self.few { all = Set(first.map { Array($0.utf8) }) }
            return true
        }
        return all.insert(Array(text.utf8)).inserted
    }
}
