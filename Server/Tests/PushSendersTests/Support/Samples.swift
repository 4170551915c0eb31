import Foundation
import Logging
import PushSenders
import SimulatedPushServices
import Synchronization

/// Tokens that were dropped, in their order.
final class DropList: Sendable {
    struct Drop: Hashable, Sendable {
        let token: String
        let date: Date
    }

    private let state = Mutex<[Drop]>([])

    var drops: [Drop] { state.withLock { $0 } }

    @Sendable func note(_ token: String, _ date: Date) {
        state.withLock { $0.append(Drop(token: token, date: date)) }
    }
}

/// What senders of a test take from the world: a clock that stands still, chance without chance.
struct TestWorld: Sendable {
    let clock = ManualClock()
    let logs = LogRecorder()
    let outbox = MemoryPushOutbox()
    let dropList = DropList()
    var limits = DeliveryLimits()

    var environment: PushEnvironment {
        PushEnvironment(
            clock: clock,
            random: { 0 },
            logger: logs.logger,
            outbox: outbox,
            limits: limits
        )
    }

    func delivery(
        to token: String = "a1b2c3",
        endpoint: PushEndpoint = .apnsSandbox,
        payload: String = #"{"aps":{"alert":{"title":"Nouvelle offre","body":"Menton"}},"offerId":123}"#,
        collapseID: String? = "offer-123",
        hoursToLive: Double = 24
    ) -> PushDelivery {
        PushDelivery(
            id: UUID(),
            endpoint: endpoint,
            token: token,
            payload: payload,
            collapseID: collapseID,
            date: clock.now,
            expiry: clock.now.addingTimeInterval(hoursToLive * 3_600),
            summary: "offer 123 to user 1 by APNS SANDBOX at api.sandbox.push.apple.com"
        )
    }
}

/// A sender and the simulated service that it talks to.
struct APNsWorld: Sendable {
    static let topic = "fr.allinconnect.app"

    let world: TestWorld
    let apple: SimulatedAPNs
    let sender: APNsSender
    var clock: ManualClock { world.clock }
    var logs: LogRecorder { world.logs }

    /// - Parameter drift: so many seconds Apple's clock is ahead.
    init(
        limits: DeliveryLimits = DeliveryLimits(),
        key: APNsKey = APNsKey(),
        knownKey: APNsKey? = nil,
        topic: String = APNsWorld.topic,
        tokens: [String: String]? = nil,
        unregistered: [String: Date] = [:],
        drift: Double = 0
    ) async throws {
        var world = TestWorld()
        world.limits = limits
        self.world = world
        let certificate = try SimulatedCertificate()
        var knowledge = SimulatedAPNs.Knowledge(key: knownKey ?? key, topics: [APNsWorld.topic], tokens: tokens)
        knowledge.unregistered = unregistered
        let clock = world.clock
        apple = try await SimulatedAPNs.start(knowledge, certificate: certificate) {
            clock.now.addingTimeInterval(drift)
        }
        let settings = APNsSettings(
            privateKey: key.privateKey,
            keyID: key.keyID,
            teamID: key.teamID,
            topic: topic,
            origin: apple.origin,
            trustRoots: certificate.authority
        )
        sender = try APNsSender(
            settings,
            at: .apnsSandbox,
            environment: world.environment,
            drop: world.dropList.note
        )
    }

    @discardableResult
    func send(_ delivery: PushDelivery? = nil) -> PushDelivery {
        let delivery = delivery ?? world.delivery()
        sender.queue.send(delivery)
        return delivery
    }

    /// Ends the test: no connection and no server is left.
    @discardableResult
    func finish() async throws -> Int {
        let left = await sender.drain(within: .seconds(60))
        try await apple.stop()
        return left
    }
}
