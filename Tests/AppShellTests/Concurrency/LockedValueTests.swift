import AppShell
import Testing

struct LockedValueTests {
    private final class Counter: Sendable {
        let value = Lock(0)
    }

    @Test("many at once count without losing one")
    func counts() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1_000 { counter.value.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.value.withLock(\.self) == 8_000)
    }

    @Test("an error leaves the lock open and the value as it was changed")
    func throwing() {
        struct Refusal: Error {}
        let lock = Lock([1])
        #expect(throws: Refusal.self) {
            try lock.withLock { value throws(Refusal) in
                value.append(2)
                throw Refusal()
            }
        }
        #expect(lock.withLock(\.self) == [1, 2])
    }
}
