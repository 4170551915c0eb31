public import AppShell

/// What was seen of an app and what was acted on, over one session or several.
///
/// Collected where a session is asked to, at each moment at which the app comes to rest.
public struct Exercise: Hashable, Sendable {
    /// Something that a person can act on, as they tell it from others.
    public struct Element: Hashable, Sendable {
        /// The destination whose screen it stands on; nil for what is drawn on every screen: tabs, back,
        /// close, overlays.
        public let destination: String?
        /// The role in one word: `button`.
        public let role: String
        public let label: String
    }

    /// What was on top.
    public private(set) var routes: Set<Route> = []
    /// What could be acted on, some time.
    public private(set) var seen: Set<Element> = []
    public private(set) var acted: Set<Element> = []

    public init() {}

    /// The destinations that were on top.
    public var destinations: Set<String> { Set(routes.map(\.name)) }

    public mutating func formUnion(_ other: Exercise) {
        routes.formUnion(other.routes)
        seen.formUnion(other.seen)
        acted.formUnion(other.acted)
    }

    mutating func see(_ sight: Sight) {
        routes.insert(sight.route)
        seen.formUnion(sight.elements)
    }

    mutating func act(on element: Element) {
        seen.insert(element)
        acted.insert(element)
    }

    /// What is on top at one moment.
    struct Sight: Sendable {
        let route: Route
        let elements: [Element]

        init(_ shell: Shell) {
            route = shell.navigation.current
            let content = shell.content
            elements =
                ElementFinder(ContentSnapshot(content)).elements.compactMap { found in
                    guard found.element.isInteractive, !found.element.state.isDisabled else { return nil }
                    return Element(found, on: shell)
                } + (content.topScreen?.isRefreshable == true ? [.refresh(of: shell)] : [])
        }
    }
}

extension Exercise.Element {
    init(_ found: ElementFinder.Found, on shell: Shell) {
        let isFrame = found.frame != .screen
        self.init(
            destination: isFrame ? nil : shell.navigation.current.name,
            role: found.element.role.name,
            label: found.element.label
        )
    }

    /// Pulling the screen on top down.
    static func refresh(of shell: Shell) -> Exercise.Element {
        Exercise.Element(destination: shell.navigation.current.name, role: "screen", label: "pull to refresh")
    }

    /// A button of the shell's own bar.
    static func bar(_ label: String) -> Exercise.Element {
        Exercise.Element(destination: nil, role: Content.Role.button.name, label: label)
    }
}

extension Exercise.Element: Comparable, CustomStringConvertible {
    /// What is on every screen first, then by destination, role and label.
    public static func < (left: Exercise.Element, right: Exercise.Element) -> Bool {
        (left.destination ?? "", left.role, left.label) < (right.destination ?? "", right.role, right.label)
    }

    /// `card “Starter”`
    public var description: String { "\(role) “\(label)”" }
}

extension Content {
    /// The screen of the layer on top.
    var topScreen: Content? { children.last?.children.first { $0.role == .screen } }

    var isRefreshable: Bool {
        if case .refresh = action { true } else { false }
    }
}
