import AppShell

/// One entry of a directory.
protocol DirectoryRecord: Hashable, Sendable, Identifiable where ID == Int {
    /// Its heading; need not be unique.
    var title: String { get }
    /// A code, as ``DirectoryCategory/id``.
    var category: String { get }
    /// In kilometres; nil if unknown.
    var distance: Double? { get }
}

/// What differs between directories: how records are drawn, and where they open.
protocol DirectoryDrawing<Record> {
    associatedtype Record: DirectoryRecord

    /// Tells records with the same title apart.
    func venue(of record: Record) -> String?

    /// On the map; nil for a record that has no place.
    func position(of record: Record) -> Position?

    /// On a card, below the heading.
    func summary(of record: Record, in directory: Directory<Record>) -> [Content]

    /// On the detail screen, below the heading.
    func details(of record: Record, in directory: Directory<Record>, _ router: Router) -> [Content]

    /// The screen that shows the record.
    func destination(for record: Record) -> any Destination
}

extension DirectoryDrawing {
    /// None has a place.
    func position(of record: Record) -> Position? { nil }
}

extension Directory {
    func distanceBadge(of record: Record) -> Content? {
        guard let strings = nearby?.strings else { return nil }
        return record.distance.map { .badge(strings.distance, text(ofDistance: $0, strings)) }
    }

    /// Nil for a code that the product does not know, since it means nothing to people.
    func categoryBadge(of record: Record) -> Content? {
        categories.first { $0.id == record.category }.map { .badge(strings.category, $0.title) }
    }

    /// `1,2 km`; without the decimal from 10 km on.
    private func text(ofDistance kilometres: Double, _ strings: any NearbyStrings) -> String {
        if kilometres < 0.1 { return strings.veryNear }
        return strings.kilometres(environment.formats.number(kilometres, decimals: kilometres < 9.95 ? 1 : 0))
    }
}

extension Double {
    /// Nil unless it is a distance: finite and not negative.
    var asDistance: Double? { isFinite && self >= 0 ? self : nil }
}
