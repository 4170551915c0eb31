import Foundation
import MadiniaBackend
import Testing

/// What a scenario finds of the one before: nothing. What it finds of itself when a step arranges something: all.
struct ScenarioStartTests {
    @Test("a scenario that begins finds its calls unused; what is put amid one leaves them counted")
    func calls() async throws {
        let process = try await BackendProcess.start(["madinia", "--scripted"])
        var data = MadiniaData.samples
        data.rateLimits = RateLimits(reads: 1, writes: 1)
        let state = String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
        var phone = Caller(process)
        phone.headers = [("AppShell-Date", "2026-01-23T08:00:00.000000Z"), ("X-API-Key", "test-key")]
        var beginning = Caller(process)
        beginning.headers = [("AppShell-Scenario", "new")]
        for _ in 0..<2 {
            #expect(try await beginning.call("PUT", "/control/state", state).status == 204)
            #expect(try await phone.call("GET", "/api/v1/formations").status == 200)
            #expect(try await phone.call("PUT", "/control/state", state).status == 204)
            #expect(try await phone.call("GET", "/api/v1/formations").status == 429)
        }
    }
}
