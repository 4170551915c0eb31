import Testing

@testable import AppShellArchitecture

/// The rules, over the repository as it stands.
@Suite struct TreeTests {
    // Once for all tests, the error included.
    private static let manifests = Result { try SourceTree.current.manifests() }
    private static let breaches = manifests.map(SourceTree.current.breaches)

    @Test func theTreeIsThere() throws {
        let tree = SourceTree.current
        #expect(!tree.sources.isEmpty, "no Swift file under \(tree.root)")
        let core = tree.sources.filter { $0.path.hasPrefix("Sources/AppShell/") }
        #expect(!core.isEmpty, "no file of Sources/AppShell/ under \(tree.root)")
        #expect(core.allSatisfy { !$0.tokens.isEmpty || $0.lineCount > 0 }, "a file of Sources/AppShell/ can't be read")
        let manifests = try Self.manifests.get()
        #expect(manifests.contains { $0.folder.isEmpty }, "no Package.swift at \(tree.root)")
        let dependencies = manifests.first { $0.folder == "Tools/" }?.dependencies ?? []
        #expect(dependencies.contains { $0.path == tree.root }, "Tools/ does not name \(tree.root): \(dependencies)")
    }

    @Test func everyFolderHasALayer() throws { try expectNone(.layers) }

    @Test func importsRunOneWay() throws { try expectNone(.imports) }

    @Test func foundationStaysOut() throws { try expectNone(.foundation) }

    @Test func pureLayersReadNoRealWorld() throws { try expectNone(.purity) }

    @Test func noGlobalState() throws { try expectNone(.state) }

    @Test func closuresOfScreensStay() throws { try expectNone(.captures) }

    @Test func noTraps() throws { try expectNone(.trap) }

    @Test func filesHoldOneIdea() throws { try expectNone(.size) }

    @Test func targetsShareTheirSettings() throws { try expectNone(.settings) }

    @Test func theRootDependsOnNothing() throws { try expectNone(.dependencies) }

    @Test func targetsHaveTests() throws { try expectNone(.targets) }

    @Test func exceptionsStillExcuse() throws {
        for exception in ArchitectureException.stale(Exceptions.all, given: try Self.breaches.get()) {
            Issue.record("Exceptions: \(exception.rule.rawValue) in \(exception.path) excuses nothing; take it out")
        }
        #expect(Exceptions.all.allSatisfy { !$0.reason.isEmpty }, "every exception says why")
    }

    /// All breaches of one rule in one report; a tree without sources passes nothing.
    private func expectNone(_ rule: ArchitectureRule, at location: SourceLocation = #_sourceLocation) throws {
        #expect(!SourceTree.current.sources.isEmpty, "no Swift file found", sourceLocation: location)
        let open = ArchitectureException.unexcused(
            try Self.breaches.get().filter { $0.rule == rule },
            by: Exceptions.all
        )
        guard !open.isEmpty else { return }
        let list = open.map(\.description).joined(separator: "\n")
        Issue.record("\(open.count) open:\n\(list)", sourceLocation: location)
    }
}
