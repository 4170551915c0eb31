import CucumberGherkin
import Foundation
import ScenarioRunner

/// The scripts of an editor's workspace: those that are open, and the index of all.
final class Workspace {
    let chosen: ChosenProducts
    var client = ClientFeatures()
    private(set) var folders: [WorkspaceFolder] = []
    private(set) var documents: [String: OpenDocument] = [:]
    private(set) var index = ScriptIndex()
    /// The files that are to be read, the next one last.
    private var unread: [String] = []
    private var vocabularies: [String: ProductVocabulary] = [:]
    /// The files of phrases that the vocabularies know.
    private var knownPhrases: [GherkinSource] = []
    /// The command's own Swift files, or else those of the first folder.
    private(set) lazy var sources: DefinitionSources = {
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"]
        return DefinitionSources(repository: home ?? folders.first?.path ?? ".")
    }()
    /// By product; see `unusedDefinitions()`.
    var knownUnused: [String: UnusedDefinitions] = [:]
    /// For scripts outside of all folders.
    private lazy var outside = WorkspaceFolder(path: FileManager.default.currentDirectoryPath)

    init(_ chosen: ChosenProducts) {
        self.chosen = chosen
    }

    // MARK: Folders

    /// - Returns: what is wrong with it.
    func addFolder(_ path: String) -> String? {
        guard !folders.contains(where: { $0.path == path }) else { return nil }
        var folder = WorkspaceFolder(path: path)
        folder.findFiles()
        folders.append(folder)
        read(folder.files.union(folder.phraseFiles))
        nameDocuments()
        notePhrases()
        return folder.problem
    }

    func removeFolder(_ path: String) {
        guard let position = folders.firstIndex(where: { $0.path == path }) else { return }
        let folder = folders.remove(at: position)
        for file in folder.files.union(folder.phraseFiles) where self.folder(of: file) == nil { forget(file) }
        nameDocuments()
        notePhrases()
    }

    private func nameDocuments() {
        for document in documents.values { document.rename(name(of: document.uri)) }
    }

    private func name(of uri: String) -> String {
        FileURI.path(of: uri).map { (folder(of: $0) ?? outside).name(of: $0) } ?? uri
    }

    /// Reads the requirements again.
    func refreshFolders() -> [String] {
        let paths = folders.map(\.path)
        folders = []
        for document in documents.values { document.check = nil }
        return paths.compactMap(addFolder)
    }

    private func read(_ files: some Collection<String>) {
        let waiting = Set(unread)
        unread += files.filter { documents[FileURI.uri(of: $0)] == nil && !waiting.contains($0) }.sorted(by: >)
    }

    private func forget(_ file: String) {
        unread.removeAll { $0 == file }
        let uri = FileURI.uri(of: file)
        if documents[uri] == nil { index.set(nil, for: uri) }
    }

    /// The innermost folder that holds a file.
    func folder(of file: String?) -> WorkspaceFolder? {
        guard let file else { return nil }
        return folders.filter { $0.holds(file) }.max { $0.path.count < $1.path.count }
    }

    /// A file on disk changed, came or went.
    func noteChange(of file: String) {
        if WorkspaceFolder.hasPhrases(file) {
            for position in folders.indices { folders[position].note(phrases: file) }
            return notePhrases()
        }
        guard documents[FileURI.uri(of: file)] == nil else { return }
        guard let position = folders.firstIndex(where: { $0.hasScript(file) }) else { return }
        if FileManager.default.fileExists(atPath: file) {
            folders[position].add(file)
            read([file])
        } else {
            folders[position].remove(file)
            forget(file)
        }
    }

    // MARK: Documents

    /// - Parameter uri: as the client has it.
    static func key(_ uri: String) -> String { FileURI.path(of: uri).map(FileURI.uri) ?? uri }

    func document(_ uri: String) -> OpenDocument? { documents[Self.key(uri)] }

    func open(_ uri: String, version: Int?, text: String) -> OpenDocument {
        let path = FileURI.path(of: uri)
        let document = OpenDocument(uri: uri, name: name(of: uri), version: version, text: text)
        document.readEncoding(path)
        documents[Self.key(uri)] = document
        if let path { unread.removeAll { $0 == path } }
        return document
    }

    func close(_ uri: String) {
        let key = Self.key(uri)
        documents[key] = nil
        // What is on disk counts again.
        index.set(nil, for: key)
        guard let file = FileURI.path(of: uri) else { return }
        noteChange(of: file)
    }

    // MARK: Products

    func vocabulary(_ kit: any TestKit.Type) -> ProductVocabulary {
        if let known = vocabularies[kit.productID] { return known }
        let made = ProductVocabulary(
            kit,
            sources,
            PhraseFiles(knownPhrases).book(for: kit),
            in: Dictionary(
                folders.flatMap { folder in folder.phraseFiles.map { (folder.name(of: $0), $0) } },
                uniquingKeysWith: { first, _ in first }
            )
        )
        vocabularies[kit.productID] = made
        return made
    }

