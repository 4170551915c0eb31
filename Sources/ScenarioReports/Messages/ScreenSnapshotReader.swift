import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads screens that a ``ScreenSnapshotTable`` wrote: those in a file of Cucumber Messages.
struct ScreenSnapshotReader {
    static let mediaType = "application/vnd.appshell.screen+json"
    /// Larger screens were not written by this library.
    private static let mostElements = 100_000
    /// Limits all screens of a file together, as a few bytes may repeat a large screen.
    private static let mostElementsAByte = 16

    /// The attachment of one step.
    struct Entry {
        let snapshot: ScreenSnapshot?
        let acted: [StepResult.ActedOn]
        /// The number of the scenario's events after the step.
        let eventCount: Int
    }

    /// A file has one of each product.
    private static let mostThemes = 1_000

    private let elements: ScreenElementPool
    /// The elements' numbers in the pool.
    private var numbers: [Int] = []
    private var themes: [ScreenTheme] = []
    /// How many elements the remaining screens may have.
    private var elementsLeft: Int
    /// How many layers of elements a screen may have.
    private static let greatestDepth = 200

    /// - Parameters:
    ///   - fileSize: the size in bytes.
    ///   - elements: those of this file and of others.
    init(fileSize: Int, _ elements: ScreenElementPool) {
        self.elements = elements
        elementsLeft = fileSize * Self.mostElementsAByte
    }

    /// - Returns: nil where the text is not what ``MessageReport`` writes.
    mutating func read(_ json: String) -> Entry? {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(json.utf8)) else { return nil }
        for element in message.snapshot?.new ?? [] {
            guard add(element) else { return nil }
        }
        if let text = message.snapshot?.newTheme {
            guard let theme: ScreenTheme = PlainJSON.value(of: text), themes.count < Self.mostThemes else { return nil }
            themes.append(theme)
        }
        if let number = message.snapshot?.screen {
            guard numbers.indices.contains(number) else { return nil }
            let count = elements[numbers[number]].count
            guard count <= elementsLeft else { return nil }
            elementsLeft -= count
        }
        return entry(message)
    }

    /// Reads a text that has been read, with all those after it: its elements are known.
    func readAgain(_ json: String) -> Entry? {
        (try? JSONDecoder().decode(Message.self, from: Data(json.utf8))).map(entry)
    }

    private func entry(_ message: Message) -> Entry {
        let acted = (message.acted ?? []).map { StepResult.ActedOn(role: $0.r, label: $0.l, path: $0.at) }
        guard let snapshot = message.snapshot else {
            return Entry(snapshot: nil, acted: acted, eventCount: message.events)
        }
        let screen = snapshot.screen.flatMap { numbers.indices.contains($0) ? elements[numbers[$0]].element : nil }
        let theme = snapshot.theme.flatMap { themes.indices.contains($0) ? themes[$0] : nil }
        return Entry(
            snapshot: ScreenSnapshot(navigation: snapshot.navigation, screen: screen, theme: theme),
            acted: acted,
            eventCount: message.events
        )
    }

    private mutating func add(_ element: Element) -> Bool {
        let children = element.c ?? []
        guard children.count < Self.mostElements, children.allSatisfy(numbers.indices.contains) else { return false }
        let held = children.map { elements[numbers[$0]] }
        let count = held.reduce(1) { $0 + $1.count }
        let depth = held.reduce(1) { max($0, $1.depth + 1) }
        guard count <= Self.mostElements, depth <= Self.greatestDepth else { return false }
        let made = ScreenElement(
            role: element.r,
            label: element.l ?? "",
            value: element.v,
            flags: ScreenElement.Flags(rawValue: element.f ?? 0),
            message: element.m,
            placeholder: element.p,
            note: element.n,
            drawing: element.d.flatMap { PlainJSON.value(of: $0) },
            children: held.map(\.element)
        )
        let new = ScreenElementPool.Entry(element: made, count: count, depth: depth)
        numbers.append(elements.number(of: new, drawing: element.d, children.map { numbers[$0] }))
        return true
    }

    private struct Message: Decodable {
        struct Seen: Decodable {
            let new: [Element]?
            let screen: Int?
            let navigation: String?
            let theme: Int?
            let newTheme: String?
        }

        struct ActedOn: Decodable {
            let r: String
            let l: String
            let at: [Int]
        }

        let snapshot: Seen?
        let acted: [ActedOn]?
        let events: Int
    }

    /// The keys of ``ScreenSnapshotTable``.
    private struct Element: Decodable {
        let r: String
        let l: String?
        let v: String?
        let f: UInt16?
        let m: String?
        let p: String?
        let n: String?
        let d: String?
        let c: [Int]?
    }
}
