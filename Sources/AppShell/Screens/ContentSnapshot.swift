/// A copy of a ``Content`` tree without its actions: what was on the screen at one moment, to compare, keep and print.
public struct ContentSnapshot: Sendable {
    /// Shared by all copies of the snapshot, which are many: each search collects all elements.
    private final class Storage: Sendable {
        let role: Content.Role
        let id: String?
        let label: String
        let value: String?
        let state: Content.State
        let isInteractive: Bool
        let isRefreshable: Bool
        let holdDuration: Duration?
        let range: ClosedRange<Int>?
        let details: Content.Details?
        let chart: Content.Chart?
        let children: [ContentSnapshot]

        init(_ content: Content) {
            role = content.role
            id = content.id
            label = content.label
            value = content.value
            state = content.state
            let action = content.action
            isInteractive = action != nil && content.role != .screen
            isRefreshable = action != nil && content.role == .screen
            details = content.details
            chart = content.chart
            holdDuration = if case .hold(let duration, _) = action { duration } else { nil }
            range = if case .adjust(let range, _) = action { range } else { nil }
            children = content.children.map(\.snapshot)
        }
    }

    private let storage: Storage

    /// Copies a tree.
    public init(_ content: Content) {
        self = content.snapshot
    }

    /// Copies a tree of which no copy is known.
    init(copying content: Content) {
        storage = Storage(content)
    }

    /// See ``Content/role``.
    public var role: Content.Role { storage.role }
    /// See ``Content/id``.
    public var id: String? { storage.id }
    /// See ``Content/label``.
    public var label: String { storage.label }
    /// See ``Content/value``.
    public var value: String? { storage.value }
    /// See ``Content/state``.
    public var state: Content.State { storage.state }
    /// Whether a person can act on it.
    public var isInteractive: Bool { storage.isInteractive }
    /// Whether it is a screen that can be pulled to refresh.
    public var isRefreshable: Bool { storage.isRefreshable }
    /// How long it must be pressed; nil for what acts at a tap.
    public var holdDuration: Duration? { storage.holdDuration }
    /// The numbers that can be set; nil for what takes none.
    public var range: ClosedRange<Int>? { storage.range }
    var details: Content.Details? { storage.details }
    /// See ``Content/chart``.
    public var chart: Content.Chart? { storage.chart }
    /// See ``Content/children``.
    public var children: [ContentSnapshot] { storage.children }
}

extension ContentSnapshot: Hashable {
    public static func == (one: ContentSnapshot, other: ContentSnapshot) -> Bool {
        one.storage === other.storage
            || one.role == other.role && one.id == other.id && one.label == other.label && one.value == other.value
                && one.state == other.state && one.isInteractive == other.isInteractive
                && one.isRefreshable == other.isRefreshable && one.holdDuration == other.holdDuration
                && one.range == other.range && one.details == other.details && one.chart == other.chart
                && one.children == other.children
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(id)
        hasher.combine(label)
        hasher.combine(value)
        hasher.combine(state)
        hasher.combine(isInteractive)
        hasher.combine(isRefreshable)
        hasher.combine(holdDuration)
        hasher.combine(range)
        hasher.combine(details)
        hasher.combine(chart)
        hasher.combine(children)
    }
}

extension ContentSnapshot: CustomDebugStringConvertible {
    /// The ``outline``.
    public var debugDescription: String { outline }
}

extension Content.Role {
    /// The role in one word, as outlines and reports print it.
    public var name: String {
        switch self {
        case .app: "app"
        case .layer: "layer"
        case .sheet: "sheet"
        case .dialog: "dialog"
        case .toast: "toast"
        case .bar: "bar"
        case .tabBar: "tab bar"
        case .tab: "tab"
        case .screen: "screen"
        case .section: "section"
        case .list: "list"
        case .heading(let level): "heading \(level)"
        case .text: "text"
        case .badge: "badge"
        case .image: "image"
        case .video: "video"
        case .audio: "audio"
        case .banner: "banner"
        case .progress: "progress"
        case .paragraph: "paragraph"
        case .strong: "strong"
        case .emphasis: "emphasis"
        case .code: "code"
        case .quote: "quote"
        case .orderedList: "ordered list"
        case .bubble(let isOwn): isOwn ? "own bubble" : "bubble"
        case .overlay: "overlay"
        case .button: "button"
        case .link: "link"
        case .card: "card"
        case .menu: "menu"
        case .rowActions: "row actions"
        case .disclosure: "disclosure"
        case .field: "field"
        case .toggle: "toggle"
        case .choice: "choice"
        case .option: "option"
        case .stepper: "stepper"
        case .slider: "slider"
        case .datePicker: "date picker"
        case .keypad: "keypad"
        case .key: "key"
        case .map: "map"
        case .pin: "pin"
        case .chart: "chart"
        case .empty: "empty"
        case .failure: "failure"
        case .loading: "loading"
        }
    }
}

extension ContentSnapshot {
    /// The tree as indented lines, one an element: `badge “Durée”: 2 jours`.
    public var outline: String {
        var lines: [String] = []
        appendOutline(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func appendOutline(to lines: inout [String], indentation: String) {
        lines.append(indentation + summary)
        for child in children { child.appendOutline(to: &lines, indentation: indentation + "  ") }
    }

    /// The element in one line, without its children.
    public var summary: String {
        var text = role.name
        if !label.isEmpty { text += " “\(label)”" }
        if let value { text += ": \(value)" }
        var notes: [String] = []
        if state.isSelected { notes.append("selected") }
        if role == .toggle { notes = [state.isSelected ? "on" : "off"] }
        if let badge = state.badge { notes.append("badge \(badge)") }
        if let isExpanded = state.isExpanded { notes.append(isExpanded ? "expanded" : "collapsed") }
        if let range { notes.append("from \(range.lowerBound) to \(range.upperBound)") }
        if let scale { notes.append("from \(scale.leastText) to \(scale.mostText), step \(scale.stepText)") }
        if let least = localDate?.least, let most = localDate?.most { notes.append("from \(least) to \(most)") }
        if state.isDestructive { notes.append("destructive") }
        if state.isDisabled { notes.append("disabled") }
        if state.isBusy && role != .loading { notes.append("busy") }
        if let isValid = state.isValid { notes.append(isValid ? "valid ✓" : "invalid") }
        if let message = state.message { notes.append("“\(message)”") }
        if let placeholder = state.placeholder { notes.append("placeholder “\(placeholder)”") }
        if state.isFocused { notes.append("focused") }
        if let look = state.look?.summary, !look.isEmpty { notes.append(look) }
        if media?.captions != nil { notes.append("captions") }
        if let chart { notes.append("\(chart.form.rawValue), \(chart.points.count) points") }
        if state.isCovered { notes.append("covered") }
        return notes.isEmpty ? text : text + " [" + notes.joined(separator: ", ") + "]"
    }
}
