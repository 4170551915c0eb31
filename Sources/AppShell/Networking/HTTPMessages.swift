/// A request as it goes out: method, absolute URL, headers, body.
public struct HTTPRequest: Hashable, Sendable {
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        /// What GET would answer, without its body (RFC 9110, 9.3.2).
        case head = "HEAD"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"

        /// Whether a call changes something on the server, and so carries an idempotency key.
        public var isWrite: Bool { self != .get && self != .head }
    }

    public var method: Method
    public var url: String
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(method: Method, url: String, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// An answer as it came in.
public struct HTTPResponse: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Header fields in order; names are compared without regard to case (RFC 9110, 5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral, Sequence {
    private var fields: [Field] = []

    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The first value of that name. Setting replaces every value of that name; nil removes them.
    public subscript(_ name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            let place = fields.firstIndex { $0.name.lowercased() == name.lowercased() } ?? fields.endIndex
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: Swift.min(place, fields.count)) }
        }
    }

    public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}
