public import AppShell
import AppShellTexts

extension ContentSnapshot {
    /// Role and label, in the language of the current `Reader`: `button “Envoyer”`.
    public var name: String { label.isEmpty ? role.localizedName : role.localizedName(with: label) }

    /// Its `summary` in the language of the current `Reader`.
    package var localizedSummary: String {
        let text = value.map { localized("\(name): \($0)") } ?? name
        return notes.isEmpty ? text : text + " [" + notes.joined(separator: ", ") + "]"
    }

    /// Its `outline` in the language of the current `Reader`.
    public var localizedOutline: String {
        guard Reader.current.language != .english else { return outline }
        var lines: [String] = []
        appendOutline(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func appendOutline(to lines: inout [String], indentation: String) {
        lines.append(indentation + localizedSummary)
        for child in children { child.appendOutline(to: &lines, indentation: indentation + "  ") }
    }

    private var notes: [String] {
        var notes: [String] = []
        if state.isSelected { notes.append(localized("selected")) }
        if role == .toggle { notes = [localized(state.isSelected ? "on" : "off")] }
        if let badge = state.badge { notes.append(localized("badge \(badge)")) }
        if let isExpanded = state.isExpanded { notes.append(localized(isExpanded ? "expanded" : "collapsed")) }
        if let range { notes.append(localized("from \(range.lowerBound) to \(range.upperBound)")) }
        if let scale {
            notes.append(localized("from \(scale.leastText) to \(scale.mostText), step \(scale.stepText)"))
        }
        if let least = localDate?.least, let most = localDate?.most {
            notes.append(localized("from \(least) to \(most)"))
        }
        if state.isDestructive { notes.append(localized("destructive")) }
        if state.isDisabled { notes.append(localized("disabled")) }
        if state.isBusy && role != .loading { notes.append(localized("busy")) }
        if let isValid = state.isValid { notes.append(localized(isValid ? "valid ✓" : "invalid")) }
        if let message = state.message { notes.append(message.quoted) }
        if let placeholder = state.placeholder { notes.append(localized("placeholder “\(placeholder)”")) }
        if state.isFocused { notes.append(localized("focused")) }
        notes += state.look?.notes ?? []
        if media?.captions != nil { notes.append(localized("captions")) }
        if let chart {
            notes.append("\(chart.form.localizedName), " + counted(chart.points.count, "point"))
        }
        if state.isCovered { notes.append(localized("covered")) }
        return notes
    }
}

extension Content.Role {
    /// Role and label: `button “Envoyer”`.
    package func localizedName(with label: String) -> String { "\(localizedName) \(label.quoted)" }
}

extension Content.Look {
    fileprivate var notes: [String] {
        var notes: [String] = []
        if opacity != 1 || fade != nil { notes.append("\(Int((opacity * 100).rounded())) %") }
        if let fade { notes.append(localized("fading to \(Int((fade.target * 100).rounded())) %")) }
        if let glow { notes.append(localized("\(glow.localizedName) glow")) }
        if let effect { notes.append("\(effect.kind.localizedName) \(effect.number)") }
        return notes
    }
}

extension Content.Glow {
    /// In the language of the current `Reader`.
    package var localizedName: String {
        switch self {
        case .subtle: localized("subtle")
        // The role of a piece of text is called “strong” too: the empty value tells the two apart.
        case .strong: localized("strong\("")")
        }
    }
}

extension Content.Effect.Kind {
    /// As a noun, in the language of the current `Reader`.
    package var localizedName: String {
        switch self {
        case .flash: localized("flash")
        case .shake: localized("shake")
        }
    }
}

extension Content.Chart.Form {
    fileprivate var localizedName: String {
        switch self {
        case .line: localized("line\("")")
        case .bars: localized("bars")
        // Not the map of places.
        case .map: localized("map\("")")
        }
    }
}
