public import Observation

/// Something the person has looked at.
public struct ViewedItem: Hashable, Sendable, Codable {
    /// As the back end calls its kind.
    public let type: String
    public let id: Int
    public let title: String

    public init(type: String, id: Int, title: String) {
        self.type = type
        self.id = id
        self.title = title
    }

    func isSame(as other: ViewedItem) -> Bool { type == other.type && id == other.id }
}

/// What the person has looked at since the app was started; nothing of it is stored (MAD-FR19).
@Observable
public final class ViewedItems {
    public static let maximumCount = 10

    /// The most recent last, each once.
    public private(set) var all: [ViewedItem] = []
    /// Counts how often the last one changed: viewing something, then something else, then the first again is news.
    @ObservationIgnored private(set) var changes = 0

    public init() {}

    public var last: ViewedItem? { all.last }

    public func record(_ item: ViewedItem) {
        guard item != last else { return }
        if last?.isSame(as: item) != true { changes += 1 }
        all.removeAll { $0.isSame(as: item) }
        all.append(item)
        if all.count > ViewedItems.maximumCount { all.removeFirst() }
    }

    public func clear() {
        changes += 1
        all = []
    }
}
