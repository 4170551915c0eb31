import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Lints scripts, and lays them out before where that is wanted.
struct LintRun {
    let chosen: ChosenProducts
    let fixes: Bool
    /// Whether the scripts are run, too.
    let runs: Bool

    /// The scripts of one product, or those of which nothing says whose they are.
    private struct Group {
        let kit: (any TestKit.Type)?
        var features: [LoadedFeature]
    }

    /// - Returns: nil where there is no script to look at.
    /// - Throws: ``CommandError`` where the list of requirements can't be read, or the steps of a product can't be
    ///   used; then nothing was written. What can't be written itself is in the report.
    func report(on found: ScriptFinder.Found) throws -> LintReport? {
        var ids = IdentifierSequence()
        let read = LoadedScripts(found.sources.filter { isWanted(folderOf: $0.uri) }, ids: &ids)
        let features = read.features.filter { isWanted($0) }
        let kept = Set(features.map(\.uri) + read.errors.map(\.uri))
        let unreadable = found.unreadable.filter { isWanted(folderOf: $0.file) }
        guard !kept.isEmpty || !unreadable.isEmpty else { return nil }

        // All that can stop the command comes before the first file is written.
        let lint = ScriptLint(requirements: try CoverageSources.requirements())
        let groups = grouped(features)
        let products = groups.map { group in group.kit.map { ProductScripts(kit: $0, features: group.features) } }
        for product in products { try product?.requireUsableSteps() }

        let layout = ScriptLayout(found.sources.filter { kept.contains($0.uri) }, fixes: fixes)
        // What is looked at is what the files hold now: lines stay, columns do not.
        let scripts = LoadedScripts(layout.sources, ids: &ids)
        var findings = layout.findings + lint.findings(of: scripts.errors)
        findings += scripts.faulty.flatMap { lint.findings(ofLanguageIn: $0, errors: scripts.errors) }
        // What else is found in such a file is mostly what comes of it.
        let garbled = found.encodingFaults.filter { kept.contains($0.file) }
        let files = Set(garbled.map(\.file))
        findings = findings.filter { !files.contains($0.file) } + garbled.map(\.finding)
        var runnable: [ProductScripts] = []
        for (group, product) in zip(groups, products) {
            let uris = Set(group.features.map(\.uri))
            let features = scripts.features.filter { uris.contains($0.uri) }
            if var product {
                product.features = features
                runnable.append(product)
                let isWhole = scripts.errors.isEmpty && isWhole(features, of: product.kit)
                findings += lint.findings(in: product, isWhole: isWhole)
            } else {
                findings += features.flatMap { lint.findings(in: $0) + [Self.unknownProduct($0)] }
            }
        }
        if runs { findings += try Self.waits(in: runnable) }
        return LintReport(
            fileCount: layout.sources.count,
            formatted: layout.formatted,
            findings: Self.openable(findings).sorted(),
            faults: layout.faults,
            unreadable: unreadable
        )
    }

    /// Runs the scripts, in processes of their own.
    ///
    /// Under the limits that a run takes from appshell.json.
    private static func waits(in products: [ProductScripts]) throws -> [LintIssue] {
        let run = try RootCommand.parseAsRoot(Defaults.completed(["run"])) as? RunCommand
        let limit = run?.assertionTimeout.map { ["--assertion-timeout", "\($0)"] } ?? []
        let plan = RunPlan(products: products)
        let lint = WaitingLint(products)
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let pool = WorkerPool(
            count: processors,
            arguments: ["worker"] + limit,
            limit: .seconds(run?.timeout ?? ScriptRun.timeout)
        )
        pool.limit(to: plan.scenarioCount)
        _ = ScenarioRunner.run(plan, on: pool, reports: [lint]) { _, _ in }
        if lint.failureCount > 0 {
            let scenarios = lint.failureCount == 1 ? "1 scenario" : "\(lint.failureCount) scenarios"
            Console.error("--run: \(scenarios) did not pass; steps after the failure were not looked at.")
        }
        return lint.findings
    }

    /// By the folder alone: a file that does not parse says no more.
    private func isWanted(folderOf uri: String) -> Bool {
        chosen.include(ProductCatalog.kit(byFolderOf: uri))
    }

    private func isWanted(_ feature: LoadedFeature) -> Bool {
        chosen.include(ProductCatalog.namedKit(of: feature))
    }

    /// In the order in which products appear.
    private func grouped(_ features: [LoadedFeature]) -> [Group] {
        var groups: [Group] = []
        for feature in features {
            let kit = try? chosen.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append(Group(kit: kit, features: [feature]))
            }
        }
        return groups
    }

    /// Whether no script of the product, in the folder where scripts are, is missing.
    private func isWhole(_ features: [LoadedFeature], of kit: any TestKit.Type) -> Bool {
        guard let all = try? ScriptFinder.find([]), all.unreadable.isEmpty else { return false }
        let known = Set(features.map(\.uri))
        guard all.sources.contains(where: { known.contains($0.uri) }) else { return false }
        let others = all.sources.filter { source in
            // Those of other products may hold what they like.
            !known.contains(source.uri) && ProductCatalog.kit(byFolderOf: source.uri).map { $0 == kit } ?? true
        }
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(others, ids: &ids)
        return scripts.errors.isEmpty && !scripts.features.contains { ProductCatalog.namedKit(of: $0) == kit }
    }

    /// The places of definitions as paths.
    private static func openable(_ findings: [LintIssue]) -> [LintIssue] {
        guard findings.contains(where: { $0.code == .definitionUnused }) else { return findings }
        let sources = DefinitionSources()
        return findings.map { $0.code == .definitionUnused ? $0.renamed(sources.path(of: $0.file)) : $0 }
    }

    private static func unknownProduct(_ feature: LoadedFeature) -> LintIssue {
        LintIssue(
            .productUnknown,
            file: feature.uri,
            line: feature.document.feature?.location.line ?? 1,
            fact: "It is not clear which product this script is about, so its steps are not looked at.",
            fix: "Say --product (\(ProductCatalog.names)), or put the file in a folder named like the product."
        )
    }
}
