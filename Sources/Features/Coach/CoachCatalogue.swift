/// The catalogue as the coach sees it. The product hands it in.
///
/// Not Sendable: it belongs to the isolation of the host, as modules do.
public struct CoachCatalogue {
    /// What the session has loaded; nil where nothing could be.
    public let items: () -> [CoachItem]?
    /// Loads it, also where it is being loaded already, and returns once ``items`` has it or can't have it.
    public let load: () async -> Void
    /// Whether an item is still to be had, as far as one knows; asked for whenever a link to it is drawn.
    public let contains: (Int) -> Bool

    /// - Parameter contains: where that is known without making all items; else they are asked.
    public init(
        items: @escaping () -> [CoachItem]?,
        load: @escaping () async -> Void,
        contains: ((Int) -> Bool)? = nil
    ) {
        self.items = items
        self.load = load
        self.contains = contains ?? { id in items()?.contains { $0.id == id } ?? true }
    }
}
