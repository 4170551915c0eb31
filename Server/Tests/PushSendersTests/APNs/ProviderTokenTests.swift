import Foundation
import PushSenders
import SimulatedPushServices
import Testing

@Suite(.serialized, .timeLimit(.minutes(3)))
struct ProviderTokenTests {
    private let start = ManualClock.start

    private func token() throws -> APNsProviderToken {
        let key = APNsKey()
        return try APNsProviderToken(privateKey: key.privateKey, keyID: key.keyID, teamID: key.teamID)
    }

    @Test("A token serves for 50 minutes, then another one is made")
    func refresh() async throws {
        let token = try token()
        let first = try await token.text(at: start)
        #expect(try await token.text(at: start.addingTimeInterval(2_999)) == first)
        let second = try await token.text(at: start.addingTimeInterval(3_000))
        #expect(second != first)
        #expect(try await token.text(at: start.addingTimeInterval(5_999)) == second)
    }

    @Test("A token that was refused is replaced, but none that is younger than 20 minutes")
    func replacement() async throws {
        let token = try token()
        let first = try await token.text(at: start)
        #expect(try await token.replacement(of: first, at: start.addingTimeInterval(200)) == .tooSoon(.seconds(1_000)))
        #expect(try await token.text(at: start.addingTimeInterval(200)) == first)
        let second = try await token.replacement(of: first, at: start.addingTimeInterval(1_200))
        #expect(second != .token(first))
        // Who comes late with the same complaint gets what there is.
        #expect(try await token.replacement(of: first, at: start.addingTimeInterval(1_201)) == second)
    }

    @Test("Many that need a token at once share one")
    func shared() async throws {
        let token = try token()
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 { group.addTask { try await token.text(at: ManualClock.start) } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts.count == 1)
    }

    @Test("A key that is none is an issue that does not show it")
    func noKey() {
        let error = #expect(throws: PushSettingsError.self) {
            try APNsProviderToken(privateKey: "-----BEGIN PRIVATE KEY-----\nsecret", keyID: "ABC123DEFG", teamID: "T")
        }
        #expect(error?.issues.count == 1)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("Over hours, APNs sees one token each 50 minutes and takes every one")
    func overHours() async throws {
        let world = try await APNsWorld()
        for count in 1...20 {
            world.send()
            await world.logs.wait(for: "sent", count: count)
            world.clock.advance(by: 600)
        }
        let tokens = world.apple.script.exchanges.compactMap { $0.request["authorization"] }
        #expect(tokens.count == 20)
        #expect(Set(tokens).count == 4)
        try await world.finish()
    }

    @Test("ExpiredProviderToken: one refresh, one more attempt, and it is delivered")
    func expired() async throws {
        // Apple's clock is half an hour ahead: at 31 minutes of ours the token is an hour old there.
        let world = try await APNsWorld(drift: 1_800)
        world.send()
        await world.logs.wait(for: "sent")
        world.clock.advance(by: 1_860)
        world.send()
        await world.logs.wait(for: "sent", count: 2)
        #expect(world.apple.script.exchanges.compactMap { $0.answer?.status } == [200, 403, 200])
        #expect(try await world.finish() == 0)
    }

    @Test("A token that is new and expired all the same: nothing is sent until somebody looks at the clock")
    func expiredTwice() async throws {
        let world = try await APNsWorld()
        world.send()
        await world.logs.wait(for: "sent")
        world.clock.advance(by: 1_500)
        world.apple.script.react(.refuse(403, "ExpiredProviderToken"), .refuse(403, "ExpiredProviderToken"))
        world.send()
        await world.logs.wait(for: "STOPPED")
        #expect(world.sender.queue.stopReason?.contains("clock") == true)
        #expect(world.apple.script.arrivals == 3)
        #expect(try await world.finish() == 1)
    }
}
