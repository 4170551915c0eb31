import AppShell
import AppShellHeadless
import Testing

/// Links lead there and back, for every product.
enum LinkChecks {
    /// every link of every pattern is the route it stands for
    static func matches(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for sample in facts.samples {
            guard let link = sample.link else { continue }
            guard case .matched(let route, let entry) = facts.links.match(link) else {
                Issue.record("\(subject), \(sample): \(facts.links.match(link))")
                continue
            }
            #expect(route == sample.route, "\(subject), \(sample)")
            #expect(entry.destination == sample.route.name, "\(subject), \(sample)")
        }
    }

    /// a link that is too long for a pattern, or lacks its conditions, is not that pattern's
    static func matchesNothingElse(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.links.entries {
            let pattern = entry.pattern
            let needsFragment = pattern.fragment.map { $0.parameter?.isOptional != true } ?? false
            let isConditional = needsFragment || pattern.query.contains(where: \.isRequired)
            let takesAll = pattern.segments.contains { if case .rest = $0 { true } else { false } }
            for sample in facts.samples(of: entry) {
                guard let link = sample.link, let path = link.split(whereSeparator: { "?#".contains($0) }).first else {
                    continue
                }
                var others: [String] = []
                if isConditional { others.append(String(path)) }
                // Past all that is optional.
                if !takesAll { others.append(link.replacing(path, with: path + "/zz/zz/zz/zz", maxReplacements: 1)) }
                for other in others {
                    guard case .matched(_, entry) = facts.links.match(other) else { continue }
                    Issue.record("\(subject), \(sample): \(other) matches as well")
                }
            }
        }
    }

    /// the route of a canonical pattern is printed as a link that leads back to it, and prints the same
    static func prints(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.links.entries where !entry.isAlias {
            for sample in facts.samples(of: entry) {
                let place = Comment("\(subject), \(sample)")
                guard let printed = facts.links.link(to: sample.route) else {
                    Issue.record("\(place): it is not printed")
                    continue
                }
                guard case .matched(let route, let printer) = facts.links.match(printed) else {
                    Issue.record("\(place): \(printed) leads nowhere")
                    continue
                }
                #expect(route == sample.route, place)
                #expect(!printer.isAlias, place)
                #expect(facts.links.link(to: route) == printed, place)
                #expect(try end(of: .link(printed), subject) == end(of: sample.arrival(), subject), place)
            }
        }
    }

    /// an alias leads where the canonical link leads, and is never printed
    static func aliases(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.links.entries where entry.isAlias {
            let samples = facts.samples(of: entry)
            let canonical = samples.compactMap { sample in facts.links.link(to: sample.route).map { (sample, $0) } }
            #expect(!canonical.isEmpty, "\(subject), \(entry.pattern.source): no route of it is printed")
            for (sample, printed) in canonical {
                let place = Comment("\(subject), \(sample)")
                #expect(printed != sample.link, place)
                guard case .matched(sample.route, let printer) = facts.links.match(printed) else {
                    Issue.record("\(place): \(printed) leads elsewhere")
                    continue
                }
                #expect(!printer.isAlias, place)
                #expect(try end(of: .link(printed), subject) == end(of: sample.arrival(), subject), place)
            }
        }
    }

    /// Where a cold app ends.
    private static func end(of arrival: Arrival, _ subject: ProductSubject) throws -> NavigationState {
        let drive = Drive(subject)
        try drive.launch(with: arrival)
        return try drive.session.navigation()
    }
}

extension ProductFacts {
    fileprivate func samples(of entry: LinkTable.Entry) -> [Sample] {
        samples.filter { $0.link != nil && $0.what == "link pattern \(entry.pattern.source)" }
    }
}
