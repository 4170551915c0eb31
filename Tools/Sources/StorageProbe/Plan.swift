/// What a writer does, the same each time: writer and verifier are given the same plan.
struct Plan: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case journal, document, value, mixed
    }

    var kind = Kind.mixed
    /// About how long a record is, in bytes; some are empty, some eight times as long.
    var size = 48
    var seed = 1
    /// Writers at the same time, each with a journal, values, documents and secrets of its own, and one shared journal.
    var lanes = 1
    /// 2 or more: what is stored is one byte longer for each schema after the first.
    var schema = 1
    /// Which of the 16 kinds of chance compact a journal.
    var compactions = 1
}

/// One operation of a lane; everything about it follows from its number.
struct Step: Sendable {
    enum Action: Hashable, Sendable {
        case append
        case share
        case setValue(Int)
        case removeValue(Int)
        case setDocument(Int)
        case removeDocument(Int)
        case setSecret(Int)
        /// Keeps the last half of the journal.
        case compact
    }

    let lane: Int
    let number: Int
    let action: Action

    init(lane: Int, number: Int, plan: Plan) {
        self.lane = lane
        self.number = number
        let chance = Content.mixed(UInt64(truncatingIfNeeded: number &* 64 &+ lane &+ plan.seed &* 1_000_003))
        action = Self.action(Int(chance % 16), slot: Int((chance >> 8) % 3), plan: plan)
    }

    private static func action(_ chance: Int, slot: Int, plan: Plan) -> Action {
        switch plan.kind {
        case .journal: chance < plan.compactions ? .compact : chance < 13 ? .append : .share
        case .document: chance == 0 ? .removeDocument(slot) : .setDocument(slot)
        case .value: chance == 0 ? .removeValue(slot) : chance < 3 ? .setSecret(slot) : .setValue(slot)
        case .mixed:
            switch chance {
            case 0: .removeValue(slot)
            case 1: .removeDocument(slot)
            case 2, 3: .setValue(slot)
            case 4, 5: .setDocument(slot)
            case 6: .setSecret(slot)
            case 7, 8: .share
            case 9..<(9 + plan.compactions): .compact
            default: .append
            }
        }
    }
}

extension Step {
    /// What a step changes.
    enum Target: Hashable, Sendable {
        case records
        case shared
        case value(Int)
        case document(Int)
        case secret(Int)

        static let all: [Target] =
            [.records, .shared] + ProbeStorage.slots.flatMap { [Target.value($0), .document($0), .secret($0)] }
    }

    var target: Target {
        switch action {
        case .append, .compact: .records
        case .share: .shared
        case .setValue(let slot), .removeValue(let slot): .value(slot)
        case .setDocument(let slot), .removeDocument(let slot): .document(slot)
        case .setSecret(let slot): .secret(slot)
        }
    }

    /// What that step stores.
    static func payload(lane: Int, number: Int, isShared: Bool = false, plan: Plan) -> [UInt8] {
        let chance = Content.mixed(UInt64(truncatingIfNeeded: number &* 3 &+ lane) &+ 17)
        let length =
            switch chance % 12 {
            case 0: isShared ? 8 : 0
            case 1: plan.size * 8
            default: plan.size / 2 + Int((chance >> 8) % UInt64(max(1, plan.size)))
            }
        let first = Content.bytes(lane: lane, number: number, length: isShared ? max(8, length) : length)
        return first + Array(repeating: 0xaa, count: max(0, plan.schema - 1))
    }

    /// The same as a text, for secrets.
    static func secret(lane: Int, number: Int, plan: Plan) -> String {
        let digits: [Character] = Array("0123456789abcdef")
        return String(
            payload(lane: lane, number: number, plan: plan).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        )
    }
}
