/// The shape of links, both ways: `/formations/{key}`, `/blog/{year:number?}`, `/search?q={query}`.
///
/// | written | stands for |
/// |---|---|
/// | `/formations` | a literal segment, byte for byte; escape in it what has a meaning here: `%7B`, `%2F`, `%3F` |
/// | `/{key}` | a parameter: one whole segment, decoded |
/// | `/{id:number}` `/{s:slug}` `/{c:pi\|e\|phi}` | a parameter of a ``ParameterKind`` |
/// | `/@{name}` `/{page}.html` `/v{n:number}-notes` | a parameter between fixed texts, one a segment |
/// | `/{year?}/{month:number?}` | optional segments, at the end; the left ones are there when the right ones are |
/// | `/{*path}` `/{*path?}` | the rest, last: one segment or more; none or more |
/// | `https://host/…` `scheme://…` | holds for that host, that scheme of one's own, only |
/// | `?q={query}&page={page:number?}&mode=full&debug` | the query: a parameter, an optional one, a value, a key that is there; a `+` is written `%2B`, a space `%20` |
/// | `#literal` `#{anchor}` `#{anchor?}` | the fragment |
///
/// A pattern without an origin holds for all of the product's hosts and schemes; in a scheme of one's own the first
/// segment is the link's host. Query keys that the pattern does not name are ignored, and so is a fragment where it
/// names none; a key it names and that a link has twice does not match.
public struct LinkPattern: Hashable, Sendable {
    /// Where links of the pattern may come from.
    public enum Origin: Hashable, Sendable {
        /// Any of the product's hosts and schemes.
        case any
        /// `https` links of this host, in lower case.
        case host(String)
        /// Links of this scheme of one's own, in lower case.
        case scheme(String)
    }

    /// A part of a link that becomes a parameter of the route.
    public struct Parameter: Hashable, Sendable {
        /// Letters, digits and underscores; unique in a pattern.
        public let name: String
        /// Which texts it takes.
        public let kind: ParameterKind
        /// A link may lack it; the route does, then.
        public let isOptional: Bool

        /// A parameter that takes any text, unless a kind is given.
        public init(_ name: String, _ kind: ParameterKind = .text, isOptional: Bool = false) {
            self.name = name
            self.kind = kind
            self.isOptional = isOptional
        }
    }

    /// A part of the path, between slashes.
    public enum Segment: Hashable, Sendable {
        /// Decoded.
        case literal(String)
        /// The text between the prefix and the suffix, which are decoded and mostly empty. Optional ones have neither.
        case parameter(Parameter, prefix: String = "", suffix: String = "")
        /// All segments from here on, as one percent-encoded text (``RouteParameters/segments(_:)`` takes it apart);
        /// the last segment of its pattern.
        case rest(name: String, isOptional: Bool)
    }

    /// A condition on the query; links satisfy all of a pattern's, in any order.
    public struct QueryItem: Hashable, Sendable {
        /// What is asked of the key's value.
        public enum Value: Hashable, Sendable {
            /// The key is there, whatever its value.
            case any
            /// Decoded.
            case literal(String)
            /// An empty value is no value: it does not match, or leaves out what is optional.
            case parameter(Parameter)
        }

        /// Decoded; unique in a pattern.
        public let key: String
        /// What is asked of the key's value.
        public let value: Value
    }

    /// A condition on the fragment.
    public enum Fragment: Hashable, Sendable {
        /// Decoded.
        case literal(String)
        /// A parameter that takes the whole fragment, and is there only if the fragment is.
        case parameter(Parameter)
    }

    /// As the module wrote it.
    public let source: String
    /// Where its links may come from.
    public let origin: Origin
    /// The path, from the left.
    public let segments: [Segment]
    /// In the order they are printed.
    public let query: [QueryItem]
    /// nil where any fragment, or none, will do.
    public let fragment: Fragment?

    /// A pattern has no more parameters than this.
    public static let maximumParameters = 16

    /// - Throws: ``LinkPatternError`` that says what is wrong and how it is fixed.
    public init(_ source: String) throws(LinkPatternError) {
        var reader = LinkPatternReader(source)
        let parts = try reader.read()
        self.source = source
        origin = parts.origin
        segments = parts.segments
        query = parts.query
        fragment = parts.fragment
    }
}

extension LinkPattern {
    /// Patterns are equal if their texts are, byte for byte, as links are compared: “é” may be written in two ways.
    public static func == (left: LinkPattern, right: LinkPattern) -> Bool {
        left.source.utf8.elementsEqual(right.source.utf8)
    }

    /// By the text, as ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension LinkPattern {
    /// The parameters in the order they are written; the rest counts as one of kind text.
    public var parameters: [Parameter] {
        segments.compactMap(\.parameter) + query.compactMap(\.parameter) + (fragment?.parameter.map { [$0] } ?? [])
    }

    /// The names of its parameters, sorted.
    public var parameterNames: [String] { parameters.map(\.name).sorted() }

    /// The names of the parameters that every link of the pattern supplies, sorted.
    public var requiredParameterNames: [String] { parameters.filter { !$0.isOptional }.map(\.name).sorted() }

    /// The pattern's segments without the optional parameters, then with one more of them each, up to all.
    ///
    /// A rest stays what it is, and is part of the longest one only.
    public var shapes: [[Segment]] {
        let optionals = segments.count {
            if case .parameter(let parameter, _, _) = $0 { parameter.isOptional } else { false }
        }
        guard optionals > 0 else { return [segments] }
        let ends = segments.last?.isRest == true ? segments.count - 1 : segments.count
        let shorter = (ends - optionals..<ends).map { Array(segments[..<$0]) }
        return shorter + [segments]
    }
}

extension LinkPattern.Segment {
    /// The parameter that takes this segment, or a part of it.
    public var parameter: LinkPattern.Parameter? {
        switch self {
        case .literal: nil
        case .parameter(let parameter, _, _): parameter
        case .rest(let name, let isOptional): LinkPattern.Parameter(name, isOptional: isOptional)
        }
    }

    package var isRest: Bool { if case .rest = self { true } else { false } }
}

extension LinkPattern.QueryItem {
    /// The parameter that takes the key's value.
    public var parameter: LinkPattern.Parameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }

    /// Whether a link without the key does not match.
    public var isRequired: Bool { parameter?.isOptional != true }
}

extension LinkPattern.Fragment {
    /// The parameter that takes the fragment.
    public var parameter: LinkPattern.Parameter? {
        if case .parameter(let parameter) = self { parameter } else { nil }
    }
}

extension LinkPattern: CustomStringConvertible {
    /// The text as the module wrote it.
    public var description: String { source }
}
