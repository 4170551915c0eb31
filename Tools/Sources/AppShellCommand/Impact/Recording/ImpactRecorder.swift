import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Records which functions each scenario runs, for `--affected-by`.
final class ImpactRecorder {
    /// Where the processes of scenarios leave what has run in them.
    let files: ExecutionFiles
    private let target: String
    private let repository: GitRepository
    private let revision: String?
    private let tree: FileTree
    private let graph: PackageGraph

    /// Reads the state of the files; before the run, during which they may change.
    ///
    /// - Throws: ``CommandError`` where this program has no counters, or there is no repository.
    init(to target: String) throws(CommandError) {
        self.target = target
        try ExecutionCounters.require()
        // Workers would make the file of a profile as they start.
        setenv("LLVM_PROFILE_FILE", "/dev/null", 1)
        repository = try GitRepository()
        revision = repository.head
        tree = try repository.workingTree()
        graph = try PackageGraph(of: repository, in: tree)
        files = try ExecutionFiles()
        try requireCurrentProgram()
        try requireWritableTarget()
    }

    /// Counters of other sources than those that are here would be taken for theirs.
    private func requireCurrentProgram() throws(CommandError) {
        func modified(_ path: String) -> Date? {
            (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
        guard let program = Bundle.main.executablePath.flatMap(modified) else { return }
        let newer = recordedIDs.keys.sorted().first { path in
            path.hasSuffix(".swift") && (modified("\(repository.root)/\(path)") ?? .distantPast) > program
        }
        guard let newer else { return }
        throw CommandError(
            localized("--record-impact: \(newer) has changed since this program was built; build it again.")
        )
    }

    /// Fails before the run, not after it.
    private func requireWritableTarget() throws(CommandError) {
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = FileManager.default.fileExists(atPath: target) ? target : folder.path
        guard !FileManager.default.isWritableFile(atPath: path) else { return }
        throw CommandError(localized("--record-impact \(target): cannot be written. Name another file."))
    }

    /// Writes the recording of a run that came to its end.
    func write(_ products: [ProductScripts]) throws(CommandError) {
        let attempts = Self.attempts(at: products)
        guard let inHooks = files.ran(beside: attempts.keys) else {
            return Console.error(
                localized("--record-impact: a hook around the run did not finish; nothing is recorded.")
            )
        }
        let placed = try PlacedFunctions(under: repository.root, in: Set(recordedIDs.keys))
        let scenarios = attempts.compactMap { name, scenario in
            files.ran(in: name).map { scenario.recorded(ran: placed.numbered($0)) }
        }
        var everywhere = ExecutionCounters.ran
        everywhere.formUnion(inHooks)
        let recording = ImpactRecording(
            header: header(everywhere: placed.numbered(everywhere)),
            files: recordedFiles(placed),
            scenarios: scenarios
        )
        try write(recording)
        let lost = attempts.keys.count(where: files.hasBegun) - scenarios.count
        Console.error(
            localized("Recorded \(scenarios.count, "scenario") and \(placed.count) functions in \(target).")
                + (lost == 0
                    ? "" : " " + localized("\(lost) did not run to the end; --affected-by always chooses them."))
        )
    }

    private struct Scenario {
        let key: ScenarioKey
        let product: String
        let digest: String

        func recorded(ran: FunctionSet) -> ImpactRecording.Scenario {
            ImpactRecording.Scenario(scenario: key, product: product, digest: digest, ran: ran)
        }
    }

    /// By the name that requests have.
    private static func attempts(at products: [ProductScripts]) -> [String: Scenario] {
        let paths = RepositoryPaths(environment: [:])
        var attempts: [String: Scenario] = [:]
        for product in products {
            for feature in product.features {
                let path = paths.path(of: feature.uri)
                for pickle in feature.pickles {
                    attempts["\(pickle.uri):\(pickle.location.line)"] = Scenario(
                        key: feature.key(of: pickle).moved(to: path),
                        product: product.kit.productID,
                        digest: pickle.digest
                    )
                }
            }
        }
        return attempts
    }

    private func header(everywhere: FunctionSet) -> ImpactRecording.Header {
        let committed = revision.flatMap { try? repository.tree(of: $0) }
        return ImpactRecording.Header(
            revision: revision,
            isDirty: committed != tree,
            graph: graph,
            everywhere: everywhere
        )
    }

    private var recordedIDs: [String: String] { tree.ids.filter { FileRule($0.key, in: graph).isRecorded } }

    private func recordedFiles(_ placed: PlacedFunctions) -> [ImpactRecording.File] {
        recordedIDs.map { path, id in
            ImpactRecording.File(file: path, id: id, functions: placed.byFile[path])
        }
    }

    private func write(_ recording: ImpactRecording) throws(CommandError) {
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(try recording.bytes).write(to: URL(fileURLWithPath: target), options: .atomic)
        } catch {
            throw CommandError(localized("\(target): cannot be written (\(error.localizedDescription))."))
        }
    }
}

extension PackageGraph {
    /// Of the packages of a repository, for this program and its products.
    init(of repository: GitRepository, in tree: FileTree) throws(CommandError) {
        let kits = ProductCatalog.kits.map { kit in
            let module = String(reflecting: kit).split(separator: ".").first.map(String.init) ?? ""
            return (product: kit.productID, module: module)
        }
        self.init(
            try PackageManifest.all(of: repository, in: tree),
            program: ProgramName.short,
            kits: kits
        )
    }
}

extension ScenarioKey {
    /// The same scenario of a file by another name.
    func moved(to uri: String) -> ScenarioKey { ScenarioKey(uri: uri, name: name, number: number, row: row) }
}
