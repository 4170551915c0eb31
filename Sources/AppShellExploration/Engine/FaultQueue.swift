import AppShell
import AppShellHeadless

/// The calls whose faults are still to be tried: each once for an act in states of one shape, those of a new kind first,
/// and of these the writes, where a fault costs the most.
struct FaultQueue {
    /// A call that an act makes in a state.
    struct Attempt {
        let state: Int
        let act: ExplorationAct
        let call: Move.Call

        /// All that can go wrong with it.
        var moves: [Move] { CallFault.allCases.map { Move(act, fault: Move.Fault(call, $0)) } }
    }

    /// Of new kinds: writes, then reads.
    private var writes: [Attempt] = []
    private var reads: [Attempt] = []
    private var others: [Attempt] = []
    private var known: Set<UInt64> = []
    private var knownKinds: Set<UInt64> = []

    /// How many wait.
    var count: Int { writes.count + reads.count + others.count }

    /// Adds a call, unless it is known of an act in a state of the same shape.
    mutating func add(_ attempt: Attempt, in looks: StateLooks) {
        let (act, call) = (attempt.act, attempt.call)
        var key = StableHash(seed: looks.shape)
        for text in [act.kind, call.method, call.path] { key.add(text) }
        guard known.insert(key.value).inserted else { return }
        var kind = StableHash(seed: looks.kind)
        for text in [act.family, call.method, call.family] { kind.add(text) }
        if !knownKinds.insert(kind.value).inserted {
            others.append(attempt)
        } else if call.target.method.isWrite {
            writes.append(attempt)
        } else {
            reads.append(attempt)
        }
    }

    /// Takes those of new kinds first, writes before reads, and oldest first.
    mutating func take(_ count: Int) -> [Attempt] {
        var taken: [Attempt] = []
        func take(from waiting: inout [Attempt]) {
            let part = waiting.prefix(count - taken.count)
            taken += part
            waiting.removeFirst(part.count)
        }
        take(from: &writes)
        take(from: &reads)
        take(from: &others)
        return taken
    }
}

extension ExplorationAct {
    /// The kind of act, whatever it is done to: `tap button`.
    var family: String {
        guard case .element(let act) = self else { return kind }
        return switch act.gesture {
        case .tap(let times): "tap \(times) \(act.role)"
        case .hold: "hold"
        case .type: "type"
        case .set: "set"
        case .choose: "choose"
        case .adjust, .slide, .pick: "adjust"
        }
    }
}

extension Move.Call {
    /// The resource without what names one of its kind: `formations/2` of `/formations/12`.
    var family: String {
        let segments = path.split(separator: "/")
        return "\(segments.first ?? "")/\(segments.count)"
    }
}
