/// The catalogue as the coach sees it. The product hands it in.
///
/// Not Sendable: it belongs to the isolation of the host, as modules do.
public struct CoachCatalogue {
    /// What the session has loaded; nil where nothing could be.
    public let items: () -> [CoachItem]?
    /// Loads it, also where it is being loaded already, and returns once ``items`` has it or can't have it.
    public let load: () async -> Void

    public init(items: @escaping () -> [CoachItem]?, load: @escaping () async -> Void) {
        self.items = items
        self.load = load
    }
}
