import AppShell

/// Draws a session at one moment. Costs the same at every position: only a window of lines is drawn.
struct SessionContent {
    static let ghostOpacity = 0.2

    let screen: SessionScreen
    let moment: Duration

    private var coordinator: PracticeCoordinator { screen.coordinator }
    private var strings: any SessionStrings { coordinator.strings.session }
    /// Never kept: a second copy would make the next key copy all that it counts in.
    private var engine: PracticeEngine { screen.run.engine }
    private var constant: PracticeConstant { screen.run.constant }

    var content: Content {
        .screen(constant.title) {
            Content.badge(strings.position, "#\(min(engine.position + 1, engine.digits.count))")
            grid
            if !screen.hasBegun { Content.text(invitation) }
            keypad
            if screen.hasBegun {
                Content.holdButton(strings.finish, for: SessionScreen.holdDuration) { screen.finish() }
                Content.text(strings.finishHint)
            }
        }
    }

    private var invitation: String {
        screen.run.isResumed ? strings.resume(engine.position + 1) : strings.ready
    }

    private var grid: Content {
        let window = screen.window
        var grid = Content.list(strings.grid) {
            if window.linesAbove > 0 {
                Content.text(strings.linesAbove(coordinator.strings.count(window.linesAbove)))
                Content.button(strings.firstLines) { screen.scroll { $0.showFirst() } }
                Content.button(strings.earlierLines) { screen.scroll { $0.showEarlier() } }
            }
            Content.code(constant.integerPart + coordinator.strings.decimalSeparator)
            for number in window.lines { line(number) }
            if window.linesBelow > 0 {
                Content.text(strings.linesBelow(coordinator.strings.count(window.linesBelow)))
                Content.button(strings.laterLines) { screen.scroll { $0.showLater() } }
                Content.button(strings.currentLine) { screen.scroll { $0.showCurrent() } }
            }
        }
        let glow: Content.Glow? =
            switch engine.streak {
            case ..<10: nil
            case ..<20: .subtle
            default: .strong
            }
        let shake = screen.newErrors > 0 ? Content.Effect(.shake, number: screen.newErrors) : nil
        grid.state.look = Content.Look(glow: glow, effect: shake)
        return grid
    }

    /// - Parameter number: from 0.
    private func line(_ number: Int) -> Content {
        let start = number * LineWindow.lineLength
        let end = min(start + LineWindow.lineLength, engine.digits.count)
        let typed = min(engine.position, end)
        let name = (number + 1) * LineWindow.lineLength
        return .section(strings.line(name)) {
            Content.code("\(name) > \(text(start..<typed))")
            if engine.mode == .learn, typed < end {
                if engine.isRevealed(line: number) {
                    ghost(typed..<end)
                } else {
                    Content.button(strings.reveal(name)) { screen.reveal(line: number) }
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
        var keypad = Content.keypad(strings.keypad) {
            for digit: UInt8 in [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] { key(digit) }
        }
        keypad.state.look = screen.pad.look(at: moment)
        return keypad
    }

    private func key(_ digit: UInt8) -> Content {
        var key = Content.key("\(digit)") { screen.strike(digit) }
        let strikes = screen.strikes[Int(digit)]
        key.state.look = Content.Look(effect: strikes > 0 ? Content.Effect(.flash, number: strikes) : nil)
        return key
    }
}
