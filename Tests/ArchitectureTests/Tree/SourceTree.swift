import Foundation

/// The repository as it stands, read once for all tests.
struct SourceTree: Sendable {
    let root: String
    /// Every file under the folders that the rules look at, in order.
    let files: [String]
    /// The Swift files among them, lexed, without manifests.
    let sources: [SwiftSource]

    static let current = SourceTree(root: defaultRoot)

    init(root: String) {
        self.root = root
        let files = ["Sources", "Tests", "Tools", "Server", "Benchmarks", "Fuzzing", "Faults"].flatMap {
            Self.files(under: $0, of: root)
        }
        self.files = files
        sources = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }.map { path in
            SwiftSource(path: path, bytes: Array(FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()))
        }
    }

    /// The manifests of the root and of the packages that exist.
    func manifests() throws -> [Manifest] {
        let folders = ["", "Tools/", "Server/", "Benchmarks/", "Fuzzing/", "Faults/"].filter {
            FileManager.default.fileExists(atPath: "\(root)/\($0)Package.swift")
        }
        // All at once: most of a dump is the start of swift.
        let dumps = try folders.map { try PackageDump(package: "\(root)/\($0)") }
        return try zip(folders, dumps).map { try Manifest(path: "\($0)Package.swift", dump: $1.output()) }
    }

    /// All that breaks a rule, before exceptions.
    func breaches(in manifests: [Manifest]) -> [Breach] {
        let targets = Set(manifests.flatMap(\.targets).map(\.name))
        return sources.flatMap { ArchitectureRules.check($0, others: targets) }
            + manifests.flatMap { manifest in
                let nested = manifest.folder.isEmpty ? ["Sources/", "Tests/"] : [manifest.folder]
                return ManifestRule.check(
                    manifest,
                    files: files.filter { file in nested.contains { file.hasPrefix($0) } },
                    root: root
                )
            }
    }

    /// From this file's location, links resolved; `APPSHELL_ROOT` overrides it.
    private static var defaultRoot: String {
        if let root = ProcessInfo.processInfo.environment["APPSHELL_ROOT"] { return root }
        var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url.path
    }

    /// Files below a folder, without build products and hidden folders.
    private static func files(under folder: String, of root: String) -> [String] {
        let path = "\(root)/\(folder)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && $0 != "node_modules" }.flatMap { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
            return isFolder.boolValue ? files(under: "\(folder)/\(name)", of: root) : ["\(folder)/\(name)"]
        }
    }
}
