import AppShell
import Testing

@testable import AppShellUIModel

/// One way for all that a person does with elements, and dialogs above them.
@MainActor
struct ActTests {
    private let log = ShelfLog()
    private let model: ShellModel
    private let entry: StackEntry

    init() throws {
        model = try ShelfApp.model(hasTabs: false, log: log)
        model.start()
        entry = try #require(model.shell.navigation.rootEntry(at: .base(nil)))
    }

    private func add(_ line: String) { log.lines.append(line) }
    private var lines: [String] { log.lines.filter { !$0.hasPrefix("appear") } }

    @Test("every control acts on the screen on top, in the order of the acts, and is reported but for typing")
    func controls() async throws {
        var reported = 0
        model.shell.observer = { if case .acted = $0 { reported += 1 } }
        model.act(.tap, on: .button("Send") { await self.send() }, of: entry)
        model.act(.text("a"), on: .field("Name", value: "") { self.add($0) }, of: entry)
        model.act(.isOn(true), on: .toggle("On", isOn: false) { self.add("\($0)") }, of: entry)
        model.act(.option("b"), on: .choice("One", options: ["a", "b"], selected: "a") { self.add($0) }, of: entry)
        model.act(.number(2), on: .stepper("Two", value: 1, in: 1...2) { self.add("\($0)") }, of: entry)
        #expect(lines == [], "the first one waits for its task")
        for _ in 0..<20 where lines.count < 5 { await Task.yield() }
        #expect(lines == ["send", "a", "true", "b", "2"])
        #expect(reported == 4)
    }

    private func send() async { add("send") }

    @Test("a slider is set at each number that the finger passes, and reported once it is lifted")
    func dragging() {
        var reported = 0
        model.shell.observer = { if case .acted = $0 { reported += 1 } }
        var radius = 5
        func act(_ input: Content.Input) {
            let slider = Content.slider("Km", value: radius, in: 5...50, step: 5) {
                "\($0)"
            } set: {
                radius = $0
                self.add("\($0)")
            }
            model.act(input, on: slider, of: entry)
        }
        for number in [10.0, 15, 20] { act(.sliding(number)) }
        #expect(lines == ["10", "15", "20"])
        #expect(reported == 0)
        act(.slide(20))
        #expect(lines.count == 3, "it has that number already")
        #expect(reported == 1)
        act(.sliding(22))
        act(.slide(25))
        #expect(lines.last == "25" && lines.count == 4)
        #expect(reported == 2)
    }

    @Test("nothing happens where an element is disabled, takes something else, or is set beyond its range")
    func refused() {
        model.act(.tap, on: .button("Off", isEnabled: false) { self.add("tap") }, of: entry)
        model.act(.number(3), on: .stepper("Two", value: 1, in: 1...2) { self.add("\($0)") }, of: entry)
        model.act(.isOn(true), on: .field("Name", value: "") { self.add($0) }, of: entry)
        model.act(
            .slide(7),
            on: .slider("Km", value: 5, in: 5...50, step: 5) {
                "\($0)"
            } set: {
                self.add("\($0)")
            },
            of: entry
        )
        #expect(lines == [])
    }

    @Test("a dialog takes all acts; one that its own button brings up is presented as another")
    func dialogs() throws {
        log.dialogs = ["Delete?", "Really?"]
        let first = try #require(model.dialog(on: entry))
        model.act(.tap, on: .button("Below") { self.add("below") }, of: entry)
        model.answer(first, button: 0)
        model.alertWasDismissed(first)
        let second = try #require(model.dialog(on: entry))
        #expect(second != first && second.dialog.label == "Really?")
        model.answer(first, button: 0)
        #expect(lines == ["Yes to Delete?"], "a late tap on the alert before")
        model.answer(second, button: 0)
        #expect(model.dialog(on: entry) == nil)
        #expect(lines == ["Yes to Delete?", "Yes to Really?"])
    }

    @Test("an alert that goes away while the screen keeps its dialog is presented anew: nobody is stranded")
    func keptDialog() throws {
        log.dialogs = ["Wait"]
        let drawn = try #require(model.dialog(on: entry))
        // The system may report it before the act.
        model.alertWasDismissed(drawn)
        let again = try #require(model.dialog(on: entry))
        #expect(again != drawn && again.dialog == drawn.dialog)
        model.alertWasDismissed(drawn)
        #expect(model.dialog(on: entry) == again, "the alert before it says so late")
        model.answer(drawn, button: 0)
        #expect(lines == ["Yes to Wait"] && model.dialog(on: entry) == nil)
    }

    @Test("while the act of a dialog's button runs, its alert is neither presented again nor answered again")
    func runningAct() async throws {
        (log.dialogs, log.isDiskSlow) = (["Save?"], true)
        let drawn = try #require(model.dialog(on: entry))
        model.answer(drawn, button: 1)
        for _ in 0..<20 { await Task.yield() }
        model.alertWasDismissed(drawn)
        #expect(model.dialog(on: entry) == drawn)
        model.answer(drawn, button: 1)
        log.isDiskSlow = false
        for _ in 0..<20 { await Task.yield() }
        #expect(lines == ["saving", "saved"])
        let again = try #require(model.dialog(on: entry))
        #expect(again != drawn && again.dialog == drawn.dialog, "the screen still shows it")
        model.answer(again, button: 0)
        #expect(lines == ["saving", "saved", "Yes to Save?"])
    }
}
