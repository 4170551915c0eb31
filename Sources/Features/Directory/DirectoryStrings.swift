public import AppShell

/// What every directory says.
public protocol DirectoryStrings: Sendable {
    /// The list's title.
    var list: String { get }
    var loading: String { get }
    /// Shown when there is nothing at all.
    var empty: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }
    /// The button that shares a record.
    var share: String { get }

    var category: String { get }
    var allCategories: String { get }

    /// Shown when the search matches nothing.
    var nothing: String { get }
    /// The button that clears the search.
    var clear: String { get }
}

/// What a directory says of what is near.
public protocol NearbyStrings: Sendable {
    var radius: String { get }
    var anyRadius: String { get }
    var distance: String { get }
    /// Nearer than 100 m.
    var veryNear: String { get }
    /// A distance; takes the number in the person's language: `10 km`, `1,2 km`.
    func kilometres(_ number: String) -> String

    /// The switch that asks for what is near.
    var aroundMe: String { get }
    /// Shown while the phone is asked for its position.
    var locating: String { get }
    /// The person does not share their position.
    var denied: String { get }
    /// The phone does not know its position.
    var unavailable: String { get }
}

/// What a directory says that can be seen on a map.
public protocol DirectoryMapStrings: Sendable {
    /// The choice between the two below.
    var view: String { get }
    var asList: String { get }
    var asMap: String { get }
    /// Heads the records without a place, below the map.
    var unplaced: String { get }
}

/// What a detail screen says before its record is loaded.
struct DirectoryDetailStrings {
    let title: String
    let loading: String
    /// The back end does not know the record.
    let notFound: String
}
