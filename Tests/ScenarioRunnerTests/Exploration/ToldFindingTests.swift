import AppShellTexts
import Testing

@testable import AppShellExploration
@testable import ScenarioRunner

/// Findings as scripts, with what their last act did.
struct ToldFindingTests {
    private static func told(_ law: String, _ path: [Move]) -> ToldFinding {
        let finding = Finding(law: law, subject: BilingualText("s"), fact: BilingualText("f"), path: path, screen: "")
        let product = ProductScripts(kit: LetterKit<NoDefect>.self, features: [])
        return ToldFinding(finding, of: product, language: "en")
    }

    @Test("the calls and the change are those of the last act")
    func lastAct() {
        let launch = Self.told("errors-heal", [Move(.launch)])
        #expect(launch.calls == ["GET /letters"])
        #expect(launch.change.contains("+ 0 lettres"), "\(launch.change)")
        let left = Self.told("errors-heal", [Move(.launch), Move(.enterBackground)])
        #expect(left.calls.isEmpty && !left.change.isEmpty)
    }

    @Test("an act that is said and not done has the calls of none before it")
    func notDone() {
        let trap = Self.told("no-trap", [Move(.launch), Move(.dismissKeyboard)])
        #expect(trap.script != nil && trap.steps.count == 2)
        #expect(trap.calls.isEmpty && trap.change.isEmpty, "\(trap.calls) \(trap.change)")
        // No step says it, or the step fails.
        for act in [ExplorationAct.openLink("x\\"), .dismissKeyboard] {
            let stuck = Self.told("errors-heal", [Move(.launch), Move(act)])
            #expect(stuck.script == nil)
            #expect(stuck.calls.isEmpty && stuck.change.isEmpty, "\(act): \(stuck.calls) \(stuck.change)")
        }
    }
}
