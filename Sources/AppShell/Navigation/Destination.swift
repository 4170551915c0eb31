/// A kind of screen that a feature declares, typed: `FormationDetail(key: "performer")`.
///
/// The feature reads and writes the typed form; the shell stores and prints its ``Route``. `init(parameters:)` and
/// `parameters` are inverse to each other.
public protocol Destination: Hashable, Sendable {
    /// The name routes carry, unique in a product. Stored, so never renamed without a migration.
    static var name: String { get }

    /// The names of the parameters that every route to this destination has; links must supply all of these.
    static var parameterNames: [String] { get }

    /// The names of the parameters that a route to this destination may lack; links may supply them.
    static var optionalParameterNames: [String] { get }

    /// Reads the destination back from a route.
    ///
    /// - Throws: ``RouteError`` where a parameter is missing or invalid.
    init(parameters: RouteParameters) throws(RouteError)

    /// What a route to this destination carries.
    var parameters: RouteParameters { get }
}

extension Destination {
    /// None, unless the destination declares some.
    public static var parameterNames: [String] { [] }

    /// None, unless the destination declares some.
    public static var optionalParameterNames: [String] { [] }

    /// None, unless the destination declares some.
    public var parameters: RouteParameters { [:] }

    /// The untyped form, as the navigation state holds it.
    public var route: Route { Route(name: Self.name, parameters: parameters) }
}

/// Where the shell shows a destination that is opened from outside: by a link, a tap on a notification, a shortcut.
public enum Placement: Hashable, Sendable {
    /// On that tab, above its root.
    case tab(TabID)
    /// On the only stack of an app without tabs.
    case stack
    /// As a sheet that replaces the open ones.
    case sheet

    func command(toOpen route: Route) -> NavigationCommand {
        switch self {
        case .tab(let tab): .open(route, tab: tab)
        case .stack: .open(route, tab: nil)
        case .sheet: .openSheet(route)
        }
    }
}

/// Names a tab of a product.
public struct TabID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
{
    /// Unique in a product.
    public let rawValue: String

    /// Names a tab; nothing is checked before the product is composed.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Names a tab: `let home: TabID = "home"`.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name itself.
    public var description: String { rawValue }
}
