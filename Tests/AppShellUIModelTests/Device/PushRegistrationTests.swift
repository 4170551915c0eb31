import Testing

@testable import AppShellUIModel

@MainActor
struct PushRegistrationTests {
    private struct NoNetwork: Error {}

    @MainActor
    private final class Counter {
        var count = 0
    }

    @Test("those who wait get one answer to one question, and the next one asks anew")
    func together() async throws {
        let registration = PushRegistration()
        let questions = Counter()
        async let first = registration.token { questions.count += 1 }
        async let second = registration.token { questions.count += 1 }
        while questions.count == 0 { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
        registration.didRegister([1, 2])
        #expect(try await [first, second] == [[1, 2], [1, 2]])
        #expect(questions.count == 1)
        let third = try await registration.token {
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
            try await registration.token { registration.didFail(NoNetwork()) }
        }
    }
}
