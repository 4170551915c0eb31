import AppShell
import AppShellArchitecture
import AppShellHeadless
import AppShellTesting
import Bibliotheque
import BibliothequeTestKit
import Foundation
import ScenarioRunner
import Synchronization
import Testing

/// Faults that the compiler lets pass, planted, and what finds them.
struct PlantedFaultTests {
    @Test(
        "the architecture's rules tell what is planted in a copy of the sources, with its place",
        arguments: [
            ("{ await self.store.renew(loan) }", "{ [store] in await store.renew(loan) }", "[captures]"),
            ("import Observation\n", "import BooksFeature\nimport Observation\n", "a feature imports no feature"),
            ("private let formats", "static var last: LoansScreen?\nprivate let formats", "global mutable state"),
        ]
    )
    func architecture(_ text: String, _ fault: String, _ told: String) throws {
        let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: copy) }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Tests"] {
            try FileManager.default.copyItem(
                at: package.standardizedFileURL.appending(path: name),
                to: copy.appending(path: name)
            )
        }
        let file = copy.appending(path: "Sources/LoansFeature/LoansScreen.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        try #require(source.contains(text))
        try source.replacing(text, with: fault, maxReplacements: 1).write(to: file, atomically: true, encoding: .utf8)

        let seen = try issues {
            try PackageArchitecture(file: copy.appending(path: "Tests/A.swift").path(percentEncoded: false)).check()
        }
        #expect(seen.count == 1, "\(seen)")
        #expect(seen.first?.contains("Sources/LoansFeature/LoansScreen.swift:") == true, "\(seen)")
        #expect(seen.first?.contains(told) == true, "\(seen)")
    }

    @Test(
        "a scenario fails where a module uses what it did not declare",
        arguments: [
            ("Noter", "faulty.notes"), ("Partir", "faulty.nowhere"),
        ]
    )
    func undeclared(_ button: String, _ told: String) throws {
        let script = """
            # language: fr
            Fonctionnalité: Fautes
              Scénario: Un module qui n'a pas tout déclaré
                Quand j'ouvre l'application depuis le lien "bibliotheque://fautes"
                Et que je tape sur "\(button)"
            """
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try script.write(to: root.appending(path: "fautes.feature"), atomically: true, encoding: .utf8)
        let test = root.appending(path: "Tests.swift").path(percentEncoded: false)
        let folder = ScriptFolder("", kit: FaultyTestKit.self, file: test)

        let seen = try issues { for scenario in folder.scenarios { scenario.run() } }
        #expect(seen.count == 1, "\(seen)")
        #expect(seen.first?.hasPrefix("Scenarios/fautes.feature:5") == true, "\(seen)")
        #expect(seen.first?.contains(told) == true, "\(seen)")
    }
}

/// The issues that a body records, each after its place.
private func issues(of body: () throws -> Void) throws -> [String] {
    let seen = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
        seen.withLock { $0.append("\(place) \(issue.comments.map(\.rawValue).joined(separator: "\n"))") }
        return true
    }
    return seen.withLock(\.self)
}

/// The library, with one module that forgets to declare.
private enum FaultyApp: Product {
    static let manifest = BibliothequeApp.manifest

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        BibliothequeApp.modules(in: environment) + [FaultyModule(values: environment.storage.values)]
    }
}

private struct FaultyModule: FeatureModule {
    let id = "faulty"
    let values: any KeyValueStore

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Faults.self, placement: .tab("prets")) { _, context in
            FaultyScreen(values: values, context: context)
        }
        contributions.link("/fautes", to: Faults.self)
    }
}

private struct Faults: Destination {
    static let name = "faulty.faults"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct Nowhere: Destination {
    static let name = "faulty.nowhere"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private final class FaultyScreen: Screen {
    private let values: any KeyValueStore
    private let context: ScreenContext

    init(values: any KeyValueStore, context: ScreenContext) {
        self.values = values
        self.context = context
    }

    var content: Content {
        .screen("Fautes") {
            Content.button("Noter") { try? await self.values.setValue([1], for: StoredKey("faulty.notes")) }
            Content.button("Partir") { self.context.router.push(Nowhere()) }
        }
    }
}

private enum FaultyTestKit: TestKit {
    static var product: any Product.Type { FaultyApp.self }
    static let requirementPrefix = "BIB-"

    static func makeSession() -> HeadlessSession { BibliothequeTestKit.makeSession(of: FaultyApp.self) }

    static func define(in library: inout StepLibrary) { BibliothequeTestKit.define(in: &library) }
}
