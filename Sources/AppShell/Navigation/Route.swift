/// A place in the app as a value: the destination's name and its parameters.
///
/// Routes are what the navigation state holds, what links parse to and print from, and what is stored; a screen is
/// made from one when it is shown. Two routes are equal when name and parameters are.
public struct Route: Hashable, Codable, Sendable {
    /// The destination's name, such as `catalog.formation`.
    public let name: String
    public let parameters: RouteParameters

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

/// Why a route's parameters do not make a destination.
public enum RouteError: Error, Hashable, Sendable, CustomStringConvertible {
    case missingParameter(String)
    case invalidParameter(String, value: String, expected: String)

    public var description: String {
        switch self {
        case .missingParameter(let name): "the parameter “\(name)” is missing"
        case .invalidParameter(let name, let value, let expected):
            "the parameter “\(name)” is “\(value.clipped)”, not \(expected)"
        }
    }
}
