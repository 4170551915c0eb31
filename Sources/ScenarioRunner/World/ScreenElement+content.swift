public import AppShell
public import ScreenRendering

extension ScreenElement {
    /// What a screen showed, for drawing.
    public init(_ snapshot: ContentSnapshot) {
        self.init(snapshot, in: nil)
    }

    private init(_ snapshot: ContentSnapshot, in parent: Content.Role?) {
        self.init(
            role: snapshot.role.name,
            label: snapshot.label,
            value: snapshot.value,
            flags: Flags(snapshot),
            message: snapshot.state.message,
            placeholder: snapshot.state.placeholder,
            note: snapshot.note,
            drawing: ScreenDrawing(snapshot, in: parent),
            children: snapshot.children.map { ScreenElement($0, in: snapshot.role) }
        )
    }
}

extension ScreenElement.Flags {
    fileprivate init(_ snapshot: ContentSnapshot) {
        let state = snapshot.state
        self = []
        if snapshot.isInteractive || snapshot.isRefreshable { insert(.interactive) }
        if state.isDisabled { insert(.disabled) }
        if state.isSelected { insert(.selected) }
        if state.isBusy { insert(.busy) }
        if let isValid = state.isValid { insert(isValid ? .valid : .invalid) }
        if state.isCovered { insert(.covered) }
        if state.isFocused { insert(.focused) }
        if state.isProminent { insert(.prominent) }
        if state.isDestructive { insert(.destructive) }
        if state.isExpanded == true { insert(.expanded) }
    }
}

extension ScreenDrawing {
    /// nil where there is nothing to say.
    fileprivate init?(_ snapshot: ContentSnapshot, in parent: Content.Role?) {
        self.init()
        switch snapshot.role {
        case .app: direction = snapshot.value.map { AppLanguage($0) }?.isRightToLeft == true ? "rtl" : nil
        case .field(let keyboard): self.keyboard = keyboard == .text ? nil : keyboard.rawValue
        case .overlay(let placement): self.placement = placement.rawValue
        case .bar where parent == .sheet: placement = "sheet"
        case .tab: badge = snapshot.state.badge
        case .stepper: (least, most) = (snapshot.range?.lowerBound, snapshot.range?.upperBound)
        default: break
        }
        scale = snapshot.scale.map { scale in
            Scale(least: scale.leastText, most: scale.mostText, step: scale.stepText, number: scale.numberText)
        }
        place = snapshot.position.map { Place(latitude: $0.latitude, longitude: $0.longitude) }
        media = snapshot.media.map { Media(source: $0.source, poster: $0.poster, captions: $0.captions) }
        date = snapshot.localDate.map { date in
            DateInput(type: date.components.inputType, text: date.text, least: date.least, most: date.most)
        }
        if let look = snapshot.state.look {
            if look.opacity != 1 || look.fade != nil { opacity = look.opacity }
            fade = look.fade?.target
            fadeTime = look.fade.map { $0.remaining.wholeMilliseconds }
            glow = look.glow?.rawValue
            effect = look.effect?.kind.rawValue
            effectNumber = look.effect?.number
        }
        holdTime = snapshot.holdDuration?.wholeMilliseconds
        chart = snapshot.chart.map { chart in
            Chart(
                form: chart.form.rawValue,
                unit: chart.unit,
                labels: chart.points.map(\.label),
                // JSON has no other numbers.
                values: chart.points.map { $0.value.isFinite ? $0.value : 0 }
            )
        }
        if self == ScreenDrawing() { return nil }
    }
}

extension Content.DatePicker.Components {
    /// Of HTML's input.
    fileprivate var inputType: String {
        switch self {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "datetime-local"
        }
    }
}

extension Duration {
    /// Rounded down.
    fileprivate var wholeMilliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}

extension ContentSnapshot {
    /// Everything else about it, in words.
    fileprivate var note: String? {
        var notes: [String] = []
        if let look = state.look?.summary, !look.isEmpty { notes.append(look) }
        if let chart { notes.append("\(chart.form.rawValue), \(chart.points.count) points") }
        if let holdDuration { notes.append("pressed for \(holdDuration)") }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }
}

extension ScreenTheme {
    /// The look of a product.
    public init(_ theme: AppTheme) {
        self.init(
            light: Self.properties(theme.light),
            dark: Self.properties(theme.dark),
            common: [
                "radius": "\(theme.cornerRadius)px",
                "family": theme.typeface.families,
                "heading-family": theme.headings.families,
                "figures": theme.hasMonospacedDigits ? "tabular-nums" : "normal",
                "figure-family": theme.hasMonospacedDigits ? AppTheme.Typeface.monospaced.families : "inherit",
            ]
        )
    }

    private static func properties(_ palette: AppTheme.Palette) -> [String: String] {
        [
            "background": palette.background.hex,
            "surface": palette.surface.hex,
            "fill": palette.fill.hex,
            "text": palette.text.hex,
            "secondary": palette.secondaryText.hex,
            "separator": palette.separator.hex,
            "tint": palette.tint.hex,
            "on-tint": palette.onTint.hex,
            "tint-fill": palette.tintFill.hex,
            "success": palette.success.hex,
            "error": palette.error.hex,
            "notice": palette.notice.hex,
            "on-notice": palette.onNotice.hex,
        ]
    }
}

extension AppColor {
    fileprivate var hex: String { "#" + String(rgb | 0x100_0000, radix: 16).dropFirst() }
}

extension AppTheme.Typeface {
    fileprivate var families: String {
        switch self {
        case .system: #"system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif"#
        case .rounded: #"ui-rounded, "SF Pro Rounded", Nunito, Quicksand, system-ui, "DejaVu Sans", sans-serif"#
        case .serif: #"ui-serif, "New York", Charter, Georgia, "DejaVu Serif", serif"#
        case .monospaced: #"ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace"#
        }
    }
}
