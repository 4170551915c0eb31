import Foundation

/// Finds the path of a file that the compiler names `Module/File.swift` (`#fileID`), so that an editor can open it.
struct DefinitionSources {
    /// Every Swift file below the repository's Sources/, sorted.
    private let files: [String]

    /// From the command's own repository, or else the working directory.
    init() {
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"]
        self.init(repository: home ?? ".")
    }

    init(repository: String) {
        let folder = (repository.hasSuffix("/") ? repository : repository + "/") + "Sources"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        self.init(files: names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted())
    }

    init(files: [String]) {
        self.files = files
    }

    /// - Returns: the relative path of the only possible file, or else the name as given.
    func path(of fileID: String) -> String {
        let parts = fileID.split(separator: "/")
        guard parts.count == 2 else { return fileID }
        let paths = files.filter { file in
            let folders = file.split(separator: "/")
            return folders.last == parts[1] && Self.holds(parts[0], folders.dropLast())
        }
        return paths.count == 1 ? ScriptFinder.displayed(paths[0]) : fileID
    }

    /// A module's folder has its name, `Sources/Madinia`, or its kind's: `TestKits/Madinia` for MadiniaTestKit, and
    /// `Features/Blog` for AppShellBlogFeature.
    private static func holds(_ module: Substring, _ folders: ArraySlice<Substring>) -> Bool {
        let short = module.hasPrefix("AppShell") ? module.dropFirst("AppShell".count) : module
        return folders.contains(module)
            || zip(folders, folders.dropFirst()).contains { kind, name in
                [module, short].contains { module in
                    module.hasPrefix(name) && !name.isEmpty && kind.hasSuffix(module.dropFirst(name.count) + "s")
                }
            }
    }
}
