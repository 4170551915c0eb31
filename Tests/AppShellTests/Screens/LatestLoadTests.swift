import AppShell
import Testing

/// What comes of loads that overlap.
@MainActor
struct LatestLoadTests {
    /// A back end that answers when a test says so, whether or not anybody still waits.
    private final class Answers {
        private var waiting: [Int: CheckedContinuation<Result<String, APIError>, Never>] = [:]

        func answer(_ number: Int) async throws(APIError) -> String {
            let result = await withCheckedContinuation { waiting[number] = $0 }
            return try result.get()
        }

        func give(_ number: Int, _ result: Result<String, APIError>) async {
            waiting.removeValue(forKey: number)?.resume(returning: result)
            await LatestLoadTests.settle()
        }
    }

    private let load = LatestLoad<String>()
    private let answers = Answers()

    private static func settle() async { for _ in 0..<20 { await Task.yield() } }

    private func begin(_ number: Int, keepsValue: Bool = true) async -> Task<Result<String, APIError>?, Never> {
        let task = Task {
            await load(keepsValue: keepsValue) { () async throws(APIError) -> String in
                try await answers.answer(number)
            }
        }
        await Self.settle()
        return task
    }

    @Test("AIC-25: the answer to the last request is the one that is shown, whichever comes first")
    func lastWins() async {
        let first = await begin(1)
        let second = await begin(2)
        await answers.give(2, .success("second"))
        #expect(load.state == .loaded("second"))
        await answers.give(1, .success("first"))
        #expect(load.state == .loaded("second"))
        #expect(await first.value == nil)
        #expect(await second.value == .success("second"))
        let third = await begin(3)
        let fourth = await begin(4)
        await answers.give(3, .failure(.offline))
        #expect(load.state == .refreshing("second"))
        await answers.give(4, .success("fourth"))
        #expect(load.state == .loaded("fourth"))
        #expect(await third.value == nil)
        #expect(await fourth.value == .success("fourth"))
    }

    @Test("what there was stays while and where the newer one can't be had, unless it answers another question")
    func keeping() async {
        _ = await begin(1)
        await answers.give(1, .success("a"))
        let failing = await begin(2)
        #expect(load.state == .refreshing("a"))
        await answers.give(2, .failure(.offline))
        #expect(load.state == .stale("a", .offline))
        #expect(await failing.value == .failure(.offline))
        _ = await begin(3, keepsValue: false)
        #expect(load.state == .loading)
        // Superseded while nothing was there: nothing comes back.
        _ = await begin(4)
        #expect(load.state == .loading)
        await answers.give(4, .failure(.timedOut))
        #expect(load.state == .failed(.timedOut))
        await answers.give(3, .success("late"))
        #expect(load.state == .failed(.timedOut))
    }

    @Test("one that was cancelled leaves what there was before it")
    func cancelled() async {
        _ = await begin(1)
        await answers.give(1, .failure(.cancelled))
        #expect(load.state == .idle)
        _ = await begin(2)
        await answers.give(2, .success("a"))
        _ = await begin(3)
        await answers.give(3, .failure(.cancelled))
        #expect(load.state == .loaded("a"))
    }

    @Test("what is forgotten or lost stays so, whatever comes of what was asked for before")
    func forgetting() async {
        let first = await begin(1)
        load.forget()
        #expect(load.state == .idle)
        await answers.give(1, .success("late"))
        #expect(load.state == .idle)
        #expect(await first.value == nil)
        _ = await begin(2)
        load.lose(because: .notFound)
        await answers.give(2, .success("late"))
        #expect(load.state == .failed(.notFound))
    }

    @Test("what is known is shown before anything was loaded, and can be changed in place")
    func known() async {
        let load = LatestLoad(known: ["a", "b"])
        #expect(load.state == .loaded(["a", "b"]))
        load.update { $0.filter { $0 != "a" } }
        #expect(load.state == .loaded(["b"]))
        load.forget()
        load.update { $0 + ["c"] }
        #expect(load.state == .idle)
    }

    private func beginIfIdle(_ number: Int) async -> Task<Result<String, APIError>?, Never> {
        let task = Task {
            await load.ifIdle { () async throws(APIError) -> String in try await answers.answer(number) }
        }
        await Self.settle()
        return task
    }

    @Test("one that is shared is asked for once, and again if whoever asked has gone")
    func shared() async {
        let first = await beginIfIdle(1)
        let second = await beginIfIdle(2)
        let third = await beginIfIdle(3)
        await answers.give(1, .failure(.cancelled))
        #expect(await first.value == .failure(.cancelled))
        #expect(load.state == .loading)
        await answers.give(2, .success("second"))
        #expect(await second.value == .success("second"))
        #expect(await third.value == nil)
        #expect(load.state == .loaded("second"))
    }

    @Test("a shared load that another one replaced is repeated if that one is cancelled", arguments: [false, true])
    func replaced(isLate: Bool) async {
        var loads = 0
        let shared = Task {
            await load.ifIdle { () async throws(APIError) -> String in
                loads += 1
                return try await answers.answer(loads)
            }
        }
        await Self.settle()
        _ = await begin(9)
        // The replaced one ends before the other, or after it.
        if !isLate { await answers.give(1, .success("replaced")) }
        await answers.give(9, .failure(.cancelled))
        if isLate { await answers.give(1, .success("replaced")) }
        await answers.give(2, .success("again"))
        #expect(await shared.value == .success("again"))
        #expect(load.state == .loaded("again"))
    }

    @Test("what was asked for before the value was forgotten is not asked for again", arguments: [false, true])
    func notRepeated(isWaiting: Bool) async {
        var loads = 0
        if isWaiting { _ = await begin(1) }
        let shared = Task {
            await load.ifIdle { () async throws(APIError) -> String in
                loads += 1
                return try await answers.answer(2)
            }
        }
        await Self.settle()
        load.forget()
        // Somebody else's, and cancelled too.
        _ = await begin(3)
        await answers.give(2, .success("before"))
        await answers.give(3, .failure(.cancelled))
        for number in 1...2 { await answers.give(number, .success("before")) }
        #expect(await shared.value == nil)
        #expect(loads == (isWaiting ? 0 : 1))
        #expect(load.state == .idle)
    }

    @Test("whoever waits does not load after an answer, a failure or what ends the wait, nor once it is gone itself")
    func waiting() async {
        let ends: [(LatestLoad<String>) -> Void] = [{ $0.forget() }, { $0.lose(because: .notFound) }, { $0.show("b") }]
        for end in ends {
            _ = await beginIfIdle(1)
            let second = await beginIfIdle(2)
            end(load)
            #expect(await second.value == nil)
            await answers.give(1, .success("late"))
            load.forget()
        }
        _ = await beginIfIdle(1)
        let second = await beginIfIdle(2)
        second.cancel()
        await answers.give(1, .failure(.cancelled))
        #expect(await second.value == nil)
        #expect(load.state == .idle)
        _ = await beginIfIdle(3)
        let fourth = await beginIfIdle(4)
        await answers.give(3, .failure(.offline))
        #expect(await fourth.value == nil)
        #expect(load.state == .failed(.offline))
    }
}
