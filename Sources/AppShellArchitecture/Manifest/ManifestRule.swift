/// What targets must declare, and where their files are.
enum ManifestRule {
    /// A target without a file is one whose folder has another name: SwiftPM warns of it and builds nothing.
    static func empty(_ manifest: Manifest, files: [String]) -> [Breach] {
        manifest.targets.filter { target in
            let folder = "\(manifest.folder)\(target.folder)/"
            return target.kind != .binary && !files.contains { $0.hasPrefix(folder) }
        }.map { target in
            let fix = "put its sources into \(manifest.folder)\(target.folder)/"
            return breach(manifest, .targets, "\(target.name) has no file", fix)
        }
    }

    /// A Swift file outside every target is neither built nor run, but for the entry point of the tests.
    static func strays(_ manifest: Manifest, files: [String]) -> [Breach] {
        let folders = manifest.targets.map { "\(manifest.folder)\($0.folder)/" }
        let roots = ["Sources/", "Tests/"].map { manifest.folder + $0 }
        return files.filter { file in
            file.hasSuffix(".swift") && file != "\(manifest.folder)Tests/XCTMain.swift"
                && roots.contains { file.hasPrefix($0) }
                && !folders.contains { file.hasPrefix($0) }
        }.map { file in
            Breach(
                path: file,
                line: 1,
                rule: .targets,
                fact: "no target of \(manifest.path) holds this file",
                fix: "declare its target, or move the file"
            )
        }
    }

    /// Whether a target has a Swift file, or no file.
    static func isSwift(_ target: Manifest.Target, in manifest: Manifest, files: [String]) -> Bool {
        let folder = "\(manifest.folder)\(target.folder)/"
        let own = files.filter { $0.hasPrefix(folder) }
        return own.isEmpty || own.contains { $0.hasSuffix(".swift") }
    }

    static func breach(_ manifest: Manifest, _ rule: ArchitectureRule, _ fact: String, _ fix: String) -> Breach {
        Breach(path: manifest.path, line: 1, rule: rule, fact: fact, fix: fix)
    }
}
