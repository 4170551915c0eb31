import AppShell
import AppShellHeadless
import AppShellTesting
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Synchronization
import Testing

/// Whatever a script does with a product of the house, nothing of the app is left in memory afterwards.
struct ScriptMemorySuite {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scenarios").standardizedFileURL

    @Test("SHELL-8: after each script, every app that ran in it is let go", arguments: EveryProduct.ofTheHouse)
    func scripts(_ subject: ProductSubject) throws {
        let folders = try FileManager.default.contentsOfDirectory(at: Self.root, includingPropertiesForKeys: nil)
        let folder = try #require(folders.first { $0.lastPathComponent.lowercased() == subject.kit.productID })
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "feature" }
        #expect(!files.isEmpty)
        for file in files {
            let register = Register()
            try WatchedKit.$watch.withValue((subject.kit, register)) { try Self.run(file) }
            #expect(register.count > 0, "\(file.lastPathComponent)")
            #expect(register.left == 0, "of the \(register.count) sessions of \(file.lastPathComponent)")
        }
    }

    private static func run(_ file: URL) throws {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        var scripts = LoadedScripts([source], ids: &ids)
        // Every sixth scenario: what they leave behind is much the same, and CI has half an hour.
        for index in scripts.features.indices {
            let pickles = scripts.features[index].pickles
            scripts.features[index].pickles = stride(from: 0, to: pickles.count, by: 6).map { pickles[$0] }
        }
        let product = ProductScripts(kit: WatchedKit.self, features: scripts.features)
        let succeeded = ScenarioRunner.run(RunPlan(products: [product], errors: scripts.errors), reports: []).succeeded
        #expect(succeeded, "\(file.lastPathComponent)")
    }
}

/// The sessions that were made. All modules of a product know the clock of theirs.
private final class Register: Sendable {
    private struct Entry {
        weak var clock: VirtualClock?
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ session: HeadlessSession) {
        let clock = session.clock
        entries.withLock { $0.append(Entry(clock: clock)) }
    }

    var count: Int { entries.withLock(\.count) }

    /// How many of them are still in memory.
    var left: Int { entries.withLock { $0.count { $0.clock != nil } } }
}

/// Another kit, whose sessions are registered.
private enum WatchedKit: TestKit {
    @TaskLocal static var watch: (kit: any TestKit.Type, register: Register) = (RecipesTestKit.self, Register())

    static var product: any Product.Type { watch.kit.product }
    static var requirementPrefix: String { watch.kit.requirementPrefix }

    static func makeSession() -> HeadlessSession {
        let session = watch.kit.makeSession()
        watch.register.add(session)
        return session
    }

    static func define(in library: inout StepLibrary) { watch.kit.define(in: &library) }
}
