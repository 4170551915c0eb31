import AppShell
import Foundation
import Headless
import Live
import MadiniaBackend
import MadiniaTestKit
import ScenarioRunner
import Testing

extension MadiniaBackend: ScriptedBackend {
    func beginAnew() {
        restart(with: data)
    }
}

/// Madinia's own scripts on its back end behind a socket.
@Suite struct MadiniaTests {
    @Test("Each of Madinia's scenarios has the same verdict and the same trace on its served back end as in process")
    func bothWays() throws {
        let sources = try Scripts.sources(in: "Madinia")
        let inProcess = Verdicts(sources, of: MadiniaTestKit.self, on: nil)
        let server = try HandlerServer(MadiniaBackend(apiKey: "test-key"))
        let backend = ServedBackend(server)
        try backend.check(for: MadiniaTestKit.makeSession())
        let served = Verdicts(sources, of: MadiniaTestKit.self, on: backend)
        #expect(served.scenarios.count == inProcess.scenarios.count)
        #expect(served.scenarios.count > 100)
        for (one, other) in zip(served.scenarios, inProcess.scenarios) {
            #expect(one.steps == other.steps, "\(one.place)")
            #expect(one.trace == other.trace, "\(one.place)")
        }
    }
}

/// The repository's scripts.
enum Scripts {
    static func sources(in folder: String) throws -> [GherkinSource] {
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
