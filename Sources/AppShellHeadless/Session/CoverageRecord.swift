public import AppShell

/// What was seen of an app, acted on, and arrived, in one session or several.
///
/// A session collects it whenever the app comes to rest. ``formUnion(_:)`` adds the records of several sessions,
/// processes or machines, in any order.
public struct CoverageRecord: Hashable, Sendable {
    /// An element that a person can act on.
    public struct Element: Hashable, Codable, Sendable {
        /// The destination of its screen; nil for the shell's own: tabs, back, close, overlays.
        public let destination: String?
        /// The role in one word: `button`.
        public let role: String
        /// What it says.
        public let label: String
    }

    /// A payload rule.
    public struct Payload: Hashable, Codable, Sendable {
        /// The version of its payloads.
        public let version: String
        /// In words: `“type” is “formation”, {key} from “slug” or “id”`.
        public let rule: String
        /// The name of the destination that it leads to.
        public let destination: String

        public init(_ rule: PayloadRule, to destination: String) {
            version = rule.version
            self.rule = rule.description
            self.destination = destination
        }
    }

    /// A link or tap that no pattern or rule matches.
    public struct Stray: Hashable, Codable, Sendable {
        /// What arrived.
        public enum Source: String, Codable, Sendable {
            case link, notification
        }

        /// What arrived.
        public let source: Source
        /// As the app recorded it.
        public let reason: String
    }

    /// A value of a flag.
    public struct FlagUse: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
        /// The flag's name.
        public let flag: String
        /// One of its values.
        public let value: String

        public init(flag: String, value: String) {
            self.flag = flag
            self.value = value
        }

        /// By flag, then by value.
        public static func < (one: FlagUse, other: FlagUse) -> Bool {
            (one.flag, one.value) < (other.flag, other.value)
        }

        /// `coach = off`
        public var description: String { "\(flag) = \(value)" }
    }

    /// What was on top.
    public private(set) var routes: Set<Route> = []
    /// The destinations whose own screens were drawn on top: not those that could not be made.
    public private(set) var screens: Set<String> = []
    /// What could be acted on, some time.
    public private(set) var seen: Set<Element> = []
    public private(set) var acted: Set<Element> = []
    /// The patterns, as their modules wrote them, by which links that arrived were opened.
    public private(set) var links: Set<String> = []
    /// The rules by which taps on notifications were opened, local ones and pushes.
    public private(set) var payloads: Set<Payload> = []
    public private(set) var strays: Set<Stray> = []
    /// What flags were set to while something was on top.
    public private(set) var flags: Set<FlagUse> = []

    public init() {}

    init(
        routes: Set<Route>,
        screens: Set<String>,
        seen: Set<Element>,
        acted: Set<Element>,
        links: Set<String>,
        payloads: Set<Payload>,
        strays: Set<Stray>,
        flags: Set<FlagUse>
    ) {
        self.routes = routes
        self.screens = screens
        self.seen = seen
        self.acted = acted
        self.links = links
        self.payloads = payloads
        self.strays = strays
        self.flags = flags
    }

    /// The destinations that were on top.
    public var destinations: Set<String> { Set(routes.map(\.name)) }

    public mutating func formUnion(_ other: CoverageRecord) {
        routes.formUnion(other.routes)
        screens.formUnion(other.screens)
        seen.formUnion(other.seen)
        acted.formUnion(other.acted)
        links.formUnion(other.links)
        payloads.formUnion(other.payloads)
        strays.formUnion(other.strays)
        flags.formUnion(other.flags)
    }

    mutating func see(_ snapshot: CoverageSample) {
        routes.insert(snapshot.route)
        if snapshot.isDrawn { screens.insert(snapshot.route.name) }
        seen.formUnion(snapshot.elements)
        flags.formUnion(snapshot.flags)
        for arrival in snapshot.arrivals {
            switch arrival {
            case .link(let pattern): links.insert(pattern)
            case .payload(let payload): payloads.insert(payload)
            case .stray(let stray): strays.insert(stray)
            }
        }
    }

    mutating func act(on element: Element) {
        seen.insert(element)
        acted.insert(element)
    }
}

extension CoverageRecord.Element {
    init(_ found: ElementFinder.Found, on shell: Shell) {
        let isFrame = found.frame != .screen
        self.init(
            destination: isFrame ? nil : shell.navigation.current.name,
            role: found.element.role.name,
            label: found.element.label
        )
    }

    /// - Parameter isFrame: whether it is the shell's own.
    init(_ element: Content, isFrame: Bool, on shell: Shell) {
        self.init(
            destination: isFrame ? nil : shell.navigation.current.name,
            role: element.role.name,
            label: element.label
        )
    }

    /// Pulling the screen on top down.
    static func refresh(of shell: Shell) -> CoverageRecord.Element {
        CoverageRecord.Element(destination: shell.navigation.current.name, role: "screen", label: "pull to refresh")
    }

    /// A button of the shell's own bar.
    static func bar(_ label: String) -> CoverageRecord.Element {
        CoverageRecord.Element(destination: nil, role: Content.Role.button.name, label: label)
    }
}

extension CoverageRecord.Element: Comparable, CustomStringConvertible {
    /// What is on every screen first, then by destination, role and label.
    public static func < (left: CoverageRecord.Element, right: CoverageRecord.Element) -> Bool {
        (left.destination ?? "", left.role, left.label) < (right.destination ?? "", right.role, right.label)
    }

    /// `card “Starter”`
    public var description: String { "\(role) “\(label)”" }
}

extension CoverageRecord.Payload: Comparable {
    /// By destination, version and rule.
    public static func < (left: CoverageRecord.Payload, right: CoverageRecord.Payload) -> Bool {
        (left.destination, left.version, left.rule) < (right.destination, right.version, right.rule)
    }
}

extension CoverageRecord.Stray: Comparable {
    /// Links first, then by the reason.
    public static func < (left: CoverageRecord.Stray, right: CoverageRecord.Stray) -> Bool {
        (left.source.rawValue, left.reason) < (right.source.rawValue, right.reason)
    }
}
