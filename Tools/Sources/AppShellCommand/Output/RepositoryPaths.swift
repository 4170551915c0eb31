import Foundation

/// Paths relative to the repository, whatever the working directory.
final class RepositoryPaths {
    /// With a trailing slash; nil outside a repository.
    private let root: String?
    private lazy var definitions = DefinitionSources()

    /// - Parameter environment: `GITHUB_WORKSPACE` gives the folder on GitHub Actions; otherwise it is the nearest with
    ///   `.git`.
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

    /// - Parameter name: the run's name for the file: relative to the working directory, or `Module/File.swift`.
    /// - Returns: the name unchanged for a file outside the repository.
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
