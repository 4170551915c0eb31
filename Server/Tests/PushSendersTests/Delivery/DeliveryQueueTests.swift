import Foundation
import Logging
import PushSenders
import Testing

@Suite(.serialized, .timeLimit(.minutes(3)))
struct DeliveryQueueTests {
    /// A queue before a service that does what it is told.
    struct QueueFixture {
        let world: TestWorld
        let service = FakeService()
        let queue: DeliveryQueue

        init(limits: DeliveryLimits = DeliveryLimits()) {
            var world = TestWorld()
            world.limits = limits
            self.world = world
            queue = DeliveryQueue(service: service, environment: world.environment, drop: world.dropList.note)
        }

        @discardableResult
        func send(_ token: String, hoursToLive: Double = 24) -> PushDelivery {
            let delivery = world.delivery(to: token, hoursToLive: hoursToLive)
            queue.send(delivery)
            return delivery
        }

        var kept: [PushDelivery] { world.outbox.waiting(at: .apnsSandbox) }
    }

    @Test("Each device's notifications arrive in their order, one at a time, whatever has to be repeated")
    func order() async throws {
        let coordinator = QueueFixture()
        coordinator.service.answer(
            "a",
            .retry(.device, reason: "busy", after: nil),
            .retry(.device, reason: "busy", after: nil)
        )
        var sent: [String: [PushDelivery]] = [:]
        for number in 0..<60 {
            let token = ["a", "b", "c"][number % 3]
            sent[token, default: []].append(coordinator.send(token))
        }
        await coordinator.world.logs.wait(for: "sent", count: 40)
        for pause in [0.5, 1] {
            await coordinator.world.clock.sleepers(atLeast: 1)
            #expect(coordinator.world.clock.alarms == [pause])
            coordinator.world.clock.advance(by: pause)
        }
        await coordinator.world.logs.wait(for: "sent", count: 60)
        for token in ["a", "b", "c"] {
            var attempts = coordinator.service.attempts.filter { $0.token == token }
            if token == "a" {
                #expect(Set(attempts.prefix(3)).count == 1)
                attempts.removeFirst(2)
            }
            #expect(attempts == sent[token])
        }
        #expect(await coordinator.queue.drain(within: .seconds(1)) == 0)
    }

    @Test("No more are under way at once than the limit says")
    func concurrency() async throws {
        let coordinator = QueueFixture(limits: DeliveryLimits(concurrency: 7))
        coordinator.service.hold()
        for number in 0..<50 { coordinator.send("\(number)") }
        while coordinator.service.running < 7 { await Task.yield() }
        coordinator.service.release()
        await coordinator.world.logs.wait(for: "sent", count: 50)
        #expect(coordinator.service.mostRunning == 7)
    }

    @Test("A full queue takes nothing more, and says what it leaves")
    func capacity() async throws {
        let coordinator = QueueFixture(limits: DeliveryLimits(capacity: 3))
        coordinator.service.hold()
        for number in 0..<5 { coordinator.send("\(number)") }
        #expect(coordinator.queue.count == 3)
        #expect(coordinator.kept.map(\.token) == ["0", "1", "2"])
        #expect(coordinator.world.logs.lines(with: "not sent: 3 are already waiting").map(\.level) == [.error, .error])
        coordinator.service.release()
        await coordinator.world.logs.wait(for: "sent", count: 3)
    }

    @Test("After a pause of the service one goes ahead, and the others follow once it went through")
    func pause() async throws {
        let coordinator = QueueFixture(limits: DeliveryLimits(concurrency: 10))
        coordinator.service.hold()
        for number in 0..<30 {
            coordinator.service.answer("\(number)", .retry(.service, reason: "overloaded", after: nil))
            coordinator.send("\(number)")
        }
        while coordinator.service.running < 10 { await Task.yield() }
        coordinator.service.release()
        // Ten that failed together are one failure: half a second.
        await coordinator.world.logs.wait(for: "retry in", count: 10)
        await coordinator.world.clock.sleepers(atLeast: 1)
        #expect(coordinator.world.clock.alarms == [0.5])
        #expect(coordinator.service.attempts.count == 10)
        coordinator.world.clock.advance(by: 0.5)
        await coordinator.world.clock.sleepers(atLeast: 1)
        #expect(coordinator.service.attempts.count == 11)
        #expect(coordinator.world.clock.alarms == [1])
        // And so on: one attempt a pause, until each has failed once.
        while coordinator.world.logs.lines(with: "sent").count < 30 {
            coordinator.world.clock.advance(by: 300)
            await Task.yield()
        }
        #expect(await coordinator.queue.drain(within: .seconds(1)) == 0)
    }

    @Test("What has lived too long is given up, before it is sent and while it waits")
    func expiry() async throws {
        let coordinator = QueueFixture()
        coordinator.service.answer("a", .retry(.device, reason: "busy", after: .seconds(7_200)))
        coordinator.service.answer("b", .retry(.device, reason: "busy", after: .seconds(60)))
        coordinator.send("a", hoursToLive: 1)
        coordinator.send("b", hoursToLive: 1)
        coordinator.send("b", hoursToLive: 0.01)
        await coordinator.world.logs.wait(for: "it would expire")
        await coordinator.world.clock.sleepers(atLeast: 1)
        coordinator.world.clock.advance(by: 60)
        await coordinator.world.logs.wait(for: "it has expired")
        #expect(coordinator.service.attempts.map(\.token).sorted() == ["a", "b", "b"])
        #expect(coordinator.kept.isEmpty)
    }