    /// The product of a script that may not parse at the moment, without checking it.
    func vocabulary(of document: OpenDocument) -> ProductVocabulary? {
        kit(of: document.name, document.lines, document.text).map(vocabulary)
    }

    private func kit(of name: String, _ lines: Gherkin.ScriptLines, _ text: ScriptText) -> (any TestKit.Type)? {
        if let only = chosen.only { return only }
        if let kit = ProductCatalog.kit(byFolderOf: name) { return kit }
        let tags = lines.lines.filter { $0.kind == .tags }
            .flatMap { TagScan.tags(in: $0.range, of: text).map(text.string) }
        let tagged = ProductCatalog.kits.filter { kit in tags.contains { $0.hasPrefix("@" + kit.requirementPrefix) } }
        if tagged.count == 1 { return tagged[0] }
        return ProductCatalog.kits.count == 1 ? ProductCatalog.kits[0] : nil
    }

    // MARK: Phrases

    /// Looks whether the phrases are other ones now, in the editor or on disk. Then all scripts are checked again.
    private func notePhrases() {
        let sources = folders.flatMap { folder in
            folder.phraseFiles.sorted().compactMap { file in
                text(of: FileURI.uri(of: file)).map { GherkinSource(uri: folder.name(of: file), text: $0.string) }
            }
        }
        guard sources.map(\.uri) != knownPhrases.map(\.uri) || sources.map(\.text) != knownPhrases.map(\.text) else {
            return
        }
        knownPhrases = sources
        vocabularies = [:]
        knownUnused = [:]
        for document in documents.values {
            document.check = nil
            document.isDue = .now
        }
        for folder in folders { read(folder.files.union(folder.phraseFiles)) }
    }

    /// What is wrong with the phrases of a file, whichever product they are for.
    private func phraseIssues(of name: String) -> [LintIssue] {
        let kits = ProductCatalog.kit(byFolderOf: name).map { [$0] } ?? ProductCatalog.kits.filter(chosen.include)
        return kits.flatMap { vocabulary($0).product.phraseIssues.filter { $0.file == name } }
    }

    // MARK: Checks

    /// What lint says of a document, and the index with it.
    @discardableResult
    func check(_ document: OpenDocument) -> ScriptCheck {
        if let check = document.check { return check }
        if WorkspaceFolder.hasPhrases(document.name) { notePhrases() }
        let check = check(document.source, in: folder(of: FileURI.path(of: document.uri)))
        document.check = check
        let kit = check.kit ?? kit(of: document.name, document.lines, document.text)
        let facts = ScriptFacts(
            document.text,
            document.lines,
            check,
            uri: document.uri,
            kit.map(vocabulary),
            in: client.encoding
        )
        index.set(facts, for: Self.key(document.uri))
        return check
    }

    private func check(_ source: GherkinSource, in folder: WorkspaceFolder?) -> ScriptCheck {
        if WorkspaceFolder.hasPhrases(source.uri) {
            return ScriptCheck(phrases: source, phraseIssues(of: source.uri))
        }
        return ScriptCheck(source, lint: (folder ?? outside).lint, chosen: chosen) { self.vocabulary($0).product }
    }

    var hasUnread: Bool { !unread.isEmpty }

    /// Reads one more file of the workspace into the index.
    func readNext() {
        guard let file = unread.popLast() else { return }
        let uri = FileURI.uri(of: file)
        guard documents[uri] == nil else { return }
        guard let data = FileManager.default.contents(atPath: file) else { return index.set(nil, for: uri) }
        let folder = folder(of: file) ?? outside
        let text = ScriptText(bytes: Array(data))
        let source = GherkinSource(uri: folder.name(of: file), text: text.string)
        let check = check(source, in: folder)
        let lines = Gherkin.ScriptLines(source)
        let kit = check.kit ?? kit(of: source.uri, lines, text)
        index.set(ScriptFacts(text, lines, check, uri: uri, kit.map(vocabulary), in: client.encoding), for: uri)
    }

    /// Brings the index up to date with all scripts.
    ///
    /// - Parameter check: throws when nobody waits for it any longer.
    func finishReading(_ check: () throws(RPCError) -> Void) throws(RPCError) {
        // Phrases first: they make other steps.
        for document in documents.values where document.check == nil && WorkspaceFolder.hasPhrases(document.name) {
            self.check(document)
        }
        while hasUnread {
            try check()
            readNext()
        }
        for document in documents.values where document.check == nil { self.check(document) }
    }

    /// The text of a script as it is now, in the editor or on disk.
    func text(of uri: String) -> ScriptText? {
        if let document = document(uri) { return document.text }
        return FileURI.path(of: uri).flatMap { FileManager.default.contents(atPath: $0) }
            .map { ScriptText(bytes: Array($0)) }
    }
}
