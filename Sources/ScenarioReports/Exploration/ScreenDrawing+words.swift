import AppShellTexts
import ScreenRendering

extension ScreenDrawing {
    /// What the note of its element says, in the language of the current `Reader`.
    var localizedNote: String {
        var notes: [String] = []
        if opacity != nil || fade != nil { notes.append("\(Self.percent(opacity ?? 1)) %") }
        if let fade { notes.append(localized("fading to \(Self.percent(fade)) %")) }
        if let glow {
            notes.append(localized("\(glow == "strong" ? localized("strong\("")") : localized("subtle")) glow"))
        }
        if let effect, let effectNumber { notes.append("\(Reader.current.text(effect)) \(effectNumber)") }
        if let chart { notes.append("\(chart.localizedForm), " + counted(chart.values.count, "point")) }
        if let holdTime { notes.append(localized("pressed for \(holdTime) ms")) }
        return notes.joined(separator: ", ")
    }

    private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

extension ScreenDrawing.Chart {
    fileprivate var localizedForm: String {
        switch form {
        case "line": localized("line\("")")
        case "bars": localized("bars")
        case "map": localized("map\("")")
        default: form
        }
    }
}
