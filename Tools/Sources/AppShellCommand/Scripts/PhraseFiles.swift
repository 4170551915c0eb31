import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// The files of phrases that scripts may use.
///
/// Those anywhere below the script's folder `Scenarios`, or else below the folder of its product, or else beside it. Which
/// these are does not depend on the scripts that run. One in the folder of a product is for that product alone.
struct PhraseFiles {
    /// The files and their texts, in the order of their names.
    private(set) var sources: [GherkinSource] = []
    private var issues: [LintIssue] = []

    private struct Root: Hashable {
        let folder: String
        let isDeep: Bool
    }

    /// - Parameter uris: of scripts and of files of phrases.
    init(near uris: [String]) {
        read(Set(uris.map(Self.root)).flatMap(Self.files))
    }

    /// All those in a folder.
    init(in folder: String) {
        read(Self.files(below: folder))
    }

    /// Those with these texts.
    init(_ sources: [GherkinSource]) {
        self.sources = sources
    }

    private mutating func read(_ files: [String]) {
        for file in Set(files.map(ScriptFinder.displayed)).sorted() {
            guard let bytes = try? ScriptFinder.bytes(of: file) else {
                issues.append(
                    LintIssue(
                        .phraseInvalid,
                        file: file,
                        line: 1,
                        fact: localized("The file can't be read."),
                        fix: localized("Make it readable, or remove it.")
                    )
                )
                continue
            }
            if let issue = EncodingIssue(bytes, of: file) {
                issues.append(issue.issue)
            } else {
                sources.append(GherkinSource(uri: file, bytes: bytes))
            }
        }
    }

    /// Those that a product's scripts may use.
    func book(for kit: any TestKit.Type) -> PhraseBook {
        func isMeant(_ uri: String) -> Bool { ProductCatalog.kit(byFolderOf: uri).map { $0 == kit } ?? true }
        var book = PhraseBook(sources.filter { isMeant($0.uri) })
        for issue in issues where isMeant(issue.file) { book.add(issue) }
        return book
    }

    private static func root(of uri: String) -> Root {
        let folders = uri.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        let shared = folders.lastIndex { $0.lowercased() == "scenarios" }
        if shared == nil, !uri.hasPrefix("/") {
            // The command may have been called within that folder.
            let around = URL(fileURLWithPath: uri).standardizedFileURL.path.split(separator: "/").dropLast()
            if let index = around.lastIndex(where: { $0.lowercased() == "scenarios" }) {
                return Root(folder: "/" + around[...index].joined(separator: "/"), isDeep: true)
            }
        }
        let isProduct = { (folder: String) in
            ProductCatalog.kits.contains { $0.productID.lowercased() == folder.lowercased() }
        }
        if let index = shared ?? folders.lastIndex(where: isProduct) {
            return Root(folder: folders[...index].joined(separator: "/"), isDeep: true)
        }
        let folder = folders.joined(separator: "/")
        return Root(folder: folders.isEmpty ? "." : folder.isEmpty ? "/" : folder, isDeep: false)
    }

    /// All those in a folder.
    static func files(below folder: String) -> [String] { files(in: Root(folder: folder, isDeep: true)) }

    private static func files(in root: Root) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.folder)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = root.folder == "/" ? "/" + name : "\(root.folder)/\(name)"
            if name.hasSuffix(PhraseBook.suffix) { return [path] }
            guard root.isDeep, !name.contains(".") else { return [] }
            // A link to a folder may lead to an ancestor.
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            return isLink ? [] : files(in: Root(folder: path, isDeep: true))
        }
    }
}

extension LoadedFeature {
    /// Steps of its scenarios, with those of phrases in their place.
    ///
    /// - Throws: ``CommandError`` with everything that is wrong with the phrases.
    func plainSteps(_ steps: [PickleStep], for kit: any TestKit.Type) throws(CommandError) -> [PickleStep] {
        let book = PhraseFiles(near: [uri]).book(for: kit)
        guard !book.phrases.isEmpty || !book.issues.isEmpty else { return steps }
        let scripts = ProductScripts(kit: kit, features: [], phrases: book)
        try scripts.requireUsablePhrases()
        return scripts.expanded(steps)
    }
}

extension ProductScripts {
    /// - Throws: ``CommandError`` with everything that is wrong with the phrases.
    func requireUsablePhrases() throws(CommandError) {
        guard !phraseIssues.isEmpty else { return }
        let lines = phraseIssues.map { issue in
            "\(issue.file):\(issue.line): \(issue.fact) \(issue.fix)"
        }
        throw CommandError(
            localized("The phrases of \(kit.productID) are invalid:") + "\n" + lines.joined(separator: "\n")
        )
    }
}
