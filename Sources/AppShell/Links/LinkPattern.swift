/// The shape of a link's path: literal segments and parameters, `/formations/{key}`.
///
/// A parameter takes one whole segment, decoded. Names are letters, digits and underscores, each once.
public struct LinkPattern: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    /// As the module wrote it.
    public let source: String
    public let segments: [Segment]

    /// - Throws: ``LinkPatternFault`` that says what is wrong.
    public init(_ source: String) throws(LinkPatternFault) {
        self.source = source
        guard source.hasPrefix("/") else { throw .noLeadingSlash }
        var segments: [Segment] = []
        var names: Set<String> = []
        for part in source.dropFirst().split(separator: "/", omittingEmptySubsequences: false) where source != "/" {
            guard !part.isEmpty else { throw .emptySegment }
            guard part.contains(where: { $0 == "{" || $0 == "}" }) else {
                guard LinkPattern.canBeRead(part) else { throw .unreadableLiteral(String(part)) }
                segments.append(.literal(String(part)))
                continue
            }
            let name = String(part.dropFirst().dropLast())
            let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
            guard part.hasPrefix("{"), part.hasSuffix("}"), isName else { throw .invalidParameter(String(part)) }
            guard names.insert(name).inserted else { throw .repeatedParameter(name) }
            segments.append(.parameter(name))
        }
        self.segments = segments
    }

    /// The names of its parameters, sorted.
    public var parameterNames: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }.sorted()
    }

    /// Two patterns of one shape match the same links, whatever their parameters are called.
    var shape: [String?] {
        segments.map { if case .literal(let text) = $0 { text } else { nil } }
    }

    /// The path of this pattern with these parameters, percent-encoded where a segment needs it.
    ///
    /// - Returns: nil where a parameter is missing, or its text could not be read back (empty, `.` or `..`).
    func path(with parameters: RouteParameters) -> String? {
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let text):
                path += "/" + LinkPattern.encoded(text)
            case .parameter(let name):
                guard let text = parameters[name], LinkPattern.canBeRead(text) else { return nil }
                path += "/" + LinkPattern.encoded(text)
            }
        }
        return path.isEmpty ? "/" : path
    }

    /// Whether a segment of this text survives ``LinkAddress``.
    private static func canBeRead(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text != "." && text != ".."
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// RFC 3986, 2.3: unreserved characters as they are, every other byte escaped.
    private static func encoded(_ text: String) -> String {
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

/// Why a text is not a link pattern.
public enum LinkPatternFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noLeadingSlash
    case emptySegment
    case invalidParameter(String)
    case repeatedParameter(String)
    case unreadableLiteral(String)

    public var description: String {
        switch self {
        case .noLeadingSlash: "a pattern begins with a slash"
        case .emptySegment: "a pattern has no empty segment and no slash at its end"
        case .invalidParameter(let part): "“\(part)” is neither a literal nor a parameter like {key}"
        case .repeatedParameter(let name): "the parameter {\(name)} stands twice"
        case .unreadableLiteral(let part): "no link can carry the segment “\(part)”"
        }
    }
}
