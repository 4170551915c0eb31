public import AppShellTexts

/// What an exploration has found so far.
public struct ExplorationResult: Sendable {
    /// How many different states were reached, the first included.
    public internal(set) var states = 0
    /// The same by the number of acts that they are away from the first.
    public internal(set) var statesByDepth: [Int] = []
    /// How many states were expanded: everything that can be done there was done.
    public internal(set) var expanded = 0
    /// How many acts were done in them.
    public internal(set) var transitions = 0
    /// How often an act led from screen to screen.
    public internal(set) var edges: [Edge: Int] = [:]
    /// Each law with what breaks it, in the order of finding.
    public private(set) var findings: [Finding] = []
    /// How many pairs of equal states were compared.
    public internal(set) var comparisons = 0
    /// Those that are not one state after all.
    public internal(set) var divergences: [Divergence] = []
    /// The routes on display at some time, lowest layer first.
    public private(set) var screens: [String] = []
    /// An act of each kind, by the name of the kind in ``Edge/act``.
    package private(set) var acts: [String: ExplorationAct] = [:]
    private var indexes: [String: Int] = [:]
    private var known: Set<String> = []

    /// An act between two screens.
    public struct Edge: Hashable, Sendable {
        /// The routes on display before.
        public let from: String
        /// The kind of act, in English.
        public let act: String
        /// The routes on display after.
        public let to: String
    }

    /// Two paths to one digest that are not one state.
    public struct Divergence: Sendable {
        /// A path.
        public let one: [Move]
        /// Another path.
        public let other: [Move]
        /// What differs.
        public let fact: BilingualText
    }

    /// The destinations on display at some time.
    public var destinations: Set<String> { Set(screens.flatMap { $0.split(separator: "+").map { $0.trimmingBlanks } }) }

    /// Gives a finding a shorter path that breaks the same law.
    public mutating func shorten(_ index: Int, to path: [Move]) { findings[index].path = path }

    mutating func note(screen: String) {
        if known.insert(screen).inserted { screens.append(screen) }
    }

    /// Counts an act between two screens.
    mutating func note(_ act: ExplorationAct, from: String, to: String) {
        let kind = act.kind
        edges[Edge(from: from, act: kind, to: to), default: 0] += 1
        if acts[kind] == nil { acts[kind] = act }
    }

    mutating func add(_ violation: LawViolation, _ path: [Move], on screen: String) {
        let key = violation.law + "\n" + violation.violation.subject.english
        if let index = indexes[key] {
            findings[index].count += 1
        } else {
            indexes[key] = findings.count
            findings.append(
                Finding(
                    law: violation.law,
                    subject: violation.violation.subject,
                    fact: violation.violation.fact,
                    path: path,
                    screen: screen
                )
            )
        }
    }
}

/// A broken law: what breaks it, and the moves that lead there.
public struct Finding: Hashable, Sendable {
    /// The name of the law.
    public let law: String
    /// What breaks it, without what differs from case to case.
    public let subject: BilingualText
    /// How, in the first case.
    public let fact: BilingualText
    /// The moves of the first case, which is a shortest one while the exploration goes breadth first.
    public var path: [Move]
    /// The routes on display then.
    public let screen: String
    /// In how many cases.
    public internal(set) var count = 1
}

extension Substring {
    fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}

extension Finding {
    /// What the check of a path has found.
    public static func all(in events: [ExplorationEvent], after path: [Move]) -> [Finding] {
        events.flatMap { event -> [LawViolation] in
            switch event {
            case .reached(let transition): transition.violations + transition.stateViolations
            case .tried(let violations): violations
            case .died(let death): [death.violation(during: path.last, on: "")]
            case .begins, .compared, .ended: []
            }
        }
        .map { violation in
            Finding(
                law: violation.law,
                subject: violation.violation.subject,
                fact: violation.violation.fact,
                path: path,
                screen: ""
            )
        }
    }
}
