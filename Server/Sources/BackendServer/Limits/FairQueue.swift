/// What waits, served in turn by caller: whoever has much waiting waits longer, and nobody else does. A caller of whom
/// nothing was served yet comes before those who wait for more.
///
/// A pure value. Bounded by caller and in all; where it is full, the newest of the caller who has the most makes room for
/// one who has less.
struct FairQueue<Element> {
    struct Limits: Hashable, Sendable {
        let perCaller: Int
        let total: Int
    }

    enum Admission {
        case admitted
        /// This one was admitted, and that one pushed out.
        case replacing(Element)
        case refused
    }

    private let limits: Limits
    private var elements: [String: [Element]] = [:]
    /// Callers with something waiting, the next one first.
    private var turns: [String] = []
    /// So many at the start of ``turns`` are callers of whom nothing was served yet.
    private var newCount = 0
    private(set) var count = 0

    init(_ limits: Limits) {
        self.limits = limits
    }

    mutating func append(_ element: Element, of caller: String) -> Admission {
        let own = elements[caller]?.count ?? 0
        guard own < limits.perCaller else { return .refused }
        var replaced: Element?
        if count >= limits.total {
            guard let greediest = turns.max(by: { waiting($0) < waiting($1) }), waiting(greediest) > own + 1 else {
                return .refused
            }
            replaced = elements[greediest]?.popLast()
            count -= 1
        }
        if own == 0 {
            turns.insert(caller, at: newCount)
            newCount += 1
        }
        elements[caller, default: []].append(element)
        count += 1
        return replaced.map { .replacing($0) } ?? .admitted
    }

    /// The next one; its caller's next one comes after everybody else's.
    mutating func next() -> Element? {
        guard !turns.isEmpty else { return nil }
        let caller = turns.removeFirst()
        newCount = max(0, newCount - 1)
        guard var own = elements[caller], !own.isEmpty else { return nil }
        let element = own.removeFirst()
        elements[caller] = own.isEmpty ? nil : own
        if !own.isEmpty { turns.append(caller) }
        count -= 1
        return element
    }

    private func waiting(_ caller: String) -> Int { elements[caller]?.count ?? 0 }
}
