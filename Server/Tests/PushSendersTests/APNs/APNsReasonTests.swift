import Foundation
import Logging
import PushSenders
import SimulatedPushServices
import Testing

/// What a refusal leads to.
enum Consequence: Hashable, Sendable {
    case drop, retry, pause, giveUp, stop
}

@Suite(.serialized, .timeLimit(.minutes(3)))
struct APNsReasonTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let status: Int
        let reason: String
        let consequence: Consequence

        init(_ status: Int, _ reason: String, _ consequence: Consequence) {
            self.status = status
            self.reason = reason
            self.consequence = consequence
        }

        var testDescription: String { "\(status) \(reason): \(consequence)" }
    }

    /// Apple's table, and what nobody knows yet.
    static let rows = [
        Row(400, "BadCollapseId", .giveUp),
        Row(400, "BadDeviceToken", .drop),
        Row(400, "BadExpirationDate", .giveUp),
        Row(400, "BadMessageId", .giveUp),
        Row(400, "BadPriority", .giveUp),
        Row(400, "BadTopic", .stop),
        Row(400, "DeviceTokenNotForTopic", .giveUp),
        Row(400, "DuplicateHeaders", .giveUp),
        Row(400, "IdleTimeout", .pause),
        Row(400, "InvalidPushType", .giveUp),
        Row(400, "MissingDeviceToken", .giveUp),
        Row(400, "MissingTopic", .stop),
        Row(400, "PayloadEmpty", .giveUp),
        Row(400, "TopicDisallowed", .stop),
        Row(403, "BadCertificate", .stop),
        Row(403, "BadCertificateEnvironment", .stop),
        Row(403, "BadEnvironmentKeyIdInToken", .stop),
        Row(403, "Forbidden", .stop),
        Row(403, "InvalidProviderToken", .stop),
        Row(403, "MissingProviderToken", .stop),
        Row(403, "UnrelatedKeyIdInToken", .stop),
        // A token that was made just now is not replaced: all wait until it may be.
        Row(403, "ExpiredProviderToken", .pause),
        Row(404, "BadPath", .giveUp),
        Row(405, "MethodNotAllowed", .giveUp),
        Row(410, "ExpiredToken", .drop),
        Row(410, "Unregistered", .drop),
        Row(413, "PayloadTooLarge", .giveUp),
        Row(429, "TooManyProviderTokenUpdates", .pause),
        Row(429, "TooManyRequests", .retry),
        Row(500, "InternalServerError", .retry),
        Row(503, "ServiceUnavailable", .pause),
        Row(503, "Shutdown", .pause),
        Row(400, "SomethingNew", .giveUp),
        Row(403, "SomethingNew", .stop),
        Row(410, "SomethingNew", .drop),
        Row(429, "SomethingNew", .retry),
        Row(502, "SomethingNew", .pause),
    ]

    @Test("The table has every reason, with its status")
    func isComplete() {
        for reason in APNsReason.allCases {
            let row = APNsReasonTests.rows.first { $0.reason == reason.rawValue }
            #expect(row?.status == reason.status, "\(reason)")
        }
    }

    @Test("Each reason is handled: the token dropped, tried again later, given up, or all stopped", arguments: rows)
    func handling(row: Row) async throws {
        let world = try await APNsWorld()
        world.apple.script.react(.refuse(row.status, row.reason))
        let delivery = world.send()
        switch row.consequence {
        case .drop:
            await world.logs.wait(for: "token dropped: \(row.status) \(row.reason)")
            try await world.finish()
            #expect(world.world.dropList.drops == [DropList.Drop(token: "a1b2c3", date: delivery.date)])
        case .giveUp:
            await world.logs.wait(for: "given up: \(row.status) \(row.reason)")
            #expect(try await world.finish() == 0)
        case .stop:
            await world.logs.wait(for: "STOPPED")
            world.send(world.world.delivery(to: "b0b0"))
            #expect(world.sender.queue.stopReason?.contains(row.reason) == true)
            #expect(try await world.finish() == 2)
            #expect(world.logs.lines(with: "STOPPED").map(\.level) == [.critical])
        case .retry, .pause:
            await world.clock.sleepers(atLeast: 1)
            // Meanwhile another device's goes out, unless it is the service that asks for a pause.
            world.send(world.world.delivery(to: "b0b0"))
            if row.consequence == .retry { await world.logs.wait(for: "sent") }
            #expect(world.apple.script.arrivals == (row.consequence == .retry ? 2 : 1))
            world.clock.advance(by: 1_200)
            await world.logs.wait(for: "sent", count: 2)
            let ids = world.apple.script.exchanges.map { $0.request["apns-id"] }
            #expect(ids.filter { $0 == delivery.id.uuidString.lowercased() }.count == 2)
            #expect(try await world.finish() == 0)
        }
        if row.consequence != .drop { #expect(world.world.dropList.drops.isEmpty) }
        let isKept = row.consequence == .stop
        #expect(world.world.outbox.waiting(at: .apnsSandbox).contains(delivery) == isKept)
        #expect(!world.logs.lines.contains { $0.text.contains("a1b2c3") }, "a token in the log")
    }

    @Test("410 says since when a token is unknown")
    func unknownSince() async throws {
        let date = ManualClock.start.addingTimeInterval(-86_400)
        let world = try await APNsWorld(unregistered: ["dead": date])
        world.send(world.world.delivery(to: "dead"))
        await world.logs.wait(for: "token dropped")
        #expect(world.world.dropList.drops == [DropList.Drop(token: "dead", date: date)])
        try await world.finish()
    }

    @Test("Retry-After is kept, in seconds and as a date")
    func retryAfter() async throws {
        for text in ["77", "Tue, 06 Jan 2026 08:01:17 GMT"] {
            let world = try await APNsWorld()
            world.apple.script.react(.refuse(503, "ServiceUnavailable", retryAfter: text))
            world.send()
            await world.clock.sleepers(atLeast: 1)
            #expect(world.clock.alarms == [77])
            #expect(try await world.finish() == 1)
        }
    }

    @Test("A token of the other environment is dropped here; one of another topic is kept, and the settings blamed")
    func foreignTokens() async throws {
        let world = try await APNsWorld(tokens: ["aaaa": APNsWorld.topic, "bbbb": "fr.other.app"])
        for token in ["aaaa", "bbbb", "cccc"] { world.send(world.world.delivery(to: token)) }
        await world.logs.wait(for: "token dropped")
        await world.logs.wait(for: "a configuration error")
        await world.logs.wait(for: "sent")
        #expect(world.world.dropList.drops.map(\.token) == ["cccc"])
        try await world.finish()
    }

    @Test("A key that is not the team's stops everything, and nothing of it is logged")
    func wrongKey() async throws {
        let key = APNsKey()
        let world = try await APNsWorld(key: key, knownKey: APNsKey())
        world.send()
        await world.logs.wait(for: "STOPPED")
        let secret = key.privateKey.split(separator: "\n")[1]
        #expect(!world.logs.lines.contains { $0.text.contains(secret) || $0.text.contains("eyJ") })
        #expect(world.world.dropList.drops.isEmpty)
        #expect(try await world.finish() == 1)
    }
}
