/// Why a text is not a link pattern, and how it is fixed.
public enum LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path does not begin with a slash.
    case noLeadingSlash
    /// What stands before `://` is not a scheme of the product's own in lower case.
    case invalidScheme(String)
    /// What stands between `https://` and the path is not a host name in lower case.
    case invalidHost(String)
    /// A pattern of a custom scheme has no segment, so its links would have no host.
    case noFirstSegment
    /// Two slashes in a row, or one at the end.
    case emptySegment
    /// A segment, query value or fragment whose braces don't make a parameter.
    case invalidParameter(String)
    /// A name that two parameters have.
    case repeatedParameter(String)
    /// More parameters than ``LinkPattern/maximumParameters``; with their number.
    case tooManyParameters(Int)
    /// A parameter, by its name, of a kind that does not exist.
    case unknownKind(String, name: String)
    /// Choices such as `a|b` with fewer than two, an empty one or a repeated one.
    case invalidChoice(String)
    /// An optional parameter with a literal before or after it in its segment.
    case optionalAffix(String)
    /// A segment that is always there follows the optional parameter of that name.
    case segmentAfterOptional(String)
    /// A segment follows the rest parameter of that name.
    case segmentAfterRest(String)
    /// A literal with a `%` that no two hexadecimal digits follow, or that decodes to no text.
    case invalidEscape(String)
    /// A literal that no link can carry, such as a dot segment.
    case unreadableLiteral(String)
    /// A query item that is neither `key`, `key=value` nor `key={name}`.
    case invalidQueryItem(String)
    /// A literal of the query with a `+`, which could be a space or a plus.
    case plusInQuery(String)
    /// A query key that stands twice; a link that has a key twice matches no pattern that names it.
    case repeatedKey(String)
    /// A fragment that is neither `#text` nor `#{name}`.
    case invalidFragment(String)

    /// What is wrong and what is allowed, in a sentence.
    public var description: String {
        switch self {
        case .noLeadingSlash: "a pattern begins with a slash"
        case .invalidScheme(let scheme):
            "“\(scheme)://” begins no pattern: write https://host/… or a scheme of one's own, in lower case"
        case .invalidHost(let host): "“\(host)” is not a host name in lower case"
        case .noFirstSegment: "in a scheme of one's own a link has at least one segment, its host"
        case .emptySegment: "a pattern has no empty segment and no slash at its end"
        case .invalidParameter(let part): "“\(part)” is neither a literal nor a parameter like {key}"
        case .repeatedParameter(let name): "the parameter {\(name)} stands twice"
        case .tooManyParameters(let count):
            "the pattern has \(count) parameters; \(LinkPattern.maximumParameters) at most are bound"
        case .unknownKind(let kind, let name):
            "the parameter {\(name)} is of no kind “\(kind)”: write text, number, slug, or choices like pi|e"
        case .invalidChoice(let part): "the choices of “\(part)” are at least two, none empty and none twice"
        case .optionalAffix(let part): "in “\(part)” the optional parameter is not the whole segment"
        case .segmentAfterOptional(let name):
            "{\(name)?} is not at the end: only optional segments follow an optional one"
        case .segmentAfterRest(let name): "{*\(name)} takes all the rest: nothing follows it in the path"
        case .invalidEscape(let part):
            "in “\(part)” a % does not begin an escape like %C3%A9: write the % itself as %25"
        case .unreadableLiteral(let part): "no link can carry the segment “\(part)”"
        case .invalidQueryItem(let item): "“\(item)” is no condition on a query like key, key=value or key={name}"
        case .plusInQuery(let item):
            "in “\(item)” the + could be a space, as it is in a link's query: write %20 for a space, %2B for a plus"
        case .repeatedKey(let key): "the query key “\(key)” stands twice"
        case .invalidFragment(let part): "“\(part)” is no condition on a fragment like #text or #{name}"
        }
    }
}
