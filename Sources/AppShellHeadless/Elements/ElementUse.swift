public import AppShell
import AppShellTexts

/// What a step does with an element. Fitting elements are preferred.
public enum ElementUse: Hashable, Sendable {
    /// Reading its text or appearance.
    case reading
    /// Acting on it in any way.
    case acting
    case tapping, holding, typing, switching, choosing, adjusting
    /// Swiping it, to tap what comes out.
    case swiping
    /// Searching inside it.
    case containing
    /// Selecting a tab.
    case selecting

    /// Whether an element is of that kind, in any state.
    public func fits(_ element: ContentSnapshot) -> Bool {
        switch self {
        case .reading: !element.spokenTexts.isEmpty
        case .acting: element.isInteractive
        case .tapping: element.isInteractive && !element.role.takesInput
        case .holding: element.holdDuration != nil
        case .typing: if case .field = element.role { true } else { false }
        case .switching: element.role == .toggle
        case .choosing: element.role == .choice
        case .adjusting: element.range != nil || element.scale != nil || element.localDate != nil
        case .swiping: element.canBeSwiped
        case .containing: !element.children.isEmpty
        case .selecting: element.role == .tab
        }
    }

    /// As ``fits(_:)`` of its snapshot, for taps.
    func fits(_ element: Content) -> Bool {
        guard case .tapping = self else { return fits(ContentSnapshot(element)) }
        return element.action != nil && element.role != .screen && !element.role.takesInput
    }

    /// As a noun, in the language of the current `Reader`: `field`.
    public var name: String {
        switch self {
        case .reading: localized("element")
        case .acting: localized("element to act on")
        case .tapping: localized("element to tap")
        case .holding: localized("element to press and hold")
        case .typing: localized("field")
        case .switching: localized("switch")
        case .choosing: localized("choice")
        case .adjusting: localized("value to set")
        case .swiping: localized("row to swipe")
        case .containing: localized("section, list or card")
        case .selecting: localized("tab")
        }
    }

    /// That there is none, as the beginning of a sentence: `no field`.
    var absence: String {
        switch self {
        case .reading: localized("no element")
        case .acting: localized("no element to act on")
        case .tapping: localized("no element to tap")
        case .holding: localized("no element to press and hold")
        case .typing: localized("no field")
        case .switching: localized("no switch")
        case .choosing: localized("no choice")
        case .adjusting: localized("no value to set")
        case .swiping: localized("no row to swipe")
        case .containing: localized("no section, list or card")
        case .selecting: localized("no tab")
        }
    }
}

extension Content.Role {
    fileprivate var takesInput: Bool {
        switch self {
        case .field, .choice, .stepper, .slider, .datePicker: true
        default: false
        }
    }

    /// What the shell draws around screens. Its label is the screen's title.
    package var isFrame: Bool {
        switch self {
        case .app, .layer, .sheet, .dialog, .bar, .screen, .tabBar, .overlay: true
        default: false
        }
    }
}
