import Testing

/// The rules, over the repository as it stands.
@Suite struct TreeTests {
    private static let breaches = SourceTree.current.breaches

    @Test func theTreeIsThere() {
        let tree = SourceTree.current
        #expect(!tree.sources.isEmpty, "no Swift file under \(tree.root)")
        let core = tree.sources.filter { $0.path.hasPrefix("Sources/AppShell/") }
        #expect(!core.isEmpty, "no file of Sources/AppShell/ under \(tree.root)")
        #expect(core.allSatisfy { !$0.tokens.isEmpty || $0.lineCount > 0 }, "a file of Sources/AppShell/ can't be read")
        #expect(tree.manifests.contains { $0.folder.isEmpty }, "no Package.swift at \(tree.root)")
    }

    @Test func everyFolderHasItsPlace() { expectNone(.house) }

    @Test func importsRunOneWay() { expectNone(.imports) }

    @Test func foundationStaysOut() { expectNone(.foundation) }

    @Test func pureLayersReadNoRealWorld() { expectNone(.purity) }

    @Test func noGlobalState() { expectNone(.state) }

    @Test func closuresOfScreensStay() { expectNone(.captures) }

    @Test func noTraps() { expectNone(.trap) }

    @Test func filesHoldOneIdea() { expectNone(.size) }

    @Test func targetsShareTheirSettings() { expectNone(.settings) }

    @Test func theRootDependsOnNothing() { expectNone(.dependencies) }

    @Test func targetsHaveTests() { expectNone(.targets) }

    @Test func exceptionsStillExcuse() {
        for exception in Exceptions.stale(given: Self.breaches) {
            Issue.record("Exceptions: \(exception.rule.rawValue) in \(exception.path) excuses nothing; take it out")
        }
        #expect(Exceptions.all.allSatisfy { !$0.reason.isEmpty }, "every exception says why")
    }

    /// All breaches of one rule in one report; a tree without sources passes nothing.
    private func expectNone(_ rule: Rule, at location: SourceLocation = #_sourceLocation) {
        #expect(!SourceTree.current.sources.isEmpty, "no Swift file found", sourceLocation: location)
        let open = Exceptions.unexcused(Self.breaches.filter { $0.rule == rule })
        guard !open.isEmpty else { return }
        let list = open.map(\.description).joined(separator: "\n")
        Issue.record("\(open.count) open:\n\(list)", sourceLocation: location)
    }
}
