/// Reads a pattern's bytes, once, from left to right.
struct LinkPatternReader {
    struct Parts {
        var origin = LinkPattern.Origin.any
        var segments: [LinkPattern.Segment] = []
        var query: [LinkPattern.QueryItem] = []
        var fragment: LinkPattern.Fragment?
    }

    private typealias Bytes = ArraySlice<UInt8>

    private let bytes: [UInt8]
    private var parts = Parts()
    private var names = SeenTexts()
    private var nameCount = 0
    private var keys = SeenTexts()
    /// The last optional segment, and the rest, that were read.
    private var optional: String?
    private var rest: String?

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func read() throws(LinkPatternError) -> Parts {
        var path = bytes[...]
        // A ? or # inside braces marks a parameter or is a slip that the parameter's reader finds.
        let hash = Self.firstIndex(of: UInt8(ascii: "#"), in: path)
        let fragment = hash.map { path[($0 + 1)...] }
        if let hash { path = path[..<hash] }
        let mark = Self.firstIndex(of: UInt8(ascii: "?"), in: path)
        let query = mark.map { path[($0 + 1)...] }
        if let mark { path = path[..<mark] }

        try readPath(try readOrigin(path))
        if let query { try readQuery(query) }
        if let fragment { try readFragment(fragment) }
        guard nameCount <= LinkPattern.maximumParameters else { throw .tooManyParameters(nameCount) }
        return parts
    }

    /// - Returns: the path, with its slash.
    private mutating func readOrigin(_ text: Bytes) throws(LinkPatternError) -> Bytes {
        if text.first == UInt8(ascii: "/") { return text }
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text[colon...].starts(with: "://".utf8) else {
            throw .noLeadingSlash
        }
        let scheme = Self.string(text[..<colon])
        let rest = text[(colon + 3)...]
        if scheme == "https" {
            let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            let host = Self.string(rest[..<slash])
            guard LinkPolicy.isHost(host) else { throw .invalidHost(host) }
            parts.origin = .host(host)
            return rest[slash...]
        }
        guard LinkPolicy.isOwnScheme(scheme) else { throw .invalidScheme(scheme) }
        guard !rest.isEmpty else { throw .noFirstSegment }
        parts.origin = .scheme(scheme)
        return text[(colon + 2)...]  // the second slash begins the path
    }

    private mutating func readPath(_ path: Bytes) throws(LinkPatternError) {
        if path.count <= 1 { return }
        var start = path.startIndex + 1
        while true {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            let segment = try readSegment(path[start..<end])
            try appendSegment(segment)
            if end == path.endIndex { break }
            start = end + 1
        }
        guard case .scheme = parts.origin, case .literal(let first)? = parts.segments.first else { return }
        guard LinkPolicy.isHost(first) else { throw .invalidHost(first) }
    }

    private mutating func appendSegment(_ segment: LinkPattern.Segment) throws(LinkPatternError) {
        if let rest { throw .segmentAfterRest(rest) }
        if case .literal = segment {
            if let optional { throw .segmentAfterOptional(optional) }
        } else if let parameter = segment.parameter {
            if let optional, !parameter.isOptional { throw .segmentAfterOptional(optional) }
            if segment.isRest { rest = parameter.name }
            if parameter.isOptional { optional = parameter.name }
        }
        parts.segments.append(segment)
    }

    private mutating func readSegment(_ part: Bytes) throws(LinkPatternError) -> LinkPattern.Segment {
        guard !part.isEmpty else { throw .emptySegment }
        guard let range = try Self.braces(in: part) else {
            if Self.isPlain(part) { return .literal(Self.string(part)) }
            let text = try Self.decoded(part)
            guard Self.canBeRead(text) else { throw .unreadableLiteral(Self.string(part)) }
            return .literal(text)
        }
        let isWhole = range.lowerBound == part.startIndex && range.upperBound == part.endIndex
        if part[range].dropFirst().first == UInt8(ascii: "*") {
            guard isWhole else { throw .invalidParameter(Self.string(part)) }
            let parameter = try readParameter(part[range].dropFirst(2).dropLast(), of: part)
            guard parameter.kind == .text else { throw .invalidParameter(Self.string(part)) }
            return .rest(name: parameter.name, isOptional: parameter.isOptional)
        }
        let parameter = try readParameter(part[range].dropFirst().dropLast(), of: part)
        if isWhole { return .parameter(parameter) }
        guard !parameter.isOptional else { throw .optionalAffix(Self.string(part)) }
        let prefix = try Self.decoded(part[..<range.lowerBound])
        let suffix = try Self.decoded(part[range.upperBound...])
        guard Self.canBeRead(prefix + "x" + suffix) else { throw .unreadableLiteral(Self.string(part)) }
        return .parameter(parameter, prefix: prefix, suffix: suffix)
    }

