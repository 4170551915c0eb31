import AppShell
import Testing

@testable import AppShellLive

/// What the monitors and managers of Apple's systems say, as ours.
struct SystemAnswerTests {
    @Test("those who follow the network hear of changes only, each of all of them, and leave when they stop")
    func connection() async {
        let state = ConnectionState()
        #expect(state.isOnline)
        var (first, second) = (state.changes().makeAsyncIterator(), state.changes().makeAsyncIterator())
        #expect(state.followers == 2)
        for isOnline in [true, false, false, true] { state.update(isOnline) }
        #expect(await [first.next(), first.next()] == [false, true])
        #expect(await [second.next(), second.next()] == [false, true])
        let reader = Task { for await _ in state.changes() {} }
        while state.followers < 3 { await Task.yield() }
        reader.cancel()
        await reader.value
        #expect(state.followers == 2)
        state.update(false)
        #expect(!state.isOnline)
    }

    @Test(
        "the location manager's authorization says whether to ask, to locate or to give up",
        arguments: [
            (0, LocationAnswer.Step.ask), (1, .fail(.denied)), (2, .fail(.denied)), (3, .locate), (4, .locate),
            (5, .fail(.unavailable)),
        ] as [(Int32, LocationAnswer.Step)]
    )
    func authorization(_ status: Int32, _ step: LocationAnswer.Step) {
        #expect(LocationAnswer.step(authorization: status) == step)
    }

    @Test("errors and positions")
    func positions() {
        #expect(LocationAnswer.error(code: 1) == .denied)
        #expect(LocationAnswer.error(code: 0) == .unavailable)
        let found = LocationAnswer.position(latitude: 48.85, longitude: 2.35, accuracy: 100)
        #expect((try? found.get()) == Position(latitude: 48.85, longitude: 2.35))
        #expect(LocationAnswer.position(latitude: 48.85, longitude: 2.35, accuracy: -1) == .failure(.unavailable))
        #expect(LocationAnswer.position(latitude: 91, longitude: 0, accuracy: 1) == .failure(.unavailable))
    }
}
