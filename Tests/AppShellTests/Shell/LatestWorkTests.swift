import AppShell
import Testing

/// One at a time, and the last run sees the newest state.
@MainActor
struct LatestWorkTests {
    private final class Diary {
        var newest = 0
        var seen: [Int] = []
        var running = 0
        var mostAtOnce = 0
    }

    @Test("asked for many times while it runs, it runs once more; each caller returns when its state was seen")
    func coalesces() async {
        let latest = LatestWork()
        let diary = Diary()
        let work: () async -> Void = {
            diary.running += 1
            diary.mostAtOnce = max(diary.mostAtOnce, diary.running)
            let state = diary.newest
            for _ in 0..<10 { await Task.yield() }
            diary.seen.append(state)
            diary.running -= 1
        }
        let callers = (1...20).map { number in
            Task {
                diary.newest = number
                await latest(work)
                #expect(diary.seen.contains { $0 >= number }, "\(number) returned before it was seen")
            }
        }
        for caller in callers { await caller.value }
        #expect(diary.mostAtOnce == 1)
        #expect(diary.seen.last == diary.newest)
        #expect(diary.seen.count < 20, "asked for together, it runs together")
        #expect(diary.seen.count >= 1)
    }

    @Test("one call after the other runs once each")
    func sequence() async {
        let latest = LatestWork()
        var runs = 0
        for _ in 0..<3 { await latest { runs += 1 } }
        #expect(runs == 3)
    }
}
