/// The links of a composition, read once for all rules about them.
struct ComposedLinks {
    struct Link {
        let module: String
        let source: String
        let destination: String
        /// Sorted.
        let parameterNames: [String]
        /// Sorted.
        let optionalParameterNames: [String]
        let isAlias: Bool
        let isFormer: Bool
        let pattern: Result<LinkPattern, LinkPatternError>

        func suppliesParameters(by pattern: LinkPattern) -> Bool {
            var required = 0
            for parameter in pattern.parameters {
                if parameterNames.contains(parameter.name) {
                    required += parameter.isOptional ? 0 : 1
                } else if !optionalParameterNames.contains(parameter.name) {
                    return false
                }
            }
            return required == parameterNames.count
        }
    }

    let links: [Link]
    /// Those that can be read, in the order of the table.
    let readable: [Link]
    let table: LinkTable
    /// Links that overlap, and example links.
    let overlaps: [LinkOverlap]
    let reach: LinkReach

    init(_ links: [Composition.Owned<Contributions.LinkEntry>], policy: LinkPolicy) {
        self.links = links.map { link in
            Link(
                module: link.module,
                source: link.entry.pattern,
                destination: link.entry.destination,
                parameterNames: link.entry.parameterNames,
                optionalParameterNames: link.entry.optionalParameterNames,
                isAlias: link.entry.isAlias,
                isFormer: link.entry.formerSince != nil,
                pattern: Result { () throws(LinkPatternError) in try LinkPattern(link.entry.pattern) }
            )
        }
        var readable: [Link] = []
        var entries: [LinkTable.Entry] = []
        for link in self.links {
            guard case .success(let pattern) = link.pattern else { continue }
            readable.append(link)
            entries.append(
                LinkTable.Entry(
                    pattern: pattern,
                    destination: link.destination,
                    module: link.module,
                    isAlias: link.isAlias,
                    isFormer: link.isFormer
                )
            )
        }
        self.readable = readable
        table = LinkTable(entries: entries, policy: policy)
        let fresh = FreshTexts(entries.map(\.pattern))
        overlaps = LinkOverlap.all(in: table, fresh)
        reach = LinkReach(table, except: Set(overlaps.flatMap { [$0.first, $0.second] }), fresh)
    }
}
