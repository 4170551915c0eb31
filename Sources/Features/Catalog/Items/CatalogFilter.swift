import Observation

/// A choice above the list. It is shown once there are two options by which something is found.
public struct CatalogFilter {
    public let label: String
    /// What there is to choose, in order; nil: what items have, in theirs.
    let order: [String]?
    let options: (CatalogItem) -> [String]

    /// - Parameters:
    ///   - label: unique among the catalogue's filters.
    ///   - order: the options in their order; nil: as items have them.
    ///   - options: by which an item is found; of one and the same item always the same.
    public init(_ label: String, order: [String]? = nil, options: @escaping (CatalogItem) -> [String]) {
        self.label = label
        self.order = order
        self.options = options
    }

    /// By the items' categories.
    public static func categories(_ label: String) -> CatalogFilter {
        CatalogFilter(label) { item in item.category.map { [$0.name] } ?? [] }
    }

    /// By what items are for.
    public static func goals(_ label: String, _ goals: [CatalogGoal]) -> CatalogFilter {
        CatalogFilter(label, order: goals.map(\.name)) { item in
            let words = item.goalWords
            return goals.filter { $0.isServed(byWords: words) }.map(\.name)
        }
    }
}

/// What a person looks for in the list; kept while they move about the app (MAD-FR9).
@Observable
final class CatalogChoices {
    @ObservationIgnored let filters: [CatalogFilter]
    /// By the place of the filter; nil: all.
    private(set) var chosen: [String?]

    init(_ filters: [CatalogFilter]) {
        self.filters = filters
        chosen = filters.map { _ in nil }
    }

    var isOn: Bool { chosen.contains { $0 != nil } }

    func choose(_ option: String?, of filter: Int) { chosen[filter] = option }

    func clear() { chosen = filters.map { _ in nil } }

    /// Lets go of an option by which nothing is found.
    func keep(among items: [CatalogItem]) {
        for (index, filter) in filters.enumerated() {
            guard let option = chosen[index] else { continue }
            if !items.contains(where: { filter.options($0).contains(option) }) { chosen[index] = nil }
        }
    }

    /// - Parameter options: by which an item is found, by the place of the filter.
    func apply(to items: [CatalogItem], options: (CatalogItem) -> [[String]]) -> [CatalogItem] {
        guard isOn else { return items }
        return items.filter { item in
            zip(chosen, options(item)).allSatisfy { option, options in option.map(options.contains) ?? true }
        }
    }
}
