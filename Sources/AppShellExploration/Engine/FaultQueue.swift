import AppShellHeadless

/// The calls whose faults are still to be tried: each once for an act in states of one shape, those of a new kind first.
struct FaultQueue {
    /// A call that an act makes in a state.
    struct Attempt {
        let state: Int
        let act: ExplorationAct
        let call: Move.Call

        /// All that can go wrong with it.
        var moves: [Move] { CallFault.allCases.map { Move(act, fault: Move.Fault(call, $0)) } }
    }

    private var fresh: [Attempt] = []
    private var others: [Attempt] = []
    private var known: Set<UInt64> = []
    private var knownKinds: Set<UInt64> = []

    /// How many wait.
    var count: Int { fresh.count + others.count }

    /// Adds a call, unless it is known of an act in a state of the same shape.
    mutating func add(_ attempt: Attempt, in looks: StateLooks) {
        let (act, call) = (attempt.act, attempt.call)
        var key = StableHash(seed: looks.shape)
        for text in [act.kind, call.method, call.path] { key.add(text) }
        guard known.insert(key.value).inserted else { return }
        var kind = StableHash(seed: looks.kind)
        for text in [act.family, call.method, call.family] { kind.add(text) }
        if knownKinds.insert(kind.value).inserted { fresh.append(attempt) } else { others.append(attempt) }
    }

    /// Takes those of new kinds first, and oldest first.
    mutating func take(_ count: Int) -> [Attempt] {
        let first = fresh.prefix(count)
        fresh.removeFirst(first.count)
        let rest = others.prefix(count - first.count)
        others.removeFirst(rest.count)
        return Array(first + rest)
    }
}

extension ExplorationAct {
    /// The kind of act, whatever it is done to: `tap button`.
    fileprivate var family: String {
        guard case .element(let act) = self else { return kind }
        return switch act.gesture {
        case .tap(let times): "tap \(times) \(act.role)"
        case .hold: "hold"
        case .type: "type"
        case .set: "set"
        case .choose: "choose"
        }
    }
}

extension Move.Call {
    /// The resource without what names one of its kind: `formations/2` of `/formations/12`.
    fileprivate var family: String {
        let segments = path.split(separator: "/")
        return "\(segments.first ?? "")/\(segments.count)"
    }
}
