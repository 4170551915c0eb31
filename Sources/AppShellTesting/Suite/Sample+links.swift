import AppShell

extension Sample {
    /// Links of a pattern: each shape, each sample value, each host and scheme of the product.
    ///
    /// A link that a more specific pattern takes is that one's.
    static func links(of entry: LinkTable.Entry, in graph: AppGraph, values: SampleValues) -> [Sample] {
        let pattern = entry.pattern
        return pattern.presences.flatMap { names -> [Sample] in
            let candidates = pattern.parameters.filter { names.contains($0.name) }.map { parameter in
                let isRest = pattern.segments.contains { $0.isRest && $0.parameter?.name == parameter.name }
                let texts = isRest ? SampleValues.rests : values.candidates(parameter.name, parameter.kind)
                return (name: parameter.name, texts: texts)
            }
            let usable = SampleValues.usable(candidates) { parameters throws(RouteError) in
                try graph.validate(Route(name: entry.destination, parameters: parameters))
            }
            return usable.flatMap { parameters -> [Sample] in
                let route = Route(name: entry.destination, parameters: parameters)
                return pattern.links(with: parameters, under: graph.manifest.links).enumerated().compactMap {
                    number,
                    link in
                    if case .matched(_, let winner) = graph.links.match(link), winner.pattern != pattern { return nil }
                    return Sample(
                        "link pattern \(pattern.source)",
                        .link(link),
                        route,
                        in: graph,
                        isVariant: number > 0
                    )
                }
            }
        }
    }
}

extension LinkPattern {
    /// Which parameters are there: the left optional segments without the right ones, the optional rest of the query and
    /// the fragment or not.
    fileprivate var presences: [[String]] {
        let conditions = query.compactMap(\.parameter) + [fragment?.parameter].compactMap(\.self)
        let required = conditions.filter { !$0.isOptional }.map(\.name)
        let paths = shapes.flatMap { shape -> [[String]] in
            let names = shape.compactMap(\.parameter?.name)
            guard case .rest(_, isOptional: true)? = shape.last else { return [names] }
            return [names, names.dropLast()]
        }
        let optional = conditions.filter(\.isOptional).map(\.name)
        return paths.flatMap { path in
            optional.isEmpty ? [path + required] : [path + required, path + required + optional]
        }
    }

    /// The links that carry these parameters.
    fileprivate func links(with parameters: RouteParameters, under policy: LinkPolicy) -> [String] {
        let path = segments.compactMap { segment -> String? in
            switch segment {
            case .literal(let text): return text.escaped
            case .parameter(let parameter, let prefix, let suffix):
                return parameters[parameter.name].map { (prefix + $0 + suffix).escaped }
            case .rest(let name, _): return parameters[name]
            }
        }.joined(separator: "/")
        let items = query.compactMap { item -> String? in
            switch item.value {
            case .any: return item.key.escaped
            case .literal(let text): return "\(item.key.escaped)=\(text.escaped)"
            case .parameter(let parameter):
                return parameters[parameter.name].map { "\(item.key.escaped)=\($0.escaped)" }
            }
        }
        let tail = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        let anchor = fragment.flatMap { fragment in
            switch fragment {
            case .literal(let text): "#\(text.escaped)"
            case .parameter(let parameter): parameters[parameter.name].map { "#\($0.escaped)" }
            }
        }
        // The first segment is a host there, and hosts are not escaped.
        let isHost = !path.isEmpty && !path.prefix { $0 != "/" }.contains { $0 == "%" || $0 == "_" || $0.isUppercase }
        let origins: [String] =
            switch origin {
            case .any: policy.hosts.map { "https://\($0)/" } + (isHost ? policy.schemes.map { "\($0)://" } : [])
            case .host(let host): ["https://\(host)/"]
            case .scheme(let scheme): isHost ? ["\(scheme)://"] : []
            }
        return origins.map { $0 + path + tail + (anchor ?? "") }
    }
}

extension String {
    /// RFC 3986, 2.3: all but unreserved characters as escapes. The suite's own, so as not to check a thing by itself.
    var escaped: String {
        utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: return String(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }.joined()
    }
}
