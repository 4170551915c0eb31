import AppShell

/// Draws a session at one moment. Costs the same at every position: the last lines alone are drawn.
struct SessionContent {
    /// How many lines are drawn.
    static let window = 12
    /// Decimals a line (PI-FR6).
    static let lineLength = 10
    static let ghostOpacity = 0.2

    let screen: SessionScreen
    let moment: Duration

    private var desk: PracticeDesk { screen.desk }
    private var words: SessionWords { desk.words.session }
    /// Never kept: a second copy would make the next key copy all that it counts in.
    private var engine: PracticeEngine { screen.run.engine }
    private var constant: PracticeConstant { screen.run.constant }

    var content: Content {
        .screen(constant.title) {
            Content.badge(words.position, "#\(min(engine.position + 1, engine.digits.count))")
            grid
            if !screen.hasBegun { Content.text(invitation) }
            keypad
            if screen.hasBegun {
                Content.holdButton(words.finish, for: SessionScreen.holdDuration) { screen.finish() }
                Content.text(words.finishHint)
            }
        }
    }

    private var invitation: String {
        screen.run.isResumed ? words.resume(engine.position + 1) : words.ready
    }

    private var grid: Content {
        // Where the last decimal ends a line, no other one begins.
        let current = min(engine.position, engine.digits.count - 1) / Self.lineLength
        let first = max(0, current - Self.window + 1)
        var grid = Content.list(words.grid) {
            if first > 0 { Content.text(words.linesAbove(desk.words.count(first))) }
            Content.code(constant.integerPart + desk.words.decimalSeparator)
            for number in first...current { line(number) }
        }
        let glow: Content.Glow? =
            switch engine.streak {
            case ..<10: nil
            case ..<20: .subtle
            default: .strong
            }
        let shake = screen.newErrors > 0 ? Content.Effect(.shake, number: screen.newErrors) : nil
        if glow != nil || shake != nil { grid.state.look = Content.Look(glow: glow, effect: shake) }
        return grid
    }

    /// - Parameter number: from 0.
    private func line(_ number: Int) -> Content {
        let start = number * Self.lineLength
        let end = min(start + Self.lineLength, engine.digits.count)
        let typed = min(engine.position, end)
        let name = (number + 1) * Self.lineLength
        return .section(words.line(name)) {
            Content.code("\(name) > \(text(start..<typed))")
            if engine.mode == .learn, typed < end {
                if engine.isRevealed(line: number) {
                    ghost(typed..<end)
                } else {
                    Content.button(words.reveal(name)) { screen.reveal(line: number) }
                }
            }
        }
    }

    private func ghost(_ positions: Range<Int>) -> Content {
        var ghost = Content.code(text(positions))
        ghost.state.look = Content.Look(opacity: Self.ghostOpacity)
        return ghost
    }

    private func text(_ positions: Range<Int>) -> String {
        String(decoding: positions.map { engine.digits[$0] + 0x30 }, as: UTF8.self)
    }

    private var keypad: Content {
        var keypad = Content.keypad(words.keypad) {
            for digit: UInt8 in [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] { key(digit) }
        }
        keypad.state.look = screen.pad.look(at: moment)
        return keypad
    }

    private func key(_ digit: UInt8) -> Content {
        var key = Content.key("\(digit)") { screen.strike(digit) }
        let strikes = screen.strikes[Int(digit)]
        if strikes > 0 { key.state.look = Content.Look(effect: Content.Effect(.flash, number: strikes)) }
        return key
    }
}
