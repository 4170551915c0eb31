import ScreenRendering

/// The elements of the screens of one file, or of several that are read together: most shards show the same ones.
final class ScreenElementPool {
    struct Entry {
        let element: ScreenElement
        /// The number of elements in it, including itself.
        let count: Int
        /// The number of their layers.
        let depth: Int
    }

    private var entries: [Entry] = []
    private var numbers: [ScreenElementKey: Int] = [:]
    private var drawings: [String: Int] = [:]
    private let isShared: Bool

    /// - Parameter isShared: whether equal elements are kept once. One file has no equal ones.
    init(isShared: Bool = false) {
        self.isShared = isShared
    }

    subscript(number: Int) -> Entry { entries[number] }

    /// - Parameters:
    ///   - drawing: the text of its drawing.
    ///   - children: their numbers.
    func number(of entry: Entry, drawing: String?, _ children: [Int]) -> Int {
        guard isShared else { return add(entry) }
        var key = ScreenElementKey()
        key.fill(with: entry.element, drawing.map(number), children)
        if let number = numbers[key] { return number }
        numbers[key] = entries.count
        return add(entry)
    }

    private func add(_ entry: Entry) -> Int {
        entries.append(entry)
        return entries.count - 1
    }

    private func number(of drawing: String) -> Int {
        if let number = drawings[drawing] { return number }
        drawings[drawing] = drawings.count
        return drawings.count - 1
    }
}
