import AppShell

/// Values to try for parameters.
struct SampleValues: Sendable {
    /// The subject's own, by the parameter's name.
    let own: [String: [String]]

    /// Texts that a parameter of the kind takes; never none.
    func candidates(_ name: String, _ kind: ParameterKind) -> [String] {
        let own = (own[name] ?? []).filter { kind.accepts($0) }
        return own + Self.texts(of: kind)
    }

    private static func texts(of kind: ParameterKind) -> [String] {
        switch kind {
        // The second one has to be escaped in a link in every way there is.
        case .text: ["exemple", "Crème brûlée/à 100 % ?#+", "1"]
        case .number: ["1", "9223372036854775807"]
        case .slug: ["exemple", "ia-generative-2"]
        case .choice(let choices): choices
        }
    }

    /// What a rest takes, as routes carry it: percent-encoded.
    static let rests = ["exemple", "un%2Fdeux/Cr%C3%A8me/3"]

    /// The parameters that a destination takes, of those that the candidates make: each candidate is tried once at
    /// least.
    static func usable(
        _ candidates: [(name: String, texts: [String])],
        by validate: (RouteParameters) throws(RouteError) -> Void
    ) -> [RouteParameters] {
        let rows = candidates.map(\.texts.count).max() ?? 1
        var found: [RouteParameters] = []
        for row in 0..<rows {
            guard let parameters = usable(candidates, from: row, by: validate) else { continue }
            if !found.contains(parameters) { found.append(parameters) }
        }
        return found
    }

    /// Begins with one candidate a parameter, and goes on to the next where the destination finds fault with it.
    private static func usable(
        _ candidates: [(name: String, texts: [String])],
        from row: Int,
        by validate: (RouteParameters) throws(RouteError) -> Void
    ) -> RouteParameters? {
        var tried: [String: Int] = [:]
        while true {
            let pairs = candidates.map { name, texts in (name, texts[(row + tried[name, default: 0]) % texts.count]) }
            let parameters = RouteParameters(Dictionary(pairs) { first, _ in first })
            do throws(RouteError) {
                try validate(parameters)
                return parameters
            } catch {
                guard case .invalidParameter(let name, _, _) = error,
                    let texts = candidates.first(where: { $0.name == name })?.texts,
                    tried[name, default: 0] + 1 < texts.count
                else { return nil }
                tried[name, default: 0] += 1
            }
        }
    }
}
