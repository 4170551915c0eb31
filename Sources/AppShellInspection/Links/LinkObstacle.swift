public import AppShell
import AppShellTexts

/// Why a pattern does not fit a link: the first thing that stands in the way, from the left.
public enum LinkObstacle: Hashable, Sendable {
    /// The pattern holds for another host or scheme.
    case origin(expected: String)
    /// Segments are counted from 1.
    case segment(Int, found: String, expected: String)
    case missingSegment(Int, expected: String)
    case extraSegment(Int, found: String)
    case query(key: String, problem: String)
    case fragment(problem: String)
}

extension LinkObstacle: CustomStringConvertible {
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    var localizedDescription: String {
        switch self {
        case .origin(let expected): localized("it holds for \(KnownText.expectation(expected)) only")
        case .segment(let number, let found, let expected):
            localized("segment \(number) is “\(found)”, not \(KnownText.expectation(expected))")
        case .missingSegment(let number, let expected):
            localized("segment \(number) is missing: \(KnownText.expectation(expected))")
        case .extraSegment(let number, let found): localized("it ends before segment \(number), “\(found)”")
        case .query(let key, let problem): localized("the query key “\(key)” \(KnownText.queryProblem(problem))")
        case .fragment(let problem): localized("the fragment \(KnownText.fragmentProblem(problem))")
        }
    }

    /// How many segments fit before the obstacle; nil where it is not in the path.
    var fittingSegments: Int? {
        switch self {
        case .segment(let number, _, _), .missingSegment(let number, _), .extraSegment(let number, _): number - 1
        case .origin, .query, .fragment: nil
        }
    }
}

extension LinkPattern {
    /// What stands in a link's way to this pattern; nil where the pattern fits.
    public func obstacle(to link: LinkAddress) -> LinkObstacle? {
        if let obstacle = pathObstacle(to: link.segments) { return obstacle }
        switch origin {
        case .any: break
        case .host(let host):
            if link.scheme != "https" || link.host != host { return .origin(expected: "the host “\(host)”") }
        case .scheme(let scheme):
            if link.scheme != scheme { return .origin(expected: "the scheme “\(scheme)”") }
        }
        return conditionObstacle(to: link)
    }

    private func pathObstacle(to path: [String]) -> LinkObstacle? {
        for (index, segment) in segments.enumerated() {
            guard index < path.count else {
                if segment.parameter?.isOptional == true { return nil }
                return .missingSegment(index + 1, expected: segment.words)
            }
            if segment.isRest { return nil }
            if !segment.fits(path[index]) {
                return .segment(index + 1, found: path[index], expected: segment.words)
            }
        }
        if path.count > segments.count {
            return .extraSegment(segments.count + 1, found: path[segments.count])
        }
        return nil
    }

    private func conditionObstacle(to link: LinkAddress) -> LinkObstacle? {
        if query.isEmpty, fragment == nil { return nil }
        guard let unmet = unmetCondition(in: link) else { return nil }
        if unmet < 0 { return fragment.map { .fragment(problem: $0.problem) } }
        return .query(key: query[unmet].key, problem: query[unmet].problem)
    }
}

extension LinkPattern.Segment {
    /// Whether a decoded segment is one of these, a rest aside.
    func fits(_ text: String) -> Bool {
        switch self {
        case .literal(let literal): return literal.utf8.elementsEqual(text.utf8)
        case .parameter(let parameter, let prefix, let suffix):
            let bytes = Array(text.utf8)
            guard bytes.count > prefix.utf8.count + suffix.utf8.count, bytes.starts(with: prefix.utf8),
                bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
            else { return false }
            let value = bytes[prefix.utf8.count..<bytes.count - suffix.utf8.count]
            return parameter.kind.accepts(String(decoding: value, as: UTF8.self))
        case .rest: return true
        }
    }

    /// What is expected, for messages.
    var words: String {
        switch self {
        case .literal(let text): return "“\(text)”"
        case .parameter(let parameter, let prefix, let suffix):
            var words = "\(parameter.kind)"
            if !prefix.isEmpty { words += " after “\(prefix)”" }
            if !suffix.isEmpty { words += " before “\(suffix)”" }
            return "\(words) {\(parameter.name)}"
        case .rest(let name, _): return "the rest {*\(name)}"
        }
    }
}

extension LinkPattern.QueryItem {
    fileprivate var problem: String {
        switch value {
        case .any: "does not stand there exactly once"
        case .literal(let text): "does not stand there exactly once with the value “\(text)”"
        case .parameter(let parameter) where parameter.isOptional:
            "stands there twice, or its value is not \(parameter.kind)"
        case .parameter(let parameter): "does not stand there exactly once with \(parameter.kind)"
        }
    }
}

extension LinkPattern.Fragment {
    fileprivate var problem: String {
        switch self {
        case .literal(let text): "is not “\(text)”"
        case .parameter(let parameter): "is not \(parameter.kind)"
        }
    }
}
