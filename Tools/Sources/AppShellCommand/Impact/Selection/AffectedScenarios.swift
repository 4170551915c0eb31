import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// The scenarios of a run that a change can concern, each with its reason.
struct AffectedScenarios {
    /// The scripts with what is left of them.
    private(set) var products: [ProductScripts] = []
    /// The locations of those chosen, by reason, in the order in which they come.
    private(set) var chosen: [(reason: String, locations: [String])] = []
    private(set) var total = 0
    let commit: String
    /// What follows from each changed file.
    let findings: [ImpactSelection.Finding]

    var count: Int { chosen.reduce(0) { $0 + $1.locations.count } }

    /// - Parameter all: what runs without this selection.
    /// - Throws: ``CommandError`` where git does not know the commit, or a recording can't be read.
    init(_ options: ImpactOptions, since commit: String, of all: [ProductScripts]) throws(CommandError) {
        self.commit = commit
        let repository = try GitRepository()
        let reference = try repository.tree(of: try repository.commit(commit))
        let working = try repository.workingTree()
        let recordings = try Self.recordings(options, repository)
        let sources: [(graph: PackageGraph, recording: ImpactRecording?)] =
            recordings.isEmpty
            ? [(try PackageGraph(of: repository, in: working), nil)] : recordings.map { ($0.header.graph, $0) }
        let selections = sources.map { source in
            ImpactSelection(
                graph: source.graph,
                recording: source.recording,
                reference: reference,
                working: working
            ) { path, id in
                // git has no copy yet of what is not committed.
                repository.content(of: id) ?? (working[path] == id ? repository.content(ofFile: path) : nil)
            }
        }
        var known: Set<String> = []
        findings = selections.flatMap(\.findings).filter { known.insert($0.reason).inserted }
        var earlier = EarlierScripts(reference, working) { repository.content(of: $0) }
        let paths = RepositoryPaths(environment: [:])
        for product in all {
            var product = product
            for index in product.features.indices {
                let feature = product.features[index]
                let path = paths.path(of: feature.uri)
                product.features[index].pickles.removeAll { pickle in
                    let key = feature.key(of: pickle).moved(to: path)
                    let digest = pickle.digest
                    let scenario = ImpactSelection.Scenario(
                        key: key,
                        product: product.kit.productID,
                        digest: digest,
                        earlierDigest: earlier.digest(of: key, now: digest)
                    )
                    // The last file that has it.
                    let selection = selections.last { $0.knows(key) } ?? selections[selections.count - 1]
                    total += 1
                    guard let reason = selection.reason(for: scenario) else { return true }
                    note("\(pickle.uri):\(pickle.location.line)", reason)
                    return false
                }
            }
            product.features.removeAll(where: \.pickles.isEmpty)
            products.append(product)
        }
    }

    private mutating func note(_ location: String, _ reason: String) {
        if let index = chosen.firstIndex(where: { $0.reason == reason }) {
            chosen[index].locations.append(location)
        } else {
            chosen.append((reason, [location]))
        }
    }

    private static func recordings(
        _ options: ImpactOptions,
        _ repository: GitRepository
    ) throws(CommandError) -> [ImpactRecording] {
        let standard = "\(repository.root)/\(ImpactOptions.standardFile)"
        var recordings: [ImpactRecording] = []
        for path in options.impact { recordings.append(try ImpactRecording(readFrom: path)) }
        guard options.impact.isEmpty else { return recordings }
        guard FileManager.default.fileExists(atPath: standard) else {
            Console.error(
                localized(
                    """
                    There is no \(ImpactOptions.standardFile): choosing by which targets a product reaches. Record it \
                    with \(ProgramName.run) --record-impact \(ImpactOptions.standardFile).
                    """
                )
            )
            return []
        }
        return [try ImpactRecording(readFrom: standard)]
    }
}
