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

    private struct View {
        let item: ViewedItem
        /// The ``moment`` at which it became the last one.
        let arrival: Int
        /// The ``moment`` at which it was looked at last.
        let date: Int
    }

    private var views: [View] = []
    /// How often something was looked at: a clock of its own.
    @ObservationIgnored private(set) var moment = 0

    public init() {}

    /// The most recent last, each once.
    public var all: [ViewedItem] { views.map(\.item) }

    public var last: ViewedItem? { views.last?.item }

    /// Tells the last one from what was last before it: viewing something, then something else, then the first again is
    /// news; viewing it twice in a row is not.
    var lastArrival: Int? { views.last?.arrival }

    public func record(_ item: ViewedItem) {
        moment += 1
        let arrival = last?.isSame(as: item) == true ? lastArrival : nil
        views.removeAll { $0.item.isSame(as: item) }
        views.append(View(item: item, arrival: arrival ?? moment, date: moment))
        if views.count > ViewedItems.maximumCount { views.removeFirst() }
    }

    /// It is not there any more: nobody can ask about it.
    public func remove(type: String, id: Int) {
        views.removeAll { $0.item.type == type && $0.item.id == id }
    }

    /// Forgets what was not looked at since that ``moment``.
    func clear(through moment: Int) {
        views.removeAll { $0.date <= moment }
    }
}
