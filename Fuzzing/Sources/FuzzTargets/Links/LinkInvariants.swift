import AppShell
import AppShellInspection

/// What holds for every table and every link.
struct LinkInvariants {
    let table: LinkTable

    func hold(for bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let match = table.match(utf8: bytes)
        guard let link = String(validating: bytes, as: UTF8.self) else {
            guard case .malformed = match else { throw BrokenInvariant("bytes that are not UTF-8 give \(match)") }
            return
        }
        try require(table.match(link) == match, "bytes and text are matched differently: \(link)")
        try hold(for: link)
    }

    func hold(for link: String) throws(BrokenInvariant) {
        let address: LinkAddress?
        do throws(LinkError) {
            address = try LinkAddress(link)
        } catch {
            try require(!error.description.isEmpty, "an error without a text")
            address = nil
        }
        let match = table.match(link)
        switch match {
        case .malformed(let error):
            try require(address == nil, "malformed (\(error)), yet it has an address")
        case .matched(let route, let entry):
            try require(address != nil, "matched without an address")
            try require(route.name == entry.destination, "another destination than the entry's")
            try require(entry.pattern.parameters.allSatisfy { takes(route, $0) }, "\(route) is not of \(entry.pattern)")
            try holdPrinting(route, of: link)
        case .unmatched(let found):
            try require(address == found, "two addresses of one link")
        case .foreign(let reason):
            try require(address != nil && !reason.isEmpty, "foreign without an address or a reason")
        }
        if link.utf8.count <= 256 {
            let explanation = table.explain(link)
            try require(explanation.match == match, "the explanation tells of another match")
            try require(!explanation.description.isEmpty, "an explanation without a text")
        }
    }

    /// Whether the route has the parameter, of its kind; or has it not, and may.
    private func takes(_ route: Route, _ parameter: LinkPattern.Parameter) -> Bool {
        route.parameters[parameter.name].map { parameter.kind.accepts($0) } ?? parameter.isOptional
    }

    /// What a link leads to can be printed, leads back there, and printing it again changes nothing.
    private func holdPrinting(_ route: Route, of link: String) throws(BrokenInvariant) {
        guard let printed = table.link(to: route) else {
            // Escaping makes a link three times as long at most; what fits then has no excuse.
            return try require(
                link.utf8.count * 3 + 64 > LinkAddress.maximumLength,
                "\(route) can't be printed, though \(link) leads there"
            )
        }
        guard case .matched(let again, _) = table.match(printed) else {
            throw BrokenInvariant("\(printed), printed for \(route), does not match")
        }
        try require(again == route, "\(printed), printed for \(route), leads to \(again)")
        try require(table.link(to: again) == printed, "\(printed) is not printed alike twice")
    }
}
