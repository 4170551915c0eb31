/// A copy of a ``Content`` tree without its actions: what was on the screen at one moment, to compare, keep and print.
public struct ContentSnapshot: Hashable, Sendable {
    /// See ``Content/role``.
    public let role: Content.Role
    /// See ``Content/id``.
    public let id: String?
    /// See ``Content/label``.
    public let label: String
    /// See ``Content/value``.
    public let value: String?
    /// See ``Content/state``.
    public let state: Content.State
    /// Whether a person can act on it.
    public let isInteractive: Bool
    /// Whether it is a screen that can be pulled to refresh.
    public let isRefreshable: Bool
    /// How long it must be pressed; nil for what acts at a tap.
    public let holdDuration: Duration?
    /// See ``Content/chart``.
    public let chart: Content.Chart?
    /// See ``Content/children``.
    public let children: [ContentSnapshot]

    /// Copies a tree.
    public init(_ content: Content) {
        role = content.role
        id = content.id
        label = content.label
        value = content.value
        state = content.state
        isInteractive = content.action != nil && content.role != .screen
        isRefreshable = content.action != nil && content.role == .screen
        chart = content.chart
        holdDuration = if case .hold(let duration, _) = content.action { duration } else { nil }
        children = content.children.map(ContentSnapshot.init)
    }
}

extension Content.Role {
    /// The role in one word, as outlines and reports print it.
    public var name: String {
        switch self {
        case .app: "app"
        case .layer: "layer"
        case .sheet: "sheet"
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
        case .field: "field"
        case .toggle: "toggle"
        case .choice: "choice"
        case .option: "option"
        case .keypad: "keypad"
        case .key: "key"
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
        if state.isDisabled { notes.append("disabled") }
        if state.isBusy && role != .loading { notes.append("busy") }
        if let isValid = state.isValid { notes.append(isValid ? "valid ✓" : "invalid") }
        if let message = state.message { notes.append("“\(message)”") }
        if let placeholder = state.placeholder { notes.append("placeholder “\(placeholder)”") }
        if state.isFocused { notes.append("focused") }
        if let look = state.look?.summary, !look.isEmpty { notes.append(look) }
        if let chart { notes.append("\(chart.form.rawValue), \(chart.points.count) points") }
        if state.isCovered { notes.append("covered") }
        return notes.isEmpty ? text : text + " [" + notes.joined(separator: ", ") + "]"
    }
}
