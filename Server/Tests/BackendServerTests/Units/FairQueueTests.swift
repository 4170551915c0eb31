import Testing

@testable import BackendServer

struct FairQueueTests {
    private let limits = FairQueue<String>.Limits(perCaller: 3, total: 6)

    @Test("callers take turns, whoever has more waiting")
    func turns() {
        var queue = FairQueue<String>(limits)
        for element in ["a1", "a2", "a3", "b1", "c1"] { _ = queue.append(element, of: String(element.prefix(1))) }
        #expect((1...4).map { _ in queue.next() } == ["a1", "b1", "c1", "a2"])
        _ = queue.append("d1", of: "d")
        #expect((1...3).map { _ in queue.next() } == ["d1", "a3", nil], "who comes new goes first")
    }

    @Test(
        "a caller has so many at most; where all is full, the newest of the greediest makes room for one who has less"
    )
    func bounds() {
        var queue = FairQueue<String>(limits)
        for element in ["a1", "a2", "a3", "b1", "b2", "b3"] { _ = queue.append(element, of: String(element.prefix(1))) }
        guard case .refused = queue.append("a4", of: "a") else { return #expect(Bool(false), "a fourth") }
        guard case .replacing(let gone) = queue.append("c1", of: "c") else { return #expect(Bool(false), "no room") }
        #expect(["a3", "b3"].contains(gone))
        #expect(queue.count == 6)
    }

    @Test("whatever comes and goes: nothing is lost or doubled, each caller's are in order, and no bound is exceeded")
    func law() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var chance = SplitMix64(seed: seed)
            var queue = FairQueue<Int>(.init(perCaller: 3, total: 6))
            var waiting: [Int: [Int]] = [:]
            for number in 1...60 {
                let caller = chance.number(0...3)
                if chance.number(0...2) > 0 {
                    switch queue.append(number, of: "\(caller)") {
                    case .refused: break
                    case .replacing(let other):
                        for key in waiting.keys { waiting[key]?.removeAll { $0 == other } }
                        waiting[caller, default: []].append(number)
                    case .admitted: waiting[caller, default: []].append(number)
                    }
                } else if let next = queue.next() {
                    let owner = waiting.first { $0.value.first == next }?.key
                    #expect(owner != nil, "\(next) was not its caller's first")
                    if let owner { waiting[owner]?.removeFirst() }
                } else {
                    #expect(waiting.values.allSatisfy { $0.isEmpty })
                }
                #expect(queue.count == waiting.values.reduce(0) { $0 + $1.count })
                #expect(queue.count <= 6 && waiting.values.allSatisfy { $0.count <= 3 })
            }
        }
    }
}
