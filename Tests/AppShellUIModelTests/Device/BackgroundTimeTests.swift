import AppShell
import Testing

@testable import AppShellUIModel

/// The system's time for what the modules do when the app leaves the screen.
@MainActor
struct BackgroundTimeTests {
    private final class Time: BackgroundTime {
        var begun = 0
        var ended: [Int] = []
        var expire: () -> Void = {}

        func begin(_ expired: @escaping @MainActor () -> Void) -> Int? {
            begun += 1
            expire = expired
            return begun
        }

        func end(_ number: Int) { ended.append(number) }
    }

    @Test(
        "it is asked for before the work begins, once, and given back when the work is done",
        .timeLimit(.minutes(10))
    )
    func saving() async throws {
        let (time, log) = (Time(), ShelfLog())
        let model = try ShelfApp.model(log: log)
        model.backgroundTime = time
        model.start()
        log.isDiskSlow = true
        model.phaseChanged(to: .background)
        model.phaseChanged(to: .background)
        #expect(time.begun == 1)
        while !log.lines.contains("saving") { await Task.yield() }
        #expect(time.ended == [])
        log.isDiskSlow = false
        while time.ended.isEmpty { await Task.yield() }
        #expect(log.lines.contains("saved"))
        model.phaseChanged(to: .active)
        model.phaseChanged(to: .background)
        while time.ended.count < 2 { await Task.yield() }
        #expect(time.ended == [1, 2])
    }

    @Test("where the time is over first, it ends once", .timeLimit(.minutes(10)))
    func expired() async throws {
        let (time, log) = (Time(), ShelfLog())
        let model = try ShelfApp.model(log: log)
        model.backgroundTime = time
        model.start()
        log.isDiskSlow = true
        model.phaseChanged(to: .background)
        while !log.lines.contains("saving") { await Task.yield() }
        time.expire()
        #expect(time.ended == [1])
        log.isDiskSlow = false
        while !log.lines.contains("saved") { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(time.ended == [1])
    }
}
