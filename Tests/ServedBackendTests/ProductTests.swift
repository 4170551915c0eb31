import AllInConnectBackend
import AllInConnectTestKit
import AppShellHeadless
import CucumberGherkin
import Foundation
import MadiniaBackend
import MadiniaTestKit
import ScenarioRunner
import Testing

/// The products' own scripts, on their back ends behind sockets.
@Suite struct ProductTests {
    @Test("Every third of Madinia's scenarios has the same verdict and trace on its served back end as in process")
    func madinia() throws {
        try compare(MadiniaTestKit.self, "Madinia", on: MadiniaBackend(apiKey: "test-key"))
    }

    @Test("Every third of ALL IN Connect's scenarios has the same verdict and trace on its served back end")
    func allInConnect() throws {
        try compare(AllInConnectTestKit.self, "AllInConnect", on: AllInConnectBackend())
    }

    private func compare(_ kit: any TestKit.Type, _ folder: String, on backend: some ScriptedBackend) throws {
        let sources = try scripts(in: folder)
        let inProcess = Verdicts(sources, of: kit, on: nil, every: 3)
        let server = try HandlerServer(backend)
        let served = ServedBackend(server)
        try served.check(for: kit.makeSession())
        let overSockets = Verdicts(sources, of: kit, on: served, every: 3)
        #expect(overSockets.scenarios.count == inProcess.scenarios.count)
        #expect(overSockets.scenarios.count > 50)
        for (one, other) in zip(overSockets.scenarios, inProcess.scenarios) {
            #expect(one.steps == other.steps, "\(one.place)")
            #expect(one.trace == other.trace, "\(one.place)")
        }
        #expect(server.takeLines().count > overSockets.scenarios.count)
    }

    /// The repository's.
    private func scripts(in folder: String) throws -> [GherkinSource] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appendingPathComponent("Scenarios/\(folder)").path
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".feature") }.sorted()
            .map { name in
                let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
                return GherkinSource(uri: "Scenarios/\(folder)/\(name)", bytes: Array(data))
            }
    }
}

extension MadiniaBackend: ScriptedBackend {
    func beginAnew() {
        restart(with: data)
    }
}

extension AllInConnectBackend: ScriptedBackend {
    /// Keeps nothing else that a call comes to see.
    func beginAnew() {}
}
