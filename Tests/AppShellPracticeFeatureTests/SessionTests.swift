import AppShell
import AppShellHeadless
import Testing

@testable import AppShellPracticeFeature

struct SessionTests {
    private func learning() throws -> Phone {
        let phone = try Phone()
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        return phone
    }

    private func line(_ number: Int, _ phone: Phone) throws -> [String] {
        try #require(try phone.element("Ligne \(number)", .section)).children.map(\.summary)
    }

    @Test("PI-S3.2: the first digit starts the session; until then one may go back, and nothing can be ended")
    func start() throws {
        let phone = try Phone()
        try phone.enter()
        #expect(try phone.sees("Tapez la première décimale pour commencer."))
        #expect(try phone.element("Terminer") == nil)
        #expect(try !phone.sees("Maintenez « Terminer »"))
        #expect(try phone.locks == [])
        try phone.session.goBack()
        try phone.enter()
        try phone.type("1")
        #expect(try !phone.sees("Tapez la première décimale pour commencer."))
        #expect(try phone.element("Terminer") != nil)
        #expect(try phone.sees("Maintenez « Terminer » 3 s pour arrêter."))
        #expect(try phone.locks == ["practice.session", "practice.summary"])
    }

    @Test("PI-FR5: the tracker names the next decimal expected")
    func position() throws {
        let phone = try Phone()
        try phone.enter()
        #expect(try phone.value("Position") == "#1")
        try phone.type(Sample.pi.prefix(155), gap: .zero)
        #expect(try phone.value("Position") == "#156")
    }

    @Test("PI-FR6: ten decimals a line, each line marked, after the integer part")
    func grid() throws {
        let phone = try Phone()
        try phone.enter()
        #expect(try line(10, phone) == ["code “10 > ”"])
        try phone.type("141592653589", gap: .zero)
        #expect(try line(10, phone) == ["code “10 > 1415926535”"])
        #expect(try line(20, phone) == ["code “20 > 89”"])
        #expect(try phone.element("3,", .code) != nil)
        #expect(try phone.element("Ligne 30") == nil)
    }

