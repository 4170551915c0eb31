import Foundation

@testable import AppShellArchitecture

extension SourceTree {
    /// This repository.
    static let current = SourceTree(
        root: defaultRoot,
        folders: ["Sources", "Tests", "Tools", "Server", "Benchmarks", "Fuzzing", "Faults"]
    )

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
        let layout = HouseLayout(others: Set(manifests.flatMap(\.targets).map(\.name)))
        return sources.flatMap { ArchitectureRules.check($0, layout) }
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
        return package(of: #filePath) ?? ""
    }
}