    /// What stands between the braces: `name`, `name:kind`, `name:a|b`, each with a `?` for an optional one.
    private mutating func readParameter(
        _ inner: Bytes,
        of part: Bytes
    ) throws(LinkPatternError) -> LinkPattern.Parameter {
        var inner = inner
        let isOptional = inner.last == UInt8(ascii: "?")
        if isOptional { inner = inner.dropLast() }
        let colon = inner.firstIndex(of: UInt8(ascii: ":"))
        let nameBytes = inner[..<(colon ?? inner.endIndex)]
        let isName =
            !nameBytes.isEmpty
            && nameBytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        guard isName else { throw .invalidParameter(Self.string(part)) }
        let name = Self.string(nameBytes)
        guard names.insert(name) else { throw .repeatedParameter(name) }
        nameCount += 1
        guard let colon else { return LinkPattern.Parameter(name, isOptional: isOptional) }
        let kind = try Self.readKind(inner[(colon + 1)...], of: name, in: part)
        return LinkPattern.Parameter(name, kind, isOptional: isOptional)
    }

    private static func readKind(
        _ text: Bytes,
        of name: String,
        in part: Bytes
    ) throws(LinkPatternError) -> ParameterKind {
        guard text.contains(UInt8(ascii: "|")) else {
            switch string(text) {
            case "text": return .text
            case "number": return .number
            case "slug": return .slug
            case let other: throw .unknownKind(other, name: name)
            }
        }
        var choices: [String] = []
        var seen = SeenTexts()
        for choice in text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
            let choice = try decoded(choice)
            guard canBeRead(choice), seen.insert(choice) else { throw .invalidChoice(string(part)) }
            choices.append(choice)
        }
        return .choice(choices)
    }

    private mutating func readQuery(_ query: Bytes) throws(LinkPatternError) {
        for item in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            guard !item.contains(UInt8(ascii: "+")) else { throw .plusInQuery(Self.string(item)) }
            let equals = item.firstIndex(of: UInt8(ascii: "="))
            let key = try Self.decoded(item[..<(equals ?? item.endIndex)])
            guard !key.isEmpty, !key.contains(where: { $0 == "{" || $0 == "}" }) else {
                throw .invalidQueryItem(Self.string(item))
            }
            guard keys.insert(key) else { throw .repeatedKey(key) }
            var value = LinkPattern.QueryItem.Value.any
            if let equals { value = try readQueryValue(item[(equals + 1)...], of: item) }
            parts.query.append(LinkPattern.QueryItem(key: key, value: value))
        }
    }

    private mutating func readQueryValue(
        _ part: Bytes,
        of item: Bytes
    ) throws(LinkPatternError) -> LinkPattern.QueryItem.Value {
        guard let range = try Self.braces(in: part) else {
            let text = try Self.decoded(part)
            guard text.isEmpty || ParameterKind.text.accepts(text) else { throw .invalidQueryItem(Self.string(item)) }
            return .literal(text)
        }
        guard range == part.indices else { throw .invalidQueryItem(Self.string(item)) }
        return .parameter(try readParameter(part.dropFirst().dropLast(), of: part))
    }

    private mutating func readFragment(_ part: Bytes) throws(LinkPatternError) {
        guard let range = try Self.braces(in: part) else {
            let text = try Self.decoded(part)
            guard ParameterKind.text.accepts(text) else { throw .invalidFragment(Self.string(part)) }
            parts.fragment = .literal(text)
            return
        }
        guard range == part.indices else { throw .invalidFragment(Self.string(part)) }
        parts.fragment = .parameter(try readParameter(part.dropFirst().dropLast(), of: part))
    }
}

extension LinkPatternReader {
    /// The range of the only pair of braces.
    private static func braces(in part: Bytes) throws(LinkPatternError) -> Range<Int>? {
        let open = part.firstIndex(of: UInt8(ascii: "{"))
        let close = part.firstIndex(of: UInt8(ascii: "}"))
        if open == nil, close == nil { return nil }
        guard let open, let close, open < close,
            !part[(open + 1)...].contains(UInt8(ascii: "{")), !part[(close + 1)...].contains(UInt8(ascii: "}"))
        else { throw .invalidParameter(string(part)) }
        return open..<close + 1
    }

    /// Whether a literal is as most are, and can be read as it is written.
    private static func isPlain(_ part: Bytes) -> Bool {
        part.first != UInt8(ascii: ".") && part.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") }
    }

    private static func firstIndex(of mark: UInt8, in text: Bytes) -> Int? {
        guard text.contains(mark) else { return nil }
        var isInside = false
        for index in text.indices {
            let byte = text[index]
            if byte == mark, !isInside { return index }
            if byte == UInt8(ascii: "{") { isInside = true }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "/") { isInside = false }
        }
        return nil
    }

    private static func decoded(_ part: Bytes) throws(LinkPatternError) -> String {
        guard part.contains(UInt8(ascii: "%")) else { return string(part) }
        guard let text = PercentEncoding.decoded(part) else { throw .invalidEscape(string(part)) }
        return text
    }

    /// Whether a segment of this text survives ``LinkAddress``.
    private static func canBeRead(_ text: String) -> Bool {
        text != "." && text != ".." && ParameterKind.text.accepts(text)
    }

    private static func string(_ part: Bytes) -> String { String(decoding: part, as: UTF8.self) }
}
