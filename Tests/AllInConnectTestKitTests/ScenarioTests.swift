import AllInConnectTestKit
import ProductTestSupport
import ScenarioRunner
import Testing

struct ScenarioTests {
    private static let scripts = ScriptFolder("AllInConnect", kit: AllInConnectTestKit.self)

    @Test("every scenario of the script passes", arguments: try scripts.files())
    func passes(_ file: String) throws {
        #expect(try Self.scripts.failure(of: file) == nil)
    }

    @Test("no step definition has an issue")
    func definitionsAreSound() {
        #expect(AllInConnectTestKit.library.errors.map(\.description) == [])
    }

    @Test("every step of the scripts has exactly one definition")
    func dryRun() throws {
        #expect(try Self.scripts.isWhole())
    }

    @Test("two runs of every script in one process are identical, byte for byte")
    func repeats() throws {
        let files = try Self.scripts.files()
        let first = try Self.scripts.trace(of: files)
        #expect(first.text.contains("allinconnect"))
        #expect(!first.messages.isEmpty)
        // Not `#expect`, which would print both.
        let isSame = try Self.scripts.trace(of: files) == first
        #expect(isSame)
    }
}
