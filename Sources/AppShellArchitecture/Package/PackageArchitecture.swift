public import Testing

/// The rules of AppShell's architecture, over a package of your own.
///
/// ```swift
/// @Test func architecture() throws { try PackageArchitecture().check() }
/// ```
///
/// They are what the compiler does not see: closures that leave the actor of their screen, features that import each other,
/// modules that read the clock, the disk or chance, global state, traps. `swift package dump-package` tells the targets, so
/// that the tests run on macOS and Linux, not in a simulator.
public struct PackageArchitecture {
    private let kinds: [String: PackageLayout.Kind]
    private let exceptions: [ArchitectureException]
    private let file: String
    private let caller: SourceLocation

    /// - Parameters:
    ///   - kinds: what a target is, by its name, where ``PackageLayout`` does not see it by its name and dependencies.
    ///   - exceptions: breaches that stand, each for a reason.
    ///   - file: the test's; it leads to the package.
    public init(
        kinds: [String: PackageLayout.Kind] = [:],
        except exceptions: [ArchitectureException] = [],
        file: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.kinds = kinds
        self.exceptions = exceptions
        self.file = file
        caller = sourceLocation
    }

    /// Records an issue for each breach, at its own line, with the fact and the fix.
    public func check() throws {
        guard let root = SourceTree.package(of: file) else {
            Issue.record("no folder above \(file) has a Package.swift", sourceLocation: caller)
            return
        }
        let manifest = try Manifest(path: "Package.swift", dump: PackageDump(package: root).output())
        let breaches = breaches(in: manifest, at: root)
        for breach in ArchitectureException.unexcused(breaches, by: exceptions) {
            Issue.record(Comment(rawValue: breach.description), sourceLocation: breach.sourceLocation(under: root))
        }
        for exception in ArchitectureException.stale(exceptions, given: breaches) {
            let fact = "the exception of \(exception.rule.rawValue) in \(exception.path) excuses nothing; take it out"
            Issue.record(Comment(rawValue: fact), sourceLocation: caller)
        }
    }

    /// All that breaks a rule, before exceptions.
    func breaches(in manifest: Manifest, at root: String) -> [Breach] {
        let layout = PackageLayout(manifest, kinds: kinds)
        let folders = Set(manifest.targets.map(\.folder)).union(["Sources", "Tests"])
        let tree = SourceTree(root: root, folders: folders.sorted())
        return PackageRule.check(manifest, layout, files: tree.files, kinds: kinds)
            + tree.sources.flatMap { source in
                // A stray has been told of already.
                layout.target(ofPath: source.path) == nil ? [] : ArchitectureRules.check(source, layout)
            }
    }
}

extension Breach {
    func sourceLocation(under root: String) -> SourceLocation {
        SourceLocation(
            fileID: path.contains("/") ? path : "Package/\(path)",
            filePath: "\(root)/\(path)",
            line: max(1, line),
            column: 1
        )
    }
}
