import AppShell
import Foundation
import Synchronization
import Testing

@testable import AppShellUIModel

@MainActor
struct PushRegistrationTests {
    private struct NoNetwork: Error {}
    private let clock = PatientClock()

    @MainActor
    private final class Counter {
        var count = 0
    }

    @Test("those who wait get one answer to one question, and the next one asks anew")
    func together() async throws {
        let registration = PushRegistration()
        let questions = Counter()
        async let first = registration.token(on: clock) { questions.count += 1 }
        async let second = registration.token(on: clock) { questions.count += 1 }
        while questions.count == 0 { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
        registration.didRegister([1, 2])
        #expect(try await [first, second] == [[1, 2], [1, 2]])
        #expect(questions.count == 1)
        let third = try await registration.token(on: clock) {
            questions.count += 1
            registration.didRegister([3])
        }
        #expect(third == [3] && questions.count == 2)
    }

    @Test("a refusal is thrown; an answer that nobody waits for changes nothing")
    func refusal() async {
        let registration = PushRegistration()
        registration.didRegister([9])
        await #expect(throws: NoNetwork.self) {
            try await registration.token(on: clock) { registration.didFail(NoNetwork()) }
        }
    }

    @Test("a system that never answers is given up, and asked again by the next call", .timeLimit(.minutes(10)))
    func silence() async throws {
        let registration = PushRegistration()
        let questions = Counter()
        let first = Task { try await registration.token(on: clock) { questions.count += 1 } }
        while questions.count == 0 { await Task.yield() }
        clock.passTime()
        await #expect(throws: NotificationError.self) { try await first.value }
        let second = Task { try await registration.token(on: clock) { questions.count += 1 } }
        while questions.count == 1 { await Task.yield() }
        registration.didRegister([4])
        #expect(try await second.value == [4])
    }

    @Test("a call that is cancelled ends, and keeps no other from asking", .timeLimit(.minutes(10)))
    func cancelled() async throws {
        let registration = PushRegistration()
        let questions = Counter()
        let first = Task { try await registration.token(on: clock) { questions.count += 1 } }
        while questions.count == 0 { await Task.yield() }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        let token = try await registration.token(on: clock) { registration.didRegister([5]) }
        #expect(token == [5])
    }
}

/// Time passes when a test says so.
private final class PatientClock: AppClock {
    private let passed = Mutex(0)

    var now: Date { Date(timeIntervalSince1970: 0) }

    func sleep(for duration: Duration) async throws {
        let before = passed.withLock(\.self)
        while passed.withLock(\.self) == before {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    func passTime() { passed.withLock { $0 += 1 } }
}
