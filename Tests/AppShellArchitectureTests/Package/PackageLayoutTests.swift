import Foundation
import Testing

@testable import AppShellArchitecture

/// The rules over somebody else's package.
struct PackageLayoutTests {
    private static let targets = [
        target("LoansFeature", ["AppShell", "Dates"]),
        target("BooksFeature", ["AppShell"]),
        target("Dates", []),
        target("Library", ["AppShell", "AppShellSettingsFeature", "BooksFeature", "LoansFeature"]),
        target("LibraryBackend", ["AppShell"]),
        target("LibraryTestKit", ["AppShell", "AppShellHeadless", "Library", "LibraryBackend", "ScenarioRunner"]),
        target("library-app", ["AppShellCommand", "LibraryTestKit"], .executable),
        target("LibraryTests", ["LibraryTestKit"], .test),
    ]

    private static func target(
        _ name: String,
        _ dependencies: Set<String>,
        _ kind: Manifest.Kind = .regular
    ) -> Manifest.Target {
        Manifest.Target(name: name, kind: kind, dependencies: dependencies, settings: [PackageRule.required])
    }

    private static func manifest(_ targets: [Manifest.Target] = targets) -> Manifest {
        Manifest(path: "Package.swift", targets: targets, dependencies: [])
    }

    private func check(_ path: String, _ text: String) -> [String] {
        let layout = PackageLayout(Self.manifest())
        return ArchitectureRules.check(SwiftSource(path: path, text: text), layout).map(\.description)
    }

    @Test("a target is what its name and its dependencies say")
    func kinds() {
        let kinds = PackageLayout(Self.manifest()).kinds
        #expect(
            kinds == [
                "LoansFeature": .feature, "BooksFeature": .feature, "Dates": .library, "Library": .product,
                "LibraryBackend": .backend, "LibraryTestKit": .testKit, "library-app": .host, "LibraryTests": .tests,
            ]
        )
        let one = PackageLayout(Self.manifest([Self.target("guestbook", ["AppShell", "ScenarioRunner"], .executable)]))
        #expect(one.kinds == ["guestbook": .whole])
        #expect(PackageLayout(Self.manifest(), kinds: ["Dates": .feature]).kinds["Dates"] == .feature)
    }

    @Test(
        "what each kind imports",
        arguments: [
            ("LoansFeature", "import AppShell\nimport Dates\nimport Foundation\nimport SomebodysDesign", []),
            ("LoansFeature", "import BooksFeature", ["a feature imports no feature"]),
            ("LoansFeature", "import Library", ["a feature imports no product"]),
            ("LoansFeature", "import AppShellHeadless", ["a feature does without it"]),
            ("LoansFeature", "import ScenarioRunner", ["a feature does without it"]),
            ("LoansFeature", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", ["names a host"]),
            ("LoansFeature", "import Dispatch", ["reaches past the environment"]),
            ("BooksFeature", "import Dates", ["is no dependency of BooksFeature"]),
            ("Library", "import AppShell\nimport BooksFeature\nimport AppShellSettingsFeature", []),
            ("Library", "import LibraryBackend", ["a product imports no backend"]),
            ("LibraryBackend", "import Library", ["a backend imports no product"]),
            ("Dates", "import AppShell", ["a library does without it"]),
            ("LibraryTestKit", "import Library\nimport ScenarioRunner\nimport AppShellHeadless", []),
            ("library-app", "import AppShellCommand\nimport SwiftUI\nimport LibraryTestKit", []),
        ]
    )
    func imports(_ target: String, _ text: String, _ facts: [String]) {
        let found = check("Sources/\(target)/X.swift", text)
        #expect(found.count == facts.count, "\(found)")
        for (breach, fact) in zip(found, facts) { #expect(breach.contains(fact) && breach.contains("[imports]")) }
    }

    @Test("an action with a capture list is told with its place, the fact and the fix")
    func captures() {
        #expect(
            check("Sources/LoansFeature/X.swift", "let a = 1\nlet b = { [a] in await a }") == [
                """
                Sources/LoansFeature/X.swift:2: [captures] a closure with a capture list leaves its host's actor; \
                capture self: content lives for a moment, and a scope is cancelled with its screen
                """
            ]
        )
        #expect(check("Sources/library-app/X.swift", "let b = { [a] in await a }") == [])
    }

    @Test("features, products and back ends are pure; the rest is free")
    func purity() {
        let text = "let a = Date()\nfunc f() { fatalError() }"
        for target in ["LoansFeature", "Library", "LibraryBackend"] {
            #expect(check("Sources/\(target)/X.swift", text).count == 2)
        }
        for target in ["LibraryTestKit", "Dates", "library-app"] {
            #expect(check("Sources/\(target)/X.swift", text) == [])
        }
    }

    @Test("the manifest's own breaches")
    func manifestRules() {
        func facts(_ targets: [Manifest.Target], kinds: [String: PackageLayout.Kind] = [:]) -> [String] {
            let manifest = Self.manifest(targets)
            let files = targets.map { "\($0.folder)/X.swift" } + ["Sources/Stray/X.swift"]
            return PackageRule.check(manifest, PackageLayout(manifest, kinds: kinds), files: files, kinds: kinds)
                .map(\.fact)
        }
        let stray = "no target of Package.swift holds this file"
        #expect(facts(Self.targets) == [stray])
        var lax = Self.targets
        lax[0].settings = []
        #expect(facts(lax).first?.hasPrefix("LoansFeature lacks NonisolatedNonsendingByDefault") == true)
        #expect(facts([Self.target("Dates", [])]) == ["no target is known as a feature or a product", stray])
        #expect(facts(Self.targets, kinds: ["X": .feature]) == ["there is no target X, whose kind is given", stray])
    }

    @Test("a package on disk is read and checked whole")
    func onDisk() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "Sources/LoansFeature")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("import BooksFeature\n".utf8).write(to: folder.appending(path: "A.swift"))
        let manifest = Self.manifest([Self.target("LoansFeature", ["AppShell"]), Self.target("BooksFeature", [])])
        let found = PackageArchitecture().breaches(in: manifest, at: root.path(percentEncoded: false))
        #expect(
            found.map(\.fact) == ["BooksFeature has no file", "import BooksFeature: a feature imports no feature"]
        )
        let place = try #require(found.last).sourceLocation(under: "/p")
        #expect("\(place.fileID):\(place.line)" == "Sources/LoansFeature/A.swift:1")
    }
}
