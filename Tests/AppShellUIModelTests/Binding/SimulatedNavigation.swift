import AppShell

@testable import AppShellUIModel

/// Native tabs, stacks and sheets as they behave towards their bindings, at their worst: they move first and write then;
/// they read back what they wrote; what the model changes reaches them at their next update only; a gesture goes on
/// meanwhile; and a value that is the same as the last one that they read moves nothing back. It stands in for SwiftUI, which runs on Apple's systems alone.
@MainActor
final class SimulatedNavigation {
    /// A stack view: what it was drawn with, what of that it followed, and what it shows.
    struct StackView {
        var drawn: [StackEntry]
        var followed: [StackEntry]
        var shown: [StackEntry]
    }

    let model: ShellModel
    private(set) var tab: TabID?
    private var drawnTab: TabID?
    private var refusals = 0
    private var drawnSheets: [SheetItem] = []
    private(set) var stacks: [StackPlace: StackView] = [:]
    /// The sheets presented, lowest first.
    private(set) var sheets: [SheetItem] = []
    /// The stack that a finger is swiping back on.
    private(set) var swiped: StackPlace?
    /// Whether a finger pulls the highest sheet.
    private(set) var isPulling = false

    init(_ model: ShellModel) {
        self.model = model
        update()
    }

    /// The place of the stack that a person can touch.
    var touchable: StackPlace { sheets.last?.place ?? .base(tab) }

    /// Draws the model's state, as SwiftUI does some time after it changed; after a refusal twice.
    func update() {
        draw()
        guard model.refusals != refusals else { return }
        refusals = model.refusals
        model.showAgain()
        draw()
    }

    private func draw() {
        drawTabs()
        var presented: [SheetItem] = []
        while let sheet = model.sheet(at: presented.count) { presented.append(sheet) }
        // Under a finger a sheet stays until it is let go, unless it is another one.
        let isHeld = isPulling && presented == Array(sheets.dropLast())
        if !isHeld, presented != drawnSheets { present(presented) }
        let places = model.shell.navigation.stacks.map { StackPlace.base($0.tab) } + sheets.map(\.place)
        for place in places { drawStack(at: place) }
        for place in stacks.keys where !places.contains(place) { stacks[place] = nil }
        if let swiped, stacks[swiped] == nil { self.swiped = nil }
    }

    private func drawTabs() {
        let selected = model.selectedTab
        if selected != drawnTab { tab = selected }
        drawnTab = selected
    }

    private func present(_ presented: [SheetItem]) {
        // A sheet of another identity is another view, with a stack of its own.
        for (old, new) in zip(sheets, presented) where old.id != new.id { stacks[old.place] = nil }
        if sheets.last != presented.last { isPulling = false }
        sheets = presented
        drawnSheets = presented
    }

    private func drawStack(at place: StackPlace) {
        let path = model.path(at: place)
        guard stacks[place] != nil else { return stacks[place] = StackView(drawn: path, followed: path, shown: path) }
        stacks[place]?.drawn = path
        // A navigation controller under a finger does not move.
        guard swiped != place, stacks[place]?.followed != path else { return }
        stacks[place]?.followed = path
        stacks[place]?.shown = path
    }

    func beginSwipe() {
        guard swiped == nil, stacks[touchable]?.shown.isEmpty == false else { return }
        swiped = touchable
    }

    func endSwipe(completes: Bool) {
        guard let place = swiped, let view = stacks[place] else { return }
        swiped = nil
        // Whatever was drawn under the finger meanwhile, the finger takes away what it holds.
        guard completes, !view.shown.isEmpty else { return }
        show(Array(view.shown.dropLast()), at: place)
    }

    /// A long press on the back button, which leads to any screen below.
    func goBack(to depth: Int) {
        guard swiped == nil, let view = stacks[touchable], view.shown.count > depth else { return }
        show(Array(view.shown.prefix(depth)), at: touchable)
    }

    /// A stack writes its path without a reason.
    func echo(at place: StackPlace) {
        guard let view = stacks[place] else { return }
        model.setPath(view.shown, drawn: view.drawn, at: place)
    }

    private func show(_ path: [StackEntry], at place: StackPlace) {
        guard let drawn = stacks[place]?.drawn else { return }
        stacks[place]?.shown = path
        model.setPath(path, drawn: drawn, at: place)
        stacks[place]?.followed = model.path(at: place)
    }

    /// - Parameter pops: a second tap also pops the native stack by itself, before or after the write.
    func tap(_ new: TabID, pops: Bool?) {
        guard sheets.isEmpty, swiped == nil else { return }
        let isSecond = tab == new
        tab = new
        if isSecond, pops == true { goBack(to: 0) }
        model.select(new)
        drawnTab = model.selectedTab
        if isSecond, pops == false { goBack(to: 0) }
    }

    func beginPull() {
        isPulling = !sheets.isEmpty
    }

    func endPull(completes: Bool) {
        guard isPulling, let sheet = sheets.last else { return }
        isPulling = false
        guard completes else { return }
        sheets.removeLast()
        stacks[sheet.place] = nil
        model.sheetWasDismissed(sheet)
        // What else changed comes with the next update.
        if model.sheet(at: sheet.height) == nil { drawnSheets = sheets }
    }

    /// Whether the views show what the shell says.
    var agrees: Bool {
        let state = model.shell.navigation
        return tab == state.selected && sheets.map(\.root) == state.sheets.map(\.root)
            && (state.stacks.map { StackPlace.base($0.tab) } + sheets.map(\.place)).allSatisfy { place in
                stacks[place]?.shown == state.path(at: place)
            }
    }
}