    @Test("A token is dropped as of when its notification was handed in, where the service does not say since when")
    func dropDate() async throws {
        let coordinator = QueueFixture()
        coordinator.service.hold()
        coordinator.service.answer("a", .dropToken(reason: "BadDeviceToken", unknownSince: nil))
        let delivery = coordinator.send("a")
        coordinator.world.clock.advance(by: 600)
        coordinator.service.release()
        await coordinator.world.logs.wait(for: "token dropped")
        #expect(coordinator.world.dropList.drops == [DropList.Drop(token: "a", date: delivery.date)])
    }

    @Test("Draining sends what may be sent; what has to wait stays in the outbox, and is sent after the next start")
    func drain() async throws {
        let coordinator = QueueFixture()
        coordinator.service.answer("a", .retry(.device, reason: "busy", after: .seconds(60)))
        coordinator.send("a")
        coordinator.send("a")
        await coordinator.world.clock.sleepers(atLeast: 1)
        coordinator.service.hold()
        for number in 0..<100 { coordinator.send("\(number)") }
        async let left = coordinator.queue.drain(within: .seconds(10))
        await coordinator.world.clock.sleepers(atLeast: 1)
        coordinator.service.release()
        #expect(await left == 2)
        #expect(coordinator.world.logs.lines(with: "sent of=").count == 100)
        #expect(coordinator.kept.map(\.token) == ["a", "a"])
        // What comes after the end is kept, not sent.
        coordinator.send("late")
        #expect(coordinator.kept.map(\.token) == ["a", "a", "late"])

        let service = FakeService()
        let next = DeliveryQueue(service: service, environment: coordinator.world.environment, drop: { _, _ in })
        next.resume(coordinator.kept)
        #expect(await next.drain(within: .seconds(10)) == 0)
        #expect(service.attempts.filter { $0.token == "a" }.count == 2)
        #expect(coordinator.kept.isEmpty)
    }

    @Test("At the deadline what is under way is broken off, and stays in the outbox")
    func deadline() async throws {
        let coordinator = QueueFixture()
        coordinator.service.hold()
        coordinator.send("a")
        coordinator.send("b")
        async let left = coordinator.queue.drain(within: .seconds(10))
        await coordinator.world.clock.sleepers(atLeast: 1)
        coordinator.world.clock.advance(by: 10)
        #expect(await left == 2)
        #expect(coordinator.service.running == 0)
        #expect(coordinator.kept.count == 2)
    }

    @Test("What does not end although it was broken off is left to itself, and stays in the outbox")
    func stubborn() async throws {
        struct Stubborn: PushService {
            let name = "stubborn"
            let end: AsyncStream<Void>

            func attempt(_ delivery: PushDelivery, at now: Date) async -> PushVerdict {
                // A task of its own hears nothing of the cancellation.
                await Task { for await _ in end {} }.value
                return .retry(.service, reason: "broken off", after: nil)
            }
        }
        let world = TestWorld()
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        let queue = DeliveryQueue(service: Stubborn(end: end), environment: world.environment, drop: { _, _ in })
        queue.send(world.delivery())
        async let left = queue.drain(within: .seconds(10))
        await world.clock.sleepers(atLeast: 1)
        world.clock.advance(by: 10)
        await world.clock.sleepers(atLeast: 1)
        #expect(world.clock.alarms == [2])
        world.clock.advance(by: 2)
        #expect(await left == 1)
        #expect(world.outbox.waiting(at: .apnsSandbox).count == 1)
        continuation.finish()
    }

    @Test("A disk that is slow keeps nobody else's notification waiting, nor the thread that a task runs on")
    func slowDisk() async throws {
        struct Slow: PushOutbox {
            let disk = DispatchSemaphore(value: 0)
            func keep(_ delivery: PushDelivery) {}
            func remove(_ id: PushDelivery.ID) { disk.wait() }
            func waiting(at endpoint: PushEndpoint) -> [PushDelivery] { [] }
        }
        let world = TestWorld()
        let (service, outbox) = (FakeService(), Slow())
        var environment = world.environment
        environment.outbox = outbox
        let queue = DeliveryQueue(service: service, environment: environment, drop: { _, _ in })
        for number in 0..<50 { queue.send(world.delivery(to: "\(number)")) }
        while service.attempts.count < 50 { await Task.yield() }
        for _ in 0..<50 { outbox.disk.signal() }
        await world.logs.wait(for: "sent of=", count: 50)
        #expect(await queue.drain(within: .seconds(1)) == 0)
    }

    @Test("An outbox that fails is logged, and the notification is sent all the same")
    func outboxFails() async throws {
        struct Broken: PushOutbox, Error {
            func keep(_ delivery: PushDelivery) throws { throw self }
            func remove(_ id: PushDelivery.ID) throws { throw self }
            func waiting(at endpoint: PushEndpoint) throws -> [PushDelivery] { throw self }
        }
        let world = TestWorld()
        var environment = world.environment
        environment.outbox = Broken()
        let queue = DeliveryQueue(service: FakeService(), environment: environment, drop: { _, _ in })
        queue.send(world.delivery())
        #expect(await queue.drain(within: .seconds(1)) == 0)
        #expect(world.logs.lines(with: "not stored").count == 1)
        #expect(world.logs.lines(with: "not removed").count == 1)
    }
}
