import Foundation

/// The paths of a repository's files from its own folder, whatever folder a run begins in.
final class RepositoryPaths {
    /// With a slash at its end; nil where there is no repository.
    private let root: String?
    private lazy var definitions = DefinitionSources()

    /// - Parameter environment: of GitHub Actions, `GITHUB_WORKSPACE` names the folder; else it is the nearest with `.git`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty {
            root = Self.resolved(workspace) + "/"
            return
        }
        var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        root = folder.path == "/" ? nil : Self.resolved(folder.path) + "/"
    }

    /// - Parameter name: as a run calls the file: from the working folder, or `Module/File.swift`.
    /// - Returns: as it was given, for a file outside the repository.
    func path(of name: String) -> String {
        let name = name.hasSuffix(".swift") ? definitions.path(of: name) : name
        let full = Self.resolved(name)
        guard let root, full.hasPrefix(root) else { return name }
        return String(full.dropFirst(root.count))
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
