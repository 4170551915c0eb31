public import AppShell

/// What the catalogue needs from a back end. The product implements it with its own API.
public protocol CatalogService: Sendable {
    /// All items, in the order of the back end.
    func items() async throws(APIError) -> [CatalogItem]

    /// - Parameter key: a slug or an id.
    func item(_ key: String) async throws(APIError) -> CatalogItem
}
