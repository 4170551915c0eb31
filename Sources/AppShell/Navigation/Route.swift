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

/// The parameters of a route: texts by name.
public struct RouteParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private let values: [String: String]

    public init(_ values: [String: String]) {
        self.values = values
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements) { _, last in last }
    }

    public var isEmpty: Bool { values.isEmpty }

    /// The names present, sorted.
    public var names: [String] { values.keys.sorted() }

    public subscript(_ name: String) -> String? { values[name] }

    /// The parameter of that name.
    ///
    /// - Throws: ``RouteError/missingParameter(_:)`` where there is none.
    public func text(_ name: String) throws(RouteError) -> String {
        guard let value = values[name] else { throw .missingParameter(name) }
        return value
    }

    /// The parameter of that name as a positive whole number: ASCII digits, 1 … 2^63-1, no leading zero.
    ///
    /// - Throws: ``RouteError`` where it is missing or anything else.
    public func identifier(_ name: String) throws(RouteError) -> Int {
        let text = try text(name)
        let isCanonical = text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.first != 0x30
        guard isCanonical, let number = Int(text) else {
            throw .invalidParameter(name, value: text, expected: "a whole number from 1 without leading zeros")
        }
        return number
    }
}

extension RouteParameters: Codable {
    public init(from decoder: any Decoder) throws {
        values = try [String: String](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension RouteParameters: CustomStringConvertible {
    public var description: String {
        names.map { "\($0): \(values[$0] ?? "")" }.joined(separator: ", ")
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
            "the parameter “\(name)” is “\(value)”, not \(expected)"
        }
    }
}
