/// A screen of the app as a value: its destination's name and parameters.
///
/// The navigation state holds routes, links lead to routes, and routes are stored. Showing a route makes its screen.
public struct Route: Hashable, Codable, Sendable {
    /// The destination's name, such as `catalog.formation`.
    public let name: String
    /// What the destination needs to know.
    public let parameters: RouteParameters

    /// Makes a route. Nothing is checked before it is opened.
    public init(name: String, parameters: RouteParameters = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

extension Route: CustomStringConvertible {
    /// `catalog.formation(key: performer)`, parameters in the order of their names.
    public var description: String {
        parameters.isEmpty ? name : "\(name)(\(parameters))"
    }
}

/// Why a route's parameters don't make its destination.
public enum RouteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The route lacks a required parameter of that name.
    case missingParameter(String)
    /// The value of the parameter can't be read; `expected` says what would be: `a number from 1 to 100`.
    case invalidParameter(String, value: String, expected: String)

    /// What is wrong, with the parameter's name and its value, clipped.
    public var description: String {
        switch self {
        case .missingParameter(let name): "the parameter “\(name)” is missing"
        case .invalidParameter(let name, let value, let expected):
            "the parameter “\(name)” is “\(value.clipped)”, not \(expected)"
        }
    }
}
