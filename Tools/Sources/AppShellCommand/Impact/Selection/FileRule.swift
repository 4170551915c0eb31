import AppShellTexts
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
        let isScript = path.hasSuffix(".feature") || path.hasSuffix(".feature.md")
        if name.hasSuffix(".phrases.feature"), graph.target(of: path) == nil {
            self = .everything(localized("phrases, which any script may use"))
        } else if Self.isManifest(name), graph.packages.contains(String(path.dropLast(name.count))) {
            self = .everything(localized("what the program is built of"))
        } else if isScript, graph.target(of: path) == nil {
            self = .script
        } else if path.contains(".docc/") {
            self = .nothing(localized("documentation"))
        } else if let target = graph.target(of: path) {
            self = name.hasSuffix(".swift") ? .swift(target) : .data(target)
        } else if let kind = Self.harmless(path, name) {
            self = .nothing(kind)
        } else if graph.isOfOther(path) || graph.packages.contains(where: { path.hasPrefix($0 + "Tests/") }) {
            self = .nothing(localized("no part of the program"))
        } else if Self.isManifest(name) {
            self = Self.rule(ofManifest: String(path.dropLast(name.count)), in: graph)
        } else if let other = Self.otherPackage(path, in: graph) {
            self = .nothing(localized("of the package \(other), which is no part of the program"))
        } else if name == "requirements.csv" {
            self = .nothing(localized("only --coverage reads it"))
        } else {
            self = .everything(localized("no rule knows this file"))
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
        if name.hasSuffix(".md") || top == "docs" { return localized("documentation") }
        if otherTools.contains(top) || otherTools.contains(name) { return localized("settings of other tools") }
        return ["LICENSE", "NOTICE", "CODEOWNERS"].contains { name.hasPrefix($0) } ? localized("documentation") : nil
    }

    private static func isManifest(_ name: String) -> Bool {
        name == "Package.resolved" || name == PackageManifest.fileName
            || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    private static func rule(ofManifest folder: String, in graph: PackageGraph) -> FileRule {
        graph.otherPackages.contains(folder)
            ? .nothing(localized("no part of the program")) : .everything(localized("a package that is new"))
    }

    /// The innermost package around a file, where it has no part in the program.
    private static func otherPackage(_ path: String, in graph: PackageGraph) -> String? {
        let around = (graph.packages + graph.otherPackages).filter { path.hasPrefix($0) }
        guard let innermost = around.max(by: { $0.count < $1.count }), !innermost.isEmpty else { return nil }
        return graph.otherPackages.contains(innermost) ? innermost : nil
    }
}
