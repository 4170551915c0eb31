import Foundation
import PushSenders
import SimulatedPushServices
import Testing

@Suite(.serialized, .timeLimit(.minutes(3)))
struct FCMReasonTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let status: Int
        let rpcStatus: String
        var code: String?
        var field: String?
        let consequence: Consequence
        var pause = 0.5

        var testDescription: String { "\(status) \(code ?? rpcStatus) \(field ?? ""): \(consequence)" }
    }

    /// Google's table, and google.rpc's words where FCM adds none.
    static let rows = [
        Row(status: 400, rpcStatus: "INVALID_ARGUMENT", code: "INVALID_ARGUMENT", consequence: .drop),
        Row(status: 400, rpcStatus: "INVALID_ARGUMENT", field: "message.token", consequence: .drop),
        Row(status: 400, rpcStatus: "INVALID_ARGUMENT", field: "message.data[0].value", consequence: .giveUp),
        Row(
            status: 400,
            rpcStatus: "INVALID_ARGUMENT",
            code: "INVALID_ARGUMENT",
            field: "message.apns",
            consequence: .giveUp
        ),
        Row(status: 404, rpcStatus: "NOT_FOUND", code: "UNREGISTERED", consequence: .drop),
        Row(status: 403, rpcStatus: "PERMISSION_DENIED", code: "SENDER_ID_MISMATCH", consequence: .giveUp),
        Row(status: 403, rpcStatus: "PERMISSION_DENIED", consequence: .stop),
        Row(status: 404, rpcStatus: "NOT_FOUND", consequence: .stop),
        Row(status: 401, rpcStatus: "UNAUTHENTICATED", code: "THIRD_PARTY_AUTH_ERROR", consequence: .stop),
        Row(
            status: 429,
            rpcStatus: "RESOURCE_EXHAUSTED",
            code: "QUOTA_EXCEEDED",
            consequence: .pause,
            pause: 60
        ),
        Row(status: 429, rpcStatus: "RESOURCE_EXHAUSTED", consequence: .pause, pause: 60),
        Row(status: 503, rpcStatus: "UNAVAILABLE", code: "UNAVAILABLE", consequence: .pause),
        Row(status: 502, rpcStatus: "BAD_GATEWAY", consequence: .pause),
        Row(status: 500, rpcStatus: "INTERNAL", code: "INTERNAL", consequence: .retry),
        Row(status: 500, rpcStatus: "UNKNOWN", code: "UNSPECIFIED_ERROR", consequence: .retry),
        Row(status: 418, rpcStatus: "SOMETHING_NEW", code: "SOMETHING_NEW", consequence: .giveUp),
    ]

    @Test("The table has every code, with its status")
    func isComplete() {
        for code in FCMErrorCode.allCases {
            let row = FCMReasonTests.rows.first { $0.code == code.rawValue }
            #expect(row != nil, "\(code)")
            if let status = code.status { #expect(row?.status == status, "\(code)") }
        }
    }

    @Test("Each code is handled: the token dropped, tried again later, given up, or all stopped", arguments: rows)
    func handling(row: Row) async throws {
        let world = try await FCMWorld()
        world.google.script.react(.refuse(row.status, row.rpcStatus, code: row.code, field: row.field))
        let delivery = world.send()
        switch row.consequence {
        case .drop:
            await world.logs.wait(for: "token dropped: \(row.status)")
            #expect(try await world.finish() == 0)
            #expect(world.world.dropList.drops == [DropList.Drop(token: delivery.token, date: delivery.date)])
        case .giveUp:
            await world.logs.wait(for: "given up: \(row.status)")
            #expect(try await world.finish() == 0)
        case .stop:
            await world.logs.wait(for: "STOPPED")
            #expect(try await world.finish() == 1)
        case .retry, .pause:
            await world.clock.sleepers(atLeast: 1)
            #expect(world.clock.alarms == [row.pause])
            world.send("fcm:Another-Device")
            if row.consequence == .retry { await world.logs.wait(for: "sent") }
            #expect(world.google.script.arrivals == (row.consequence == .retry ? 2 : 1))
            world.clock.advance(by: row.pause)
            await world.logs.wait(for: "sent", count: 2)
            #expect(try await world.finish() == 0)
        }
        if row.consequence != .drop { #expect(world.world.dropList.drops.isEmpty) }
        #expect(world.world.outbox.waiting(at: .fcm).contains(delivery) == (row.consequence == .stop))
    }

    @Test("Retry-After is kept")
    func retryAfter() async throws {
        let world = try await FCMWorld()
        world.google.script.react(
            .refuse(429, "RESOURCE_EXHAUSTED", code: "QUOTA_EXCEEDED", retryAfter: "17")
        )
        world.send()
        await world.clock.sleepers(atLeast: 1)
        #expect(world.clock.alarms == [17])
        #expect(try await world.finish() == 1)
    }
}
