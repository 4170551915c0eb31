import CucumberGherkin
import Foundation
import ScenarioRunner

extension Workspace {
    /// The products' own steps that no script uses, by the files that define them, Swift or phrases, once all scripts were read.
    func unusedDefinitions() -> [String: [LintIssue]] {
        guard !hasUnread else { return [:] }
        var issues: [LintIssue] = []
        for folder in folders where folder.hasScenarios {
            let scripts = folder.files.sorted().compactMap { index.files[FileURI.uri(of: $0)] }
            // As lint, which leaves them out while a script does not parse.
            guard !scripts.isEmpty, scripts.allSatisfy(\.isWhole) else { continue }
            var found: [LintIssue] = []
            var products: [ProductScripts] = []
            for kit in ProductCatalog.kits where chosen.include(kit) {
                let own = scripts.filter { $0.kit.map { $0 == kit } ?? false }
                guard let first = own.first else { continue }
                let used = own.reduce(into: Set<Int>()) { $0.formUnion($1.used) }
                found += unused(of: kit, used, first.language, folder)
                products.append(vocabulary(kit).product)
            }
            issues += LintRun.unusedByAll(found, products)
        }
        var files: [String: [LintIssue]] = [:]
        for issue in issues {
            let isPhrase = WorkspaceFolder.hasPhrases(issue.file)
            let folder = isPhrase ? folders.first { $0.phraseFiles.contains($0.path + "/" + issue.file) } : nil
            let path = folder.map { $0.path + "/" + issue.file } ?? sources.path(of: issue.file)
            let full = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
            guard FileManager.default.fileExists(atPath: full) else { continue }
            files[full, default: []].append(issue.renamed(path))
        }
        return files
    }

    /// Found anew only if other definitions are used.
    private func unused(
        of kit: any TestKit.Type,
        _ used: Set<Int>,
        _ language: String,
        _ folder: WorkspaceFolder
    ) -> [LintIssue] {
        let key = folder.path + "\n" + kit.productID
        if let known = knownUnused[key], known.used == used, known.language == language { return known.issues }
        let product = vocabulary(kit).product
        let issues = folder.lint.unusedDefinitions(of: product, used: used, language: language)
        knownUnused[key] = UnusedDefinitions(used: used, language: language, issues: issues)
        return issues
    }
}

/// What was found when these definitions were used.
struct UnusedDefinitions {
    let used: Set<Int>
    let language: String
    let issues: [LintIssue]
}
