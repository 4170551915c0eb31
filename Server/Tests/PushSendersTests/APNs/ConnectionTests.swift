import AsyncHTTPClient
import Foundation
import NIOCore
import NIOSSL
import PushSenders
import SimulatedPushServices
import Testing

@Suite(.serialized, .timeLimit(.minutes(3)))
struct ConnectionTests {
    @Test("After GOAWAY the next notification goes over a new connection, and nothing is lost")
    func goAway() async throws {
        let world = try await APNsWorld()
        world.apple.script.react(.goAway(accepting: true))
        world.send(world.world.delivery(to: "a1"))
        await world.logs.wait(for: "sent")
        world.send(world.world.delivery(to: "a2"))
        await world.logs.wait(for: "sent", count: 2)
        #expect(world.apple.script.exchanges.map(\.request.connection) == [1, 2])
        #expect(try await world.finish() == 0)
    }

    @Test("What GOAWAY leaves behind is sent again over a new connection at once, under the same id")
    func goAwayRefusing() async throws {
        let world = try await APNsWorld()
        world.apple.script.react(.goAway(accepting: false))
        let delivery = world.send()
        // Nothing waits for the clock.
        await world.logs.wait(for: "sent")
        let requests = world.apple.script.exchanges.map(\.request)
        #expect(requests.first?.connection == 1)
        #expect(requests.last?.connection == 2)
        #expect(Set(requests.map { $0["apns-id"] }) == [delivery.id.uuidString.lowercased()])
        #expect(try await world.finish() == 0)
    }

    @Test("GOAWAY amid many: every one is delivered, at least once")
    func goAwayAmid() async throws {
        // Of what was under way, some may be left without an answer: the attempt's own limit ends it.
        let world = try await APNsWorld(limits: DeliveryLimits(attempt: .seconds(5)))
        for number in 0..<100 { world.send(world.world.delivery(to: "a\(number)")) }
        await world.apple.script.arrivals(atLeast: 20)
        try await world.apple.goAway()
        for number in 100..<200 { world.send(world.world.delivery(to: "a\(number)")) }
        // Whatever was cut off comes back after its pause.
        try await world.clock.advance(until: { world.logs.lines(with: "sent").count == 200 })
        #expect(Set(world.apple.script.exchanges.map(\.request.path)).count == 200)
        #expect(world.apple.connectionCount >= 2)
        #expect(try await world.finish() == 0)
    }

    @Test("A connection that breaks is opened anew, after a pause")
    func broken() async throws {
        let world = try await APNsWorld()
        world.apple.script.react(.breakConnection)
        world.send()
        try await world.clock.advance(until: { !world.logs.lines(with: "sent").isEmpty })
        #expect(world.apple.connectionCount >= 2)
        #expect(try await world.finish() == 0)
    }

    @Test(
        "An attempt that is never answered ends, and is made again; so does one whose answer never ends",
        arguments: [SimulatedReaction.hang, .hangAfterHead]
    )
    func hanging(_ reaction: SimulatedReaction) async throws {
        let world = try await APNsWorld(limits: DeliveryLimits(attempt: .seconds(2)))
        world.apple.script.react(reaction)
        world.send()
        try await world.clock.advance(until: { !world.logs.lines(with: "sent").isEmpty })
        #expect(try await world.finish() == 0)
    }

    @Test("A service that is not there is tried again and again, at growing distances")
    func unreachable() async throws {
        let world = try await APNsWorld()
        try await world.apple.stop()
        world.send()
        for pause in [0.5, 1, 2, 4, 8] {
            await world.clock.sleepers(atLeast: 1)
            #expect(world.clock.alarms == [pause])
            world.clock.advance(by: pause)
        }
        await world.clock.sleepers(atLeast: 1)
        #expect(world.world.outbox.waiting(at: .apnsSandbox).count == 1)
        #expect(await world.sender.drain(within: .seconds(1)) == 1)
    }

    @Test("Nothing is sent to a server whose certificate nobody vouches for")
    func untrusted() async throws {
        let world = try await APNsWorld()
        let key = APNsKey()
        let stranger = try SimulatedCertificate()
        let settings = APNsSettings(
            privateKey: key.privateKey,
            keyID: key.keyID,
            teamID: key.teamID,
            topic: APNsWorld.topic,
            origin: world.apple.origin,
            trustRoots: stranger.authority
        )
        let service = try APNsService(settings, at: .apnsSandbox, timeout: .seconds(5))
        let verdict = await service.attempt(world.world.delivery(), at: ManualClock.start)
        guard case .retry(.service, _, _) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(world.apple.script.arrivals == 0)
        await service.shutdown()
        try await world.finish()
    }

    @Test("The simulated service refuses who speaks HTTP/1.1")
    func http1() async throws {
        let certificate = try SimulatedCertificate()
        let apple = try await SimulatedAPNs.start(
            SimulatedAPNs.Knowledge(key: APNsKey(), topics: [APNsWorld.topic]),
            certificate: certificate
        )
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes([UInt8](certificate.authority.utf8)))
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        await #expect(throws: (any Error).self) {
            try await client.execute(HTTPClientRequest(url: "\(apple.origin)/3/device/a1"), timeout: .seconds(5))
        }
        #expect(apple.connectionCount == 0)
        try await client.shutdown()
        try await apple.stop()
    }
}
