import Foundation

/// What a file has to do with scenarios, by where it lies.
enum FileRule: Hashable {
    /// Scenarios are compared themselves.
    case script
    /// Swift of a target, whose functions were recorded.
    case swift(PackageGraph.Target)
    /// Anything else of a target: C, resources, data.
    case data(PackageGraph.Target)
    /// With why.
    case nothing(String)
    /// Concerns every scenario; with why.
    case everything(String)

    init(_ path: String, in graph: PackageGraph) {
        let name = (path as NSString).lastPathComponent
        if path.hasSuffix(".feature") || path.hasSuffix(".feature.md") {
            self = .script
        } else if path.contains(".docc/") {
            self = .nothing("documentation")
        } else if let target = graph.target(of: path) {
            self = name.hasSuffix(".swift") ? .swift(target) : .data(target)
        } else if let kind = Self.harmless(path, name) {
            self = .nothing(kind)
        } else if graph.isOfOther(path) || graph.packages.contains(where: { path.hasPrefix($0 + "Tests/") }) {
            self = .nothing("no part of the program")
        } else if Self.isManifest(name) {
            self = Self.rule(ofManifest: String(path.dropLast(name.count)), in: graph)
        } else if let other = Self.otherPackage(path, in: graph) {
            self = .nothing("of the package \(other), which is no part of the program")
        } else if name == "requirements.csv" {
            self = .nothing("only --coverage reads it")
        } else {
            self = .everything("no rule knows this file")
        }
    }

    /// Whether a recording needs to know the file's content.
    var isRecorded: Bool {
        if case .nothing = self { false } else { true }
    }

    private static let otherTools: Set<String> = [
        ".ci", ".circleci", ".editorconfig", ".github", ".gitignore", ".gitlab", ".gitlab-ci.yml", ".idea",
        ".swift-format", ".vscode",
    ]

    /// What is neither built nor read by scenarios, wherever it lies.
    private static func harmless(_ path: String, _ name: String) -> String? {
        let top = path.split(separator: "/").first.map(String.init) ?? ""
        if name.hasSuffix(".md") || top == "docs" { return "documentation" }
        if otherTools.contains(top) || otherTools.contains(name) { return "settings of other tools" }
        return ["LICENSE", "NOTICE", "CODEOWNERS"].contains { name.hasPrefix($0) } ? "documentation" : nil
    }

    private static func isManifest(_ name: String) -> Bool {
        name == "Package.resolved" || name == PackageManifest.fileName
            || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    private static func rule(ofManifest folder: String, in graph: PackageGraph) -> FileRule {
        if graph.packages.contains(folder) { return .everything("what the program is built of") }
        let isKnown = graph.others.contains { $0.hasPrefix(folder) }
        return isKnown && !folder.isEmpty ? .nothing("no part of the program") : .everything("a package that is new")
    }

    /// The package around a file that has no part in the program.
    private static func otherPackage(_ path: String, in graph: PackageGraph) -> String? {
        // The folder of a package is the beginning of its targets' folders.
        let folders = Set(
            graph.others.compactMap { other -> String? in
                guard let sources = other.range(of: "/Sources/") ?? other.range(of: "/Tests/") else { return nil }
                return String(other[..<sources.lowerBound]) + "/"
            }
        )
        return folders.filter { path.hasPrefix($0) && !graph.packages.contains($0) }.min()
    }
}
