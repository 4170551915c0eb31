public import AppShellTexts
public import ScreenRendering

/// What an exploration of a product found, as plain values.
///
/// It holds nothing of the machine or the wall clock: the same exploration gives the same report.
public struct ExplorationReport: Sendable {
    /// The id of the product: `madinia`.
    public var product: String
    /// Its name: `Madinia`.
    public var name: String
    /// The language of the scripts: `fr` or `en`.
    public var language: String
    /// The step that the exploration began after, `FILE:LINE`; nil: a phone with the app just installed.
    public var from: String?
    /// The number of acts from the first launch, or from that step, within which every state was to be checked.
    public var depth: Int
    /// Of all choices.
    public var seed: UInt64
    /// How many states lie so many acts away from the first.
    public var statesByDepth: [Int]
    /// How many states were expanded: all that can be done there was done.
    public var expanded: Int
    /// How many acts were done in them.
    public var transitions: Int
    /// How many states within the depth were not checked, since the time was up or the run interrupted.
    public var waiting: Int
    /// How many states lie at the depth or beyond, and were not expanded.
    public var beyond: Int
    /// How many calls were seen whose faults were not tried.
    public var waitingCalls: Int
    /// Whether it stopped since it keeps no more states.
    public var isFull = false
    /// How many pairs of equal states were compared.
    public var comparisons: Int
    /// How they differ that do.
    public var divergences: [Divergence]
    /// Every law that was checked, in order.
    public var laws: [Law]
    /// What breaks laws, in the order of finding.
    public var findings: [Finding]
    /// Every screen: the routes on display, lowest layer first. In the order of finding.
    public var screens: [String]
    /// The ways between screens, sorted.
    public var ways: [Way]
    /// The destinations of the product that were never on display, sorted.
    public var unreached: [String]

    /// A law.
    public struct Law: Codable, Hashable, Sendable {
        /// `back-returns`
        public var name: String
        /// What holds, in English.
        public var sentence: String

        public init(name: String, sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// Two ways to states of equal digests that are not one state.
    public struct Divergence: Codable, Hashable, Sendable {
        /// What differs.
        public var fact: BilingualText
        /// The acts of both ways.
        public var one: [BilingualText]
        public var other: [BilingualText]

        public init(fact: BilingualText, one: [BilingualText], other: [BilingualText]) {
            self.fact = fact
            self.one = one
            self.other = other
        }
    }

    /// An act between screens.
    public struct Way: Codable, Hashable, Sendable {
        public var from: String
        public var to: String
        /// The kind of act: `tap button “Envoyer”`.
        public var act: BilingualText
        /// How often it was done.
        public var count: Int

        public init(from: String, to: String, act: BilingualText, count: Int) {
            self.from = from
            self.to = to
            self.act = act
            self.count = count
        }
    }

    /// A broken law.
    public struct Finding: Sendable {
        /// The name of the law.
        public var law: String
        /// What breaks it, without what differs from case to case.
        public var subject: BilingualText
        /// How.
        public var fact: BilingualText
        /// In how many cases.
        public var count: Int
        /// The acts of the shortest way that was found.
        public var acts: [BilingualText]
        /// The calls of the last act, as the script makes them: `POST /contacts`.
        public var calls: [String] = []
        /// How the last act changed the screen: `- ` or `+ ` before each line.
        public var change: [String] = []
        /// The same as a script; nil where a step can't say an act.
        public var script: String?
        /// Why the script can't be made, or does not fail; nil: it fails by this law.
        public var doubt: BilingualText?
        /// The command that does it again.
        public var command: String
        /// Why it is accepted; nil: it is not.
        public var reason: String?
        /// The fact that was accepted, in English, where it was another one.
        public var acceptedFact: String?
        /// The steps of the script, with the screen after each.
        public var steps: [Step]

        public init(
            law: String,
            subject: BilingualText,
            fact: BilingualText,
            count: Int,
            acts: [BilingualText],
            command: String
        ) {
            self.law = law
            self.subject = subject
            self.fact = fact
            self.count = count
            self.acts = acts
            self.command = command
            steps = []
        }

        /// Whether it makes the exploration fail.
        public var counts: Bool { reason == nil }
    }

    /// A step of a finding's script.
    public struct Step: Sendable {
        /// With its keyword.
        public var text: String
        /// What was on display after it; nil where the app is not in the foreground.
        public var screen: ScreenSnapshot?

        public init(text: String, screen: ScreenSnapshot?) {
            self.text = text
            self.screen = screen
        }
    }

    /// A report of nothing yet.
    public init(product: String, name: String, language: String, depth: Int, seed: UInt64) {
        self.product = product
        self.name = name
        self.language = language
        self.depth = depth
        self.seed = seed
        statesByDepth = []
        expanded = 0
        transitions = 0
        waiting = 0
        beyond = 0
        waitingCalls = 0
        comparisons = 0
        divergences = []
        laws = []
        findings = []
        screens = []
        ways = []
        unreached = []
    }

    /// Whether every state within the depth was checked.
    public var isComplete: Bool { waiting == 0 }

    /// How many states were reached.
    public var states: Int { statesByDepth.reduce(0, +) }

    /// The findings that are not accepted.
    public var open: [Finding] { findings.filter(\.counts) }
}
