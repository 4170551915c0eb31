import AppShell
import Testing

/// The instrument itself: a property test that could not fail would say nothing.
struct NavigationPropertyTests {
    @Test("a law that is wrong is found out, and shrunk to the shortest sequence that breaks it")
    func shrinks() throws {
        let wrongLaw = NavigationProperty { state, _ in state.sheets.count < 2 ? nil : "two sheets" }
        let failure = try #require(wrongLaw.failure(sequences: 200))
        #expect(failure.commands.count == 2)
        #expect(failure.commands.allSatisfy { if case .present = $0 { true } else { false } })
        #expect(
            failure.description.contains("seed \(failure.seed), after 2 commands [AppShell.NavigationCommand.present(")
        )
    }

    @Test("the same seed finds the same sequence")
    func repeats() throws {
        let wrongLaw = NavigationProperty { state, _ in state.locks.count < 2 ? nil : "two locks" }
        let first = try #require(wrongLaw.failure(sequences: 200))
        let second = try #require(wrongLaw.failure(sequences: 200))
        #expect(first.seed == second.seed)
        #expect(first.commands == second.commands)
    }

    @Test("the sequences reach deep stacks, several sheets, both locks, every tab and apps without tabs")
    func reaches() {
        let snapshots: [(String, (NavigationState) -> Bool)] = [
            ("a stack of six", { $0.top.routes.count >= 6 }),
            ("three sheets", { $0.sheets.count >= 3 }),
            ("a push on a sheet", { $0.sheets.contains { !$0.pushed.isEmpty } }),
            ("two locks", { $0.locks.count == 2 }),
            ("the last tab", { $0.selected == "three" }),
            ("all tabs in use", { $0.stacks.count == 3 && $0.stacks.allSatisfy { !$0.pushed.isEmpty } }),
            ("no tabs, and a sheet", { $0.selected == nil && !$0.sheets.isEmpty }),
        ]
        for (name, isSeen) in snapshots {
            let law = NavigationProperty { state, _ in isSeen(state) ? name : nil }
            #expect(law.failure(sequences: 2_000) != nil, "never reached: \(name)")
        }
    }
}
