import CucumberGherkin
import ScenarioRunner

/// Lints scripts, and lays them out before where that is wanted.
struct LintRun {
    /// The only product, where one was asked for.
    let chosen: (any TestKit.Type)?
    let fixes: Bool

    /// - Throws: ``CommandFailure`` where a file can't be read or written, or the steps of a product can't be used.
    func report(on found: ScriptFinder.Found) throws -> LintReport {
        var sources: [GherkinSource] = []
        var findings: [LintFinding] = []
        var formatted: [String] = []
        for source in found.sources {
            let (bytes, line) = try laidOut(source)
            sources.append(bytes.map { GherkinSource(uri: source.uri, bytes: $0) } ?? source)
            guard let line else { continue }
            if fixes { formatted.append(source.uri) } else { findings.append(.format(file: source.uri, line: line)) }
        }
        let lint = ScriptLint(requirements: try CoverageSources.requirements())
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(sources, ids: &ids)
        findings += lint.findings(of: scripts.errors)
        for (kit, features) in grouped(scripts.features) {
            guard let kit else {
                findings += features.flatMap { lint.findings(in: $0) + [Self.unknownProduct($0)] }
                continue
            }
            let product = ProductScripts(kit: kit, features: features)
            try product.requireUsableSteps()
            let isWhole = try scripts.errors.isEmpty && isWhole(features, of: kit)
            findings += lint.findings(in: product, isWhole: isWhole)
        }
        return LintReport(fileCount: sources.count, formatted: formatted, findings: findings.sorted())
    }

    /// The bytes of a file that was rewritten, and the first line whose format differs, or differed.
    private func laidOut(_ source: GherkinSource) throws -> (bytes: [UInt8]?, line: Int?) {
        // The source's text is repaired where it is no UTF-8; the file is not.
        let bytes = try ScriptFinder.bytes(of: source.uri)
        let formatted: [UInt8]
        do throws(GherkinErrors) {
            formatted = try GherkinFormatter().format(bytes, uri: source.uri)
        } catch {
            // Its faults are found when it is parsed for the lint.
            return (nil, nil)
        }
        guard let line = GherkinFormatter.firstDifference(bytes, formatted) else { return (nil, nil) }
        guard fixes else { return (nil, line) }
        try OutputTarget.replace(source.uri, with: formatted)
        return (formatted, line)
    }

    /// By product, in the order in which products appear; nil for those of which nothing says whose they are.
    private func grouped(_ features: [LoadedFeature]) -> [(kit: (any TestKit.Type)?, features: [LoadedFeature])] {
        var groups: [(kit: (any TestKit.Type)?, features: [LoadedFeature])] = []
        for feature in features {
            let named = ProductCatalog.namedKit(of: feature)
            if let chosen, let named, named != chosen { continue }
            let kit = chosen ?? (try? ProductCatalog.kit(of: feature))
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append((kit, [feature]))
            }
        }
        return groups
    }

    /// Whether no script of the product, in the folder where scripts are, is missing.
    private func isWhole(_ features: [LoadedFeature], of kit: any TestKit.Type) throws -> Bool {
        guard let all = try? ScriptFinder.find([]) else { return false }
        let known = Set(features.map(\.uri))
        var ids = IdentifierSequence()
        let others = LoadedScripts(all.sources.filter { !known.contains($0.uri) }, ids: &ids)
        let isOwn = all.sources.contains { known.contains($0.uri) }
        return isOwn && others.errors.isEmpty && !others.features.contains { ProductCatalog.namedKit(of: $0) == kit }
    }

    private static func unknownProduct(_ feature: LoadedFeature) -> LintFinding {
        LintFinding(
            .productUnknown,
            file: feature.uri,
            line: feature.document.feature?.location.line ?? 1,
            fact: "It is not clear which product this script is about, so its steps are not looked at.",
            mend: "Say --product (\(ProductCatalog.names)), or put the file in a folder named like the product."
        )
    }
}
