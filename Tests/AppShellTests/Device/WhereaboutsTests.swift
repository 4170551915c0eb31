import AppShell
import Testing

/// Where the person is, asked for more than once.
@MainActor
struct WhereaboutsTests {
    /// A phone that answers when a test says so.
    private actor Phone: DeviceLocation {
        private var waiting: [CheckedContinuation<Result<Position, LocationError>, Never>] = []

        func currentPosition() async throws(LocationError) -> Position {
            let result = await withCheckedContinuation { waiting.append($0) }
            return try result.get()
        }

        /// Answers the oldest question, once it has come.
        func give(_ answer: Result<Position, LocationError>) async {
            while waiting.isEmpty { await Task.yield() }
            waiting.removeFirst().resume(returning: answer)
        }

        func questions(_ count: Int) async { while waiting.count < count { await Task.yield() } }
    }

    private let phone = Phone()
    private let whereabouts: LocationTracker
    private let nice: Position
    private let menton: Position

    init() throws {
        whereabouts = LocationTracker(location: phone)
        nice = try #require(Position(latitude: 43.7102, longitude: 7.2620))
        menton = try #require(Position(latitude: 43.7745, longitude: 7.4975))
    }

    /// Asks, and waits until the phone has heard it.
    private func ask(_ count: Int = 1) async -> Task<Bool, Never> {
        let task = Task { await whereabouts.locate() }
        await phone.questions(count)
        return task
    }

    @Test("AIC-25: asked, told, asked again: what was known before counts meanwhile")
    func told() async {
        #expect(whereabouts.position == nil)
        #expect(!whereabouts.isWanted)
        let first = await ask()
        #expect(whereabouts.state == .asking(last: nil))
        #expect(whereabouts.isWanted)
        await phone.give(.success(nice))
        #expect(await first.value)
        #expect(whereabouts.state == .known(nice))
        let second = await ask()
        #expect(whereabouts.position == nice)
        await phone.give(.success(menton))
        #expect(await second.value)
        #expect(whereabouts.position == menton)
    }

    @Test("a phone that does not tell leaves no position behind", arguments: [LocationError.denied, .unavailable])
    func untold(_ error: LocationError) async {
        let first = await ask()
        await phone.give(.success(nice))
        _ = await first.value
        let second = await ask()
        await phone.give(.failure(error))
        #expect(await second.value)
        #expect(whereabouts.state == .unknown(error))
        #expect(whereabouts.position == nil)
        #expect(!whereabouts.isWanted)
    }

    @Test("the answer to the last question counts; none does once the position is not wanted any more")
    func last() async {
        let first = await ask()
        let second = await ask(2)
        await phone.give(.success(nice))
        #expect(await first.value == false)
        #expect(whereabouts.position == nil)
        await phone.give(.success(menton))
        #expect(await second.value)
        #expect(whereabouts.position == menton)
        let third = await ask()
        whereabouts.forget()
        await phone.give(.success(nice))
        #expect(await third.value == false)
        #expect(whereabouts.state == .unwanted)
    }
}
