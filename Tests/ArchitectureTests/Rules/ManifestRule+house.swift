@testable import AppShellArchitecture

/// Rules 2 and 5 of this repository, and the tests of each target.
extension ManifestRule {
    /// What every Swift target passes to its compiler.
    static let required: [Manifest.Setting] =
        [Manifest.Setting(name: "swiftLanguageMode", values: ["6"])]
        + [
            "NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
        ].map { Manifest.Setting(name: "enableUpcomingFeature", values: [$0]) }

    /// All Swift targets of a package have one list of settings, and it holds what is required.
    static func settings(_ manifest: Manifest, files: [String]) -> [Breach] {
        let targets = manifest.targets.filter { isSwift($0, in: manifest, files: files) }
        let model = targets.first { Set(required).isSubset(of: $0.settings) }
        let fix = "pass swiftSettings: settings"
        return targets.flatMap { target -> [Breach] in
            let missing = required.filter { !target.settings.contains($0) }
            guard missing.isEmpty, let model else {
                return missing.map { breach(manifest, .settings, "\(target.name) lacks \($0)", fix) }
            }
            if manifest.folder.isEmpty, target.settings.contains(where: { $0.name == "unsafeFlags" }) {
                let fact = "\(target.name) has unsafe flags, so that no package can depend on this one by its URL"
                return [breach(manifest, .settings, fact, "leave them out")]
            }
            guard target.settings != model.settings else { return [] }
            let fact = "\(target.name) and \(model.name) have different settings"
            return [breach(manifest, .settings, fact, fix)]
        }
    }

    /// Everything about one manifest.
    ///
    /// - Parameters:
    ///   - files: the files of the tree that lie in the manifest's package, from the repository's root.
    ///   - root: the repository's own folder, which other packages name by its path.
    static func check(_ manifest: Manifest, files: [String], root: String = "") -> [Breach] {
        guard !manifest.targets.isEmpty else {
            return [breach(manifest, .targets, "the package has no target", "declare its targets")]
        }
        return settings(manifest, files: files) + dependencies(manifest, root: root) + tests(manifest, files: files)
            + empty(manifest, files: files) + strays(manifest, files: files)
    }

    /// The root depends on nothing; the other packages name the root, whatever folder it was cloned into.
    static func dependencies(_ manifest: Manifest, root: String) -> [Breach] {
        guard manifest.folder.isEmpty else {
            return manifest.dependencies.filter { $0.path == root && $0.name != "AppShell" }.map { _ in
                let fact = "the root package goes by its checkout folder's name"
                return breach(manifest, .dependencies, fact, "write .package(name: \"AppShell\", path: \"..\")")
            }
        }
        let packages = manifest.dependencies.map { _ in "a package" }
        let binaries = manifest.targets.filter { $0.kind == .binary }.map { "the binary \($0.name)" }
        return (packages + binaries).map { what in
            let fix = "put what needs it in Tools/, Server/ or Benchmarks/"
            return breach(manifest, .dependencies, "the root package depends on \(what)", fix)
        }
    }

    /// Each target under the root's Sources/ has `<Target>Tests`; a C target may share its wrapper's.
    static func tests(_ manifest: Manifest, files: [String]) -> [Breach] {
        guard manifest.folder.isEmpty else { return [] }
        let tests = manifest.targets.filter { $0.kind == .test }
        return manifest.targets.filter { $0.kind != .test && $0.folder.hasPrefix("Sources/") }.compactMap { target in
            let name = "\(target.name)Tests"
            let isTested = tests.contains { test in
                guard test.dependencies.contains(target.name) else { return false }
                return test.name == name || !isSwift(target, in: manifest, files: files)
            }
            guard !isTested else { return nil }
            return breach(manifest, .targets, "\(target.name) has no test target", "add \(name), which depends on it")
        }
    }
}
