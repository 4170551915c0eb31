extension LinkPattern {
    /// The link of this pattern with these parameters, from the path on, percent-encoded where it needs to be.
    ///
    /// - Returns: nil where the parameters are not the pattern's, or one could not be read back.
    func spelled(with parameters: RouteParameters) -> String? {
        guard fits(parameters), var link = printPath(parameters) else { return nil }
        var mark = UInt8(ascii: "?")
        for item in query {
            var value: String?
            switch item.value {
            case .any: break
            case .literal(let text): value = text
            case .parameter(let parameter):
                guard let text = parameters[parameter.name] else { continue }
                value = text
            }
            link.append(mark)
            mark = UInt8(ascii: "&")
            PercentEncoding.append(item.key.utf8, to: &link)
            guard let value else { continue }
            link.append(UInt8(ascii: "="))
            PercentEncoding.append(value.utf8, to: &link)
        }
        let anchor: String? =
            switch fragment {
            case .literal(let text): text
            case .parameter(let parameter): parameters[parameter.name]
            case nil: nil
            }
        if let anchor {
            link.append(UInt8(ascii: "#"))
            PercentEncoding.append(anchor.utf8, to: &link)
        }
        return String(decoding: link, as: UTF8.self)
    }

    /// Whether all that is there is the pattern's, and of its kind, and all it requires is there.
    private func fits(_ parameters: RouteParameters) -> Bool {
        var known = 0
        for parameter in self.parameters {
            if let text = parameters[parameter.name] {
                guard parameter.kind.accepts(text) else { return false }
                known += 1
            } else if !parameter.isOptional {
                return false
            }
        }
        return known == parameters.names.count
    }

    private func printPath(_ parameters: RouteParameters) -> [UInt8]? {
        var path: [UInt8] = []
        var hasEnded = false
        for segment in segments {
            guard let name = segment.parameter?.name else {
                append(segment, "", to: &path)
                continue
            }
            guard let text = parameters[name] else {
                hasEnded = true
                continue
            }
            // What is left out is at the end.
            if hasEnded { return nil }
            append(segment, text, to: &path)
        }
        if path.isEmpty { path.append(UInt8(ascii: "/")) }
        return path
    }

    private func append(_ segment: Segment, _ text: String, to path: inout [UInt8]) {
        path.append(UInt8(ascii: "/"))
        switch segment {
        case .literal(let literal): PercentEncoding.append(literal.utf8, to: &path)
        case .parameter(_, let prefix, let suffix):
            for part in [prefix, text, suffix] { PercentEncoding.append(part.utf8, to: &path) }
        case .rest: path += text.utf8  // encoded already
        }
    }
}
