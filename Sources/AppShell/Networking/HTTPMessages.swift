/// An HTTP request: method, absolute URL, headers, body.
public struct HTTPRequest: Hashable, Sendable {
    /// The methods that the back ends use.
    public enum Method: String, Hashable, Sendable {
        /// Reads.
        case get = "GET"
        /// Like GET, without the body (RFC 9110, 9.3.2).
        case head = "HEAD"
        /// Creates, or asks for work; not idempotent without a key.
        case post = "POST"
        /// Replaces, or creates under the caller's name.
        case put = "PUT"
        /// Removes.
        case delete = "DELETE"

        /// Whether a call changes something on the server and so carries an idempotency key.
        public var isWrite: Bool { self != .get && self != .head }
    }

    /// The request's method.
    public var method: Method
    /// Absolute.
    public var url: String
    /// Header fields in order.
    public var headers: HTTPHeaders
    /// Empty if there is none.
    public var body: [UInt8]

    /// A request; headers and body are empty by default.
    public init(method: Method, url: String, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// An HTTP answer.
public struct HTTPResponse: Sendable {
    /// The status code, 100…599.
    public var status: Int
    /// Header fields in order.
    public var headers: HTTPHeaders
    /// Empty if there is none.
    public var body: [UInt8] {
        didSet { readBody = nil }
    }
    /// What others read in this very body; nil where each reads it alone.
    package var readBody: ReadBody?

    /// An answer; headers and body are empty by default.
    public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension HTTPResponse: Hashable {
    public static func == (one: HTTPResponse, other: HTTPResponse) -> Bool {
        one.status == other.status && one.headers == other.headers && one.body == other.body
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(status)
        hasher.combine(headers)
        hasher.combine(body)
    }
}

/// Header fields in order; names are compared without regard to case (RFC 9110, 5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral, Sequence {
    private var fields: [Field] = []

    /// One header field.
    public struct Field: Hashable, Sendable {
        /// As it was written.
        public let name: String
        /// Without surrounding whitespace.
        public let value: String
    }

    /// For a repeated name the last value wins.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The first value of that name. Setting replaces every value of that name; nil removes them.
    public subscript(_ name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            let index = fields.firstIndex { $0.name.lowercased() == name.lowercased() } ?? fields.endIndex
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: Swift.min(index, fields.count)) }
        }
    }

    /// Iterates over the fields in order.
    public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}
