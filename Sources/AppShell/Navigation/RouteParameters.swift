/// The parameters of a route: texts by name.
public struct RouteParameters: Sendable {
    struct Pair: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// Most routes have one parameter or none, so that one needs no array.
    private enum Storage: Hashable, Sendable {
        case none
        case one(Pair)
        /// At least two, in the order of their names, each name once.
        case many([Pair])
    }

    private let storage: Storage

    /// - Parameter values: texts by name.
    public init(_ values: [String: String]) {
        self.init(sorted: values.sorted { $0.key < $1.key }.map { Pair(name: $0.key, value: $0.value) })
    }

    /// - Parameter pairs: in the order of their names, each name once.
    init(sorted pairs: [Pair]) {
        switch pairs.count {
        case 0: storage = .none
        case 1: storage = .one(pairs[0])
        default: storage = .many(pairs)
        }
    }

    init(_ pair: Pair) {
        storage = .one(pair)
    }

    /// Whether there is none.
    public var isEmpty: Bool { if case .none = storage { true } else { false } }

    /// The names present, sorted.
    public var names: [String] { pairs.map(\.name) }

    /// The parameter of that name; nil where there is none.
    public subscript(_ name: String) -> String? {
        switch storage {
        case .none: nil
        case .one(let pair): pair.name == name ? pair.value : nil
        case .many(let pairs): pairs.first { $0.name == name }?.value
        }
    }

    private var pairs: [Pair] {
        switch storage {
        case .none: []
        case .one(let pair): [pair]
        case .many(let pairs): pairs
        }
    }
}

extension RouteParameters {
    /// The parameter of that name.
    ///
    /// - Throws: ``RouteError/missingParameter(_:)`` where there is none.
    public func text(_ name: String) throws(RouteError) -> String {
        guard let value = self[name] else { throw .missingParameter(name) }
        return value
    }

    /// The parameter of that name as a positive whole number: ASCII digits, 1 … 2^63-1, no leading zero.
    ///
    /// - Throws: ``RouteError`` where it is missing or anything else.
    public func identifier(_ name: String) throws(RouteError) -> Int {
        let text = try text(name)
        guard ParameterKind.number.accepts(text), let number = Int(text) else {
            throw .invalidParameter(name, value: text, expected: "\(ParameterKind.number)")
        }
        return number
    }

    /// The decoded segments of a parameter that is the rest of a link's path: `a%2Fb/c` is `a/b` and `c`.
    ///
    /// - Throws: ``RouteError`` where it is missing or no path of a link.
    public func segments(_ name: String) throws(RouteError) -> [String] {
        let text = try text(name)
        var segments: [String] = []
        for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decoded(part), segment != ".", segment != "..",
                ParameterKind.text.accepts(segment)
            else { throw .invalidParameter(name, value: text, expected: "the percent-encoded rest of a path") }
            segments.append(segment)
        }
        return segments
    }

    /// The inverse of ``segments(_:)``: the text for these segments.
    public static func rest(of segments: [String]) -> String {
        segments.map { PercentEncoding.encoded($0) }.joined(separator: "/")
    }
}

extension RouteParameters: Hashable {}

extension RouteParameters: ExpressibleByDictionaryLiteral {
    /// Of two values with one name, the last counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { _, last in last })
    }
}

/// As a JSON object.
extension RouteParameters: Codable {
    /// - Throws: `DecodingError` for anything but an object of texts.
    public init(from decoder: any Decoder) throws {
        self.init(try [String: String](from: decoder))
    }

    /// An object of texts, by name.
    public func encode(to encoder: any Encoder) throws {
        try Dictionary(pairs.map { ($0.name, $0.value) }) { first, _ in first }.encode(to: encoder)
    }
}

extension RouteParameters: CustomStringConvertible {
    /// `key: performer, tab: 2`, in the order of the names.
    public var description: String {
        pairs.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }
}
