/// Why a text is not a link pattern, and how it is fixed.
public enum LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    case noLeadingSlash
    case invalidScheme(String)
    case invalidHost(String)
    case noFirstSegment
    case emptySegment
    case invalidParameter(String)
    case repeatedParameter(String)
    case tooManyParameters(Int)
    case unknownKind(String, name: String)
    case invalidChoice(String)
    case optionalAffix(String)
    case segmentAfterOptional(String)
    case segmentAfterRest(String)
    case invalidEscape(String)
    case unreadableLiteral(String)
    case invalidQueryItem(String)
    case plusInQuery(String)
    case repeatedKey(String)
    case invalidFragment(String)

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
