import AppShellTexts
import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Lints scripts, after formatting them if requested.
struct LintRun {
    let chosen: ChosenProducts
    let fixes: Bool
    /// Whether to run the scripts too.
    let runs: Bool
    /// For ``runs``.
    let defaults: DefaultsOptions

    /// The scripts of one product, or those without a known product.
    private struct Group {
        let kit: (any TestKit.Type)?
        var features: [LoadedFeature]
    }

    /// - Returns: nil if there are no scripts.
    /// - Throws: ``CommandError`` if the requirements or a product's steps are invalid, before anything is written.
    ///   Files that cannot be written are in the report.
    func report(on found: ScriptFinder.Found) throws -> LintReport? {
        var ids = IdentifierSequence()
        let read = LoadedScripts(found.sources.filter { isWanted(folderOf: $0.uri) }, ids: &ids)
        let features = read.features.filter { isWanted($0) }
        let kept = Set(features.map(\.uri) + read.errors.map(\.uri))
        let unreadable = found.unreadable.filter { isWanted(folderOf: $0.file) }
        let phraseFiles = found.phrases.filter { isWanted(folderOf: $0.uri) }
        guard !kept.isEmpty || !unreadable.isEmpty || !phraseFiles.isEmpty else { return nil }

        // Check everything that can stop the command before writing the first file.
        let lint = ScriptLint(requirements: try CoverageSources.requirements())
        let groups = grouped(features, and: phraseFiles)
        let phrases = PhraseFiles(near: features.map(\.uri) + phraseFiles.map(\.uri))
        let products = groups.map { group in
            group.kit.map { ProductScripts(kit: $0, features: group.features, phrases: phrases.book(for: $0)) }
        }
        for product in products { try product?.requireUsableSteps() }

        let layout = ScriptLayout(found.sources.filter { kept.contains($0.uri) } + phraseFiles, fixes: fixes)
        // Lint what the files contain now: formatting keeps lines but not columns.
        let scripts = LoadedScripts(layout.sources.filter { kept.contains($0.uri) }, ids: &ids)
        var issues = layout.issues + lint.issues(ofErrorsIn: scripts)
        let looked = kept.union(phraseFiles.map(\.uri))
        let garbled = found.encodingIssues.filter { looked.contains($0.file) }
        var runnable: [ProductScripts] = []
        for (group, product) in zip(groups, products) {
            let uris = Set(group.features.map(\.uri))
            let features = scripts.features.filter { uris.contains($0.uri) }
            if var product {
                product.features = features
                runnable.append(product)
                let others = others(of: product.kit, besides: features)
                let isReadable = scripts.errors.isEmpty && garbled.isEmpty && unreadable.isEmpty
                let isWhole = scripts.errors.isEmpty && garbled.isEmpty && others?.isEmpty == true
                issues += lint.issues(in: product, isWhole: isWhole, others: isReadable ? others : nil)
                issues += product.phraseIssues
            } else {
                issues += features.flatMap { lint.issues(in: $0) + [Self.unknownProduct($0)] }
            }
        }
        issues = Self.unusedByAll(issues, products.compactMap(\.self))
        if products.allSatisfy({ $0 == nil }) { issues += PhraseBook(phraseFiles).issues }
        if runs { issues += try waits(in: runnable) }
        // Anything else in such a file mostly follows from its encoding.
        let files = Set(garbled.map(\.file))
        issues = issues.filter { !files.contains($0.file) } + garbled.map(\.issue)
        return LintReport(
            fileCount: layout.sources.count,
            formatted: layout.formatted,
            issues: Self.openable(issues).sorted(),
            fileErrors: layout.fileErrors,
            unreadable: unreadable
        )
    }

    /// Runs the scripts in separate processes, with the options in appshell.json.
    private func waits(in products: [ProductScripts]) throws -> [LintIssue] {
        let arguments = ["run"] + defaults.arguments
        let run = try RootCommand.parseAsRoot(Defaults.completed(arguments)) as? RunCommand
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
            Console.error(
                localized(
                    """
                    --run: \(lint.failureCount, "scenario") did not pass; steps after a failure were not checked.
                    """
                )
            )
        }
        return lint.issues
    }

    /// Once each: several products may share a file of phrases. One that any of them uses is used.
    static func unusedByAll(_ issues: [LintIssue], _ products: [ProductScripts]) -> [LintIssue] {
        var counts: [LintIssue: Int] = [:]
        for issue in issues { counts[issue, default: 0] += 1 }
        return counts.filter { issue, count in
            guard issue.code == .definitionUnused, issue.file.hasSuffix(PhraseBook.suffix) else { return true }
            let owners = products.count { product in
                product.library.definitions.contains {
                    $0.location.file == issue.file && $0.location.line == issue.line
                }
            }
            return count == owners
        }.map(\.key)
    }

    /// By folder only: a file that does not parse has no tags.
    private func isWanted(folderOf uri: String) -> Bool {
        chosen.include(ProductCatalog.kit(byFolderOf: uri))
    }

    private func isWanted(_ feature: LoadedFeature) -> Bool {
        chosen.include(ProductCatalog.namedKit(of: feature))
    }

    /// In order of appearance, and the products that have phrases only.
    private func grouped(_ features: [LoadedFeature], and phrases: [GherkinSource]) -> [Group] {
        var groups: [Group] = []
        for feature in features {
            let kit = try? chosen.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append(Group(kit: kit, features: [feature]))
            }
        }
        for file in phrases {
            let only = chosen.only ?? (ProductCatalog.kits.count == 1 ? ProductCatalog.kits[0] : nil)
            guard let kit = ProductCatalog.kit(byFolderOf: file.uri) ?? only else { continue }
            if !groups.contains(where: { $0.kit == kit }) { groups.append(Group(kit: kit, features: [])) }
        }
        return groups
    }

    /// The product's other scripts in the Scenarios folder; nil where some can't be read, or these are of another folder.
    private func others(of kit: any TestKit.Type, besides features: [LoadedFeature]) -> [LoadedFeature]? {
        guard let all = try? ScriptFinder.find([]), all.unreadable.isEmpty, all.encodingIssues.isEmpty else {
            return nil
        }
        let known = Set(features.map(\.uri))
        guard all.sources.contains(where: { known.contains($0.uri) }) else { return nil }
        let others = all.sources.filter { source in
            // Other products' scripts don't matter.
            !known.contains(source.uri) && ProductCatalog.kit(byFolderOf: source.uri).map { $0 == kit } ?? true
        }
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(others, ids: &ids)
        guard scripts.errors.isEmpty else { return nil }
        return scripts.features.filter { isWanted($0) && (try? chosen.kit(of: $0)).map { $0 == kit } ?? false }
    }

    /// With the paths of definitions resolved.
    private static func openable(_ issues: [LintIssue]) -> [LintIssue] {
        guard issues.contains(where: { $0.code == .definitionUnused }) else { return issues }
        let sources = DefinitionSources()
        return issues.map { $0.code == .definitionUnused ? $0.renamed(sources.path(of: $0.file)) : $0 }
    }

    static func unknownProduct(_ feature: LoadedFeature) -> LintIssue {
        // As other texts about a script, in its language.
        Reader.$current.withValue(Reader.current.reading(scriptIn: feature.document.feature?.language ?? "en")) {
            LintIssue(
                .productUnknown,
                file: feature.uri,
                line: feature.document.feature?.location.line ?? 1,
                fact: localized("It is unclear which product this script is for, so its steps are not checked."),
                fix: localized(
                    "Use --product (\(ProductCatalog.names)), or move the file to a folder named after the product."
                )
            )
        }
    }
}
