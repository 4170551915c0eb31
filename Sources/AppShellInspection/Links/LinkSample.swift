import AppShell

/// Writes a link of a pattern with made-up values, optional parameters and all.
struct LinkSample {
    /// For parameters that take any text: a word first, then a number, since many a text is an id.
    static let texts = ["example", "7", "example-2"]

    let text: String

    /// - Returns: nil where the product has no host or scheme for it.
    func link(of pattern: LinkPattern, under policy: LinkPolicy) -> String? {
        let segments = pattern.segments.map(text(of:)).joined(separator: "/")
        let tail = query(of: pattern) + (pattern.fragment.map { "#" + text(of: $0) } ?? "")
        switch pattern.origin {
        case .host(let host): return "https://\(host)/\(segments)\(tail)"
        case .scheme(let scheme): return "\(scheme)://\(segments)\(tail)"
        case .any:
            if let host = policy.hosts.first { return "https://\(host)/\(segments)\(tail)" }
            return policy.schemes.first.map { "\($0)://\(segments)\(tail)" }
        }
    }

    private func text(of segment: LinkPattern.Segment) -> String {
        switch segment {
        case .literal(let literal): PercentEncoding.encoded(literal)
        case .parameter(let parameter, let prefix, let suffix):
            PercentEncoding.encoded(prefix + value(of: parameter) + suffix)
        case .rest: PercentEncoding.encoded(text)
        }
    }

    private func query(of pattern: LinkPattern) -> String {
        guard !pattern.query.isEmpty else { return "" }
        let items = pattern.query.map { item in
            let key = PercentEncoding.encoded(item.key)
            return switch item.value {
            case .any: key
            case .literal(let literal): "\(key)=\(PercentEncoding.encoded(literal))"
            case .parameter(let parameter): "\(key)=\(PercentEncoding.encoded(value(of: parameter)))"
            }
        }
        return "?" + items.joined(separator: "&")
    }

    private func text(of fragment: LinkPattern.Fragment) -> String {
        switch fragment {
        case .literal(let literal): PercentEncoding.encoded(literal)
        case .parameter(let parameter): PercentEncoding.encoded(value(of: parameter))
        }
    }

    private func value(of parameter: LinkPattern.Parameter) -> String {
        switch parameter.kind {
        case .text, .slug: text
        case .number: "7"
        case .choice(let choices): choices.first ?? text
        }
    }
}
