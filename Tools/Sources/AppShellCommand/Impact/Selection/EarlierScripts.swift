import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// The scripts as they were at the commit.
struct EarlierScripts {
    private let reference: FileTree
    private let working: FileTree
    private let content: (_ id: String) -> [UInt8]?
    private var digests: [String: [ScenarioKey: String]] = [:]

    init(_ reference: FileTree, _ working: FileTree, content: @escaping (_ id: String) -> [UInt8]?) {
        self.reference = reference
        self.working = working
        self.content = content
    }

    /// - Parameter now: the digest of the scenario as it is.
    /// - Returns: nil where it was not there.
    mutating func digest(of key: ScenarioKey, now: String) -> String? {
        guard reference[key.uri] != working[key.uri] else { return reference[key.uri] == nil ? nil : now }
        if let known = digests[key.uri] { return known[key] }
        let read = reference[key.uri].flatMap(content).map { Self.digests(of: $0, key.uri) } ?? [:]
        digests[key.uri] = read
        return read[key]
    }

    private static func digests(of bytes: [UInt8], _ path: String) -> [ScenarioKey: String] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: path, bytes: bytes)], ids: &ids)
        let pairs = scripts.features.flatMap { feature in
            feature.pickles.map { (feature.key(of: $0), $0.digest) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
