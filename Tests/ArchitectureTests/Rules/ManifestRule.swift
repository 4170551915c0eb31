/// Rules 2 and 5 and the tests of each target, from the text of a Package.swift.
enum ManifestRule {
    static let features = [
        "NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
    ]

    /// Everything about one manifest.
    ///
    /// - Parameter files: the files of the tree that lie in the manifest's package, from the repository's root.
    static func check(_ manifest: Manifest, files: [String]) -> [Breach] {
        let hasSwift = manifest.targets.contains { isSwift($0, in: manifest, files: files) }
        return settings(manifest, files: files) + (hasSwift ? sharedList(manifest) : []) + dependencies(manifest)
            + names(manifest)
            + tests(manifest, files: files) + strays(manifest, files: files)
    }

    /// Each Swift target takes the shared list.
    static func settings(_ manifest: Manifest, files: [String]) -> [Breach] {
        manifest.targets.compactMap { target in
            guard target.settings != "settings", isSwift(target, in: manifest, files: files) else { return nil }
            return breach(
                manifest,
                target.line,
                .settings,
                "\(target.name ?? "a target") does not pass swiftSettings: settings",
                "pass the shared list"
            )
        }
    }

    /// The shared list holds Swift 6 mode and the upcoming features.
    static func sharedList(_ manifest: Manifest) -> [Breach] {
        let source = manifest.source
        guard let list = source.tokens.indices.first(where: { source.matches(["let", "settings"], at: $0) }),
            let opening = source.tokens[list...].firstIndex(where: { $0.text == "=" }),
            source.text(opening + 1) == "["
        else {
            let fact = "there is no list let settings = […]"
            return [breach(manifest, 1, .settings, fact, "declare one for all targets")]
        }
        let range = opening + 1..<source.closing(of: opening + 1)
        let line = source.tokens[list].line
        var missing: [String] = []
        if !range.contains(where: { source.matches([".", "swiftLanguageMode", "(", ".", "v6", ")"], at: $0) }) {
            missing.append("swiftLanguageMode(.v6)")
        }
        missing += features.filter { feature in
            !range.contains { index in
                source.matches(["enableUpcomingFeature", "("], at: index) && source.literal(at: index + 2) == feature
            }
        }
        return missing.map { breach(manifest, line, .settings, "the shared settings lack \($0)", "add it to the list") }
    }

    /// The root depends on nothing; the other packages name the root, whatever folder it was cloned into.
    static func dependencies(_ manifest: Manifest) -> [Breach] {
        let source = manifest.source
        return source.tokens.indices.compactMap { index in
            let line = source.tokens[index].line
            if manifest.folder.isEmpty {
                let binary = source.matches([".", "binaryTarget", "("], at: index)
                guard binary || source.matches([".", "package", "("], at: index) else { return nil }
                let what = binary ? ".binaryTarget(" : ".package("
                let fix = "put what needs it in Tools/, Server/ or Benchmarks/"
                return breach(manifest, line, .dependencies, "the root package declares \(what)", fix)
            }
            guard source.matches([".", "package", "("], at: index) else { return nil }
            let arguments = source.arguments(of: index + 2)
            guard let path = arguments["path"].flatMap(source.literal), path == ".." else { return nil }
            guard arguments["name"].flatMap(source.literal) != "AppShell" else { return nil }
            let fact = "the root package goes by its checkout folder's name"
            return breach(manifest, line, .dependencies, fact, "write .package(name: \"AppShell\", path: \"..\")")
        }
    }

    /// What the rules can't read, they can't check.
    static func names(_ manifest: Manifest) -> [Breach] {
        guard !manifest.targets.isEmpty else {
            return [breach(manifest, 1, .targets, "no target can be read", "declare targets as .target(name: \"…\")")]
        }
        return manifest.targets.filter { $0.name == nil }.map { target in
            breach(
                manifest,
                target.line,
                .targets,
                "a target's name is no plain literal",
                "write it out, for the rules"
            )
        }
    }

    /// Each target under the root's Sources/ has `<Target>Tests`; a C target may share its wrapper's.
    static func tests(_ manifest: Manifest, files: [String]) -> [Breach] {
        guard manifest.folder.isEmpty else { return [] }
        let tests = manifest.targets.filter { $0.kind == .testTarget }
        return manifest.targets.compactMap { target in
            guard target.kind != .testTarget, let name = target.name, target.folder?.hasPrefix("Sources/") == true
            else {
                return nil
            }
            if tests.contains(where: { $0.name == "\(name)Tests" }) { return nil }
            if !isSwift(target, in: manifest, files: files), tests.contains(where: { $0.dependencies.contains(name) }) {
                return nil
            }
            return breach(
                manifest,
                target.line,
                .targets,
                "\(name) has no test target",
                "add .testTarget(name: \"\(name)Tests\", …)"
            )
        }
    }

    /// A Swift file outside every target is neither built nor run.
    static func strays(_ manifest: Manifest, files: [String]) -> [Breach] {
        guard manifest.targets.allSatisfy({ $0.name != nil }) else { return [] }
        let folders = manifest.targets.compactMap(\.folder).map { "\(manifest.folder)\($0)/" }
        let roots = ["Sources/", "Tests/"].map { manifest.folder + $0 }
        return files.filter { file in
            file.hasSuffix(".swift") && roots.contains { file.hasPrefix($0) }
                && !folders.contains { file.hasPrefix($0) }
        }.map { file in
            Breach(
                path: file,
                line: 1,
                rule: .targets,
                fact: "no target of \(manifest.source.path) holds this file",
                fix: "declare its target, or move the file"
            )
        }
    }

    /// Whether a target has a Swift file, or no file yet.
    private static func isSwift(_ target: Manifest.Target, in manifest: Manifest, files: [String]) -> Bool {
        guard let folder = target.folder else { return true }
        let own = files.filter { $0.hasPrefix("\(manifest.folder)\(folder)/") }
        return own.isEmpty || own.contains { $0.hasSuffix(".swift") }
    }

    private static func breach(
        _ manifest: Manifest,
        _ line: Int,
        _ rule: Rule,
        _ fact: String,
        _ fix: String
    ) -> Breach {
        Breach(path: manifest.source.path, line: line, rule: rule, fact: fact, fix: fix)
    }
}
