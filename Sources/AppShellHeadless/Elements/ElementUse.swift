public import AppShell

/// What a step wants of an element: what fits is looked for first, and named first where nothing is found.
public enum ElementUse: Hashable, Sendable {
    /// Its words, or how it is drawn.
    case reading
    /// To act on it, in whatever way.
    case acting
    case tapping, holding, typing, switching, choosing
    /// To look within it.
    case containing
    /// One of the tab bar.
    case selecting

    /// Whether an element is of that kind, whatever its state.
    public func fits(_ element: ContentSnapshot) -> Bool {
        switch self {
        case .reading: !element.spokenTexts.isEmpty
        case .acting: element.isInteractive
        case .tapping: element.isInteractive && !element.role.takesInput
        case .holding: element.holdDuration != nil
        case .typing: if case .field = element.role { true } else { false }
        case .switching: element.role == .toggle
        case .choosing: element.role == .choice
        case .containing: !element.children.isEmpty
        case .selecting: element.role == .tab
        }
    }

    /// What is wanted, as a noun.
    public var name: String {
        switch self {
        case .reading: "element"
        case .acting: "element to act on"
        case .tapping: "element to tap"
        case .holding: "element to press and hold"
        case .typing: "field"
        case .switching: "switch"
        case .choosing: "choice"
        case .containing: "section, list or card"
        case .selecting: "tab"
        }
    }
}

extension Content.Role {
    fileprivate var takesInput: Bool {
        switch self {
        case .field, .choice: true
        default: false
        }
    }

    /// What the shell draws around the rest; its label is a screen's title.
    package var isFrame: Bool {
        switch self {
        case .app, .layer, .sheet, .bar, .screen, .tabBar, .overlay: true
        default: false
        }
    }
}