    @Test("PI-FR6: the last twelve lines are drawn, however many there are, and how many are above is said")
    func window() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type(Sample.pi.prefix(119), gap: .zero)
        #expect(try !phone.sees("ligne au-dessus"))
        let count = try phone.elements.count
        try phone.type(Sample.pi.dropFirst(119).prefix(11), gap: .zero)
        #expect(try phone.sees("2 lignes au-dessus"))
        #expect(try phone.element("Ligne 20") == nil)
        #expect(try phone.element("Ligne 30") != nil)
        #expect(try phone.element("Ligne 140") != nil)
        // How many are above, and the two buttons that lead there.
        #expect(try phone.elements.count == count + 3)
    }

    @Test("PI-FR6, PI-NFR6: content is as much at position 100,000 as at 1,000, wherever one has scrolled to")
    func cost() {
        let scrolls: [(inout LineWindow) -> Void] = [{ _ in }, { $0.showFirst() }, { $0.showEarlier() }]
        for scroll in scrolls {
            for position in [1_000, 10_000, 100_000] {
                var window = LineWindow(position: position, count: 1_000_000)
                scroll(&window)
                #expect(window.lines.count == 12)
                let all = window.linesAbove + window.lines.count + window.linesBelow
                #expect(all == position / 10 + 1)
            }
        }
    }

    @Test("PI-FR6: from the first lines to the one typed, and back, every line is passed, each once")
    func scrolling() {
        for position in [0, 9, 10, 119, 120, 121, 250, 1_234, 9_999] {
            var window = LineWindow(position: position, count: 10_000)
            let all = 0...min(position, 9_999) / 10
            #expect(window.lines.upperBound == all.upperBound)
            window.showFirst()
            var seen = Set(window.lines)
            while window.linesBelow > 0 {
                window.showLater()
                seen.formUnion(window.lines)
            }
            #expect(seen == Set(all), "\(position)")
            #expect(window.scrolledTo == nil)
            seen = Set(window.lines)
            while window.linesAbove > 0 {
                window.showEarlier()
                seen.formUnion(window.lines)
            }
            #expect(seen == Set(all), "\(position)")
        }
    }

    @Test("PI-FR6: a key leads back to the line that is typed, and builds no more content for it")
    func scrolledSession() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type(Sample.pi.prefix(151), gap: .zero)
        let count = try phone.elements.count
        try phone.session.tap("Premières lignes")
        #expect(try phone.element("Ligne 10") != nil)
        #expect(try phone.element("Ligne 160") == nil)
        #expect(try phone.value("Position") == "#152")
        try phone.type(Sample.pi.dropFirst(151).prefix(1), gap: .zero)
        #expect(try phone.element("Ligne 160") != nil)
        #expect(try phone.elements.count == count)
        try phone.type(Sample.pi.dropFirst(152).prefix(1_050), gap: .zero)
        #expect(try phone.elements.count == count)
    }

    @Test("PI-FR3, PI-FR9: each key flashes, clicks and sounds; an error vibrates twice, sounds, and shakes the grid")
    func feedback() throws {
        let phone = try learning()
        #expect(phone.session.phone.events == [.hapticsPrepared, .soundPrepared(.key), .soundPrepared(.error)])
        try phone.type("114")
        #expect(
            phone.session.phone.events.dropFirst(3) == [
                .haptic(.click), .sound(.key), .haptic(.doubleVibration), .sound(.error), .haptic(.click), .sound(.key),
            ]
        )
        #expect(try phone.element("1", .key)?.state.look?.effect == Content.Effect(.flash, number: 2))
        #expect(try phone.element("4", .key)?.state.look?.effect == Content.Effect(.flash, number: 1))
        #expect(try phone.element("7", .key)?.state.look?.effect == nil)
        #expect(try phone.element("Décimales")?.state.look?.effect == Content.Effect(.shake, number: 1))
        try phone.type("4")
        #expect(try phone.element("Décimales")?.state.look?.effect == Content.Effect(.shake, number: 2))
    }

    @Test("PI-FR15: what is switched off is neither felt, nor heard, nor made ready, also after a launch")
    func switches() throws {
        let phone = try Phone()
        try phone.session.tap("Haptique")
        try phone.enter()
        try phone.type("14")
        #expect(
            phone.session.phone.events == [.soundPrepared(.key), .soundPrepared(.error), .sound(.key), .sound(.key)]
        )
        try phone.session.launch()
        try phone.session.tap("Sons")
        try phone.enter()
        try phone.type("15")
        #expect(phone.session.phone.events.count == 4)
    }

    @Test("PI-FR8: the aura shines at 10 in a row, more at 20, and goes out at an error")
    func aura() throws {
        let phone = try learning()
        func glow() throws -> Content.Glow? { try phone.element("Décimales")?.state.look?.glow }
        try phone.type(Sample.pi.prefix(9))
        #expect(try glow() == nil)
        try phone.type("5")
        #expect(try glow() == .subtle)
        try phone.type(Sample.pi.dropFirst(10).prefix(9))
        #expect(try glow() == .subtle)
        try phone.type("6")
        #expect(try glow() == .strong)
        try phone.type("9")
        #expect(try glow() == nil)
        try phone.type(Sample.pi.dropFirst(20).prefix(9))
        #expect(try glow() == nil)
    }

    @Test("PI-FR8: past 20 in a row the pad fades to 5 % over 1 s, and comes back after 3 s without a key")
    func ghost() throws {
        let phone = try learning()
        func look() throws -> Content.Look? { try phone.element("Pavé numérique")?.state.look }
        #expect(try look() == Content.Look(opacity: 0.2))
        try phone.type(Sample.pi.prefix(20))
        #expect(try look() == Content.Look(opacity: 0.2))
        try phone.session.wait(.milliseconds(250))
        try phone.type("2")
        #expect(try look()?.opacity == 0.2)
        #expect(try look()?.fade?.target == 0.05)
        try phone.session.wait(.milliseconds(500))
        #expect(abs((try look()?.opacity ?? 0) - 0.125) < 0.001)
        try phone.session.wait(.milliseconds(500))
        #expect(try look() == Content.Look(opacity: 0.05))
        try phone.session.wait(.milliseconds(1_990))
        #expect(try look() == Content.Look(opacity: 0.05))
        try phone.session.wait(.milliseconds(510))
        #expect(abs((try look()?.opacity ?? 0) - 0.125) < 0.001)
        #expect(try look()?.fade?.target == 0.2)
        try phone.session.wait(.milliseconds(500))
        #expect(try look() == Content.Look(opacity: 0.2))
        // The 22nd comes after too long a gap, the 23rd does not.
        try phone.type("6")
        #expect(try look() == Content.Look(opacity: 0.2))
        try phone.session.wait(.milliseconds(100))
        try phone.type("4")
        #expect(try look()?.fade?.target == 0.05)
        try phone.session.wait(.seconds(1))
        try phone.type("0")
        #expect(try look()?.fade == Content.Fade(target: 0.2, remaining: .seconds(1)))
    }

    @Test("PI-FR8: keys of a fast run leave one watcher of the pad, and none when it is back")
    func watcher() throws {
        let phone = try learning()
        try phone.type(Sample.pi.prefix(60), gap: .milliseconds(20))
        try phone.session.wait(.seconds(2))
        #expect(phone.session.pending.count == 1)
        try phone.session.wait(.seconds(2))
        #expect(phone.session.pending == [])
    }

    @Test("PI-S6.1: in learn mode the rest of a line can be shown faintly, once, and typed over")
    func reveal() throws {
        let phone = try learning()
        try phone.type("141")
        #expect(try line(10, phone) == ["code “10 > 141”", "button “Révéler la ligne 10”"])
        try phone.session.tap("Révéler la ligne 10", times: 2)
        #expect(try line(10, phone) == ["code “10 > 141”", "code “5926535” [20 %]"])
        try phone.type("59")
        #expect(try line(10, phone) == ["code “10 > 14159”", "code “26535” [20 %]"])
        try phone.type("26535")
        #expect(try line(10, phone) == ["code “10 > 1415926535”"])
        #expect(try line(20, phone) == ["code “20 > ”", "button “Révéler la ligne 20”"])
        try phone.session.tap("Révéler la ligne 20")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Révélations") == "2")
    }

    @Test("PI-S6.1: strict mode reveals nothing")
    func strictReveals() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("141")
        #expect(try phone.elements.allSatisfy { !$0.label.hasPrefix("Révéler") })
    }

    @Test("PI-FR2: learn goes on after errors, at the same decimal")
    func learn() throws {
        let phone = try learning()
        try phone.type("1941")
        #expect(try phone.value("Position") == "#4")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Erreurs") == "1")
        #expect(try phone.value("Score") == "3 décimales")
        #expect(try phone.value("Meilleure série") == "2")
    }
}
