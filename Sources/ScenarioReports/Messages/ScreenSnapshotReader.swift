package import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads screens that a ``ScreenSnapshotTable`` wrote: those in a file of Cucumber Messages, or from a worker.
package struct ScreenSnapshotReader {
    static let mediaType = "application/vnd.appshell.screen+json"
    /// Larger screens were not written by this library.
    private static let mostElements = 100_000
    /// Limits all screens of a file together, as a few bytes may repeat a large screen.
    private static let mostElementsAByte = 16

    /// The attachment of one step.
    package struct Entry {
        package let snapshot: ScreenSnapshot?
        /// The number of the scenario's events after the step.
        let eventCount: Int
    }

    /// A file has one of each product.
    private static let mostThemes = 1_000

    private var elements: [ScreenElement] = []
    private var themes: [ScreenTheme] = []
    /// The number of elements in each, including itself, and of their layers.
    private var sizes: [(count: Int, depth: Int)] = []
    /// How many elements the remaining screens may have.
    private var elementsLeft: Int
    /// How many layers of elements a screen may have.
    private let greatestDepth: Int

    /// Reads the screens of a worker, which is trusted not to repeat them without end.
    package init() {
        elementsLeft = .max
        greatestDepth = 512
    }

    /// - Parameter fileSize: the size in bytes.
    init(fileSize: Int) {
        elementsLeft = fileSize * Self.mostElementsAByte
        greatestDepth = 200
    }

    /// - Returns: nil where the text is not what ``MessageReport`` writes.
    package mutating func read(_ json: String) -> Entry? {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(json.utf8)) else { return nil }
        for element in message.snapshot?.new ?? [] {
            guard add(element) else { return nil }
        }
        guard let snapshot = message.snapshot else { return Entry(snapshot: nil, eventCount: message.events) }
        if let text = snapshot.newTheme {
            guard let theme: ScreenTheme = PlainJSON.value(of: text), themes.count < Self.mostThemes else { return nil }
            themes.append(theme)
        }
        let theme = snapshot.theme.flatMap { themes.indices.contains($0) ? themes[$0] : nil }
        guard let number = snapshot.screen else {
            return Entry(
                snapshot: ScreenSnapshot(navigation: snapshot.navigation, screen: nil, theme: theme),
                eventCount: message.events
            )
        }
        guard elements.indices.contains(number), sizes[number].count <= elementsLeft else { return nil }
        elementsLeft -= sizes[number].count
        return Entry(
            snapshot: ScreenSnapshot(navigation: snapshot.navigation, screen: elements[number], theme: theme),
            eventCount: message.events
        )
    }

    private mutating func add(_ element: Element) -> Bool {
        let children = element.c ?? []
        guard children.count < Self.mostElements else { return false }
        var count = 1
        var depth = 1
        for child in children {
            guard sizes.indices.contains(child) else { return false }
            count += sizes[child].count
            depth = max(depth, sizes[child].depth + 1)
        }
        guard count <= Self.mostElements, depth <= greatestDepth else { return false }
        sizes.append((count, depth))
        elements.append(
            ScreenElement(
                role: element.r,
                label: element.l ?? "",
                value: element.v,
                flags: ScreenElement.Flags(rawValue: element.f ?? 0),
                message: element.m,
                placeholder: element.p,
                note: element.n,
                drawing: element.d.flatMap { PlainJSON.value(of: $0) },
                children: children.map { elements[$0] }
            )
        )
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

        let snapshot: Seen?
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
