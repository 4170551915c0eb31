import AppShell
import Testing

@testable import AppShellUIModel

/// The cases that a person meets, one by one.
@MainActor
struct NavigationBindingTests {
    private let log = ShelfLog()
    private let model: ShellModel
    private let views: SimulatedNavigation

    init() throws {
        model = try ShelfApp.model(log: log)
        views = SimulatedNavigation(model)
        model.start()
        perform(.push(Page(4).route), .push(Page(5).route))
    }

    private var shell: Shell { model.shell }
    private var path: [Route] { shell.navigation.base.pushed }

    private func perform(_ commands: NavigationCommand...) {
        for command in commands { shell.perform(command) }
        views.update()
    }

    @Test("a swipe back is one command")
    func swipe() {
        views.beginSwipe()
        views.endSwipe(completes: true)
        #expect(path == [Page(4).route])
        #expect(model.refusals == 0)
    }

    @Test("a swipe that is given up changes nothing")
    func cancelledSwipe() {
        views.beginSwipe()
        views.endSwipe(completes: false)
        #expect(path == [Page(4).route, Page(5).route])
    }

    @Test("a long press on back goes to the root, or to a screen between")
    func longPress() {
        perform(.push(Page(6).route))
        views.goBack(to: 1)
        #expect(path == [Page(4).route])
        views.update()
        views.goBack(to: 0)
        #expect(path == [])
    }

    @Test("locked: the swipe is refused; the stack is let be for one update, and then moves back")
    func locked() {
        perform(.lock(NavigationLock(name: "zen", policy: .refuse, reason: "zen mode")))
        #expect(model.isLocked)
        views.beginSwipe()
        views.endSwipe(completes: true)
        #expect(views.stacks[.base("one")]?.shown.count == 1, "the view has moved already")
        #expect(model.path(at: .base("one")).count == 1, "a value that the stack has read already moves nothing")
        views.update()
        #expect(views.agrees && path.count == 2)
    }

    @Test("a push while a finger swipes back: the swipe was meant for the screen below")
    func pushDuringSwipe() {
        views.beginSwipe()
        shell.perform(.push(Page(6).route))
        views.endSwipe(completes: true)
        #expect(path.count == 3)
        views.update()
        #expect(views.agrees)
    }

    @Test("the shell went back itself: a late swipe takes nothing more")
    func popDuringSwipe() {
        views.beginSwipe()
        shell.perform(.pop)
        views.endSwipe(completes: true)
        #expect(path == [Page(4).route])
    }

    @Test("the same route twice on a stack: what counts is where it stands")
    func sameRouteTwice() {
        perform(.push(Page(4).route))
        views.beginSwipe()
        shell.perform(.pop)
        shell.perform(.pop)
        views.endSwipe(completes: true)
        #expect(path == [Page(4).route])
    }

    @Test("a sheet came while a finger swiped back: what it covers stays")
    func sheetDuringSwipe() {
        views.beginSwipe()
        shell.perform(.present(Page(7).route))
        views.endSwipe(completes: true)
        #expect(path.count == 2)
        views.update()
        #expect(views.agrees)
    }

    @Test("sheets over sheets: the highest is pulled down, and one that is locked comes back as another view")
    func sheets() {
        perform(.present(Page(7).route), .present(Page(8).route))
        let lower = model.sheet(at: 0)
        views.beginPull()
        views.endPull(completes: true)
        #expect(shell.navigation.sheets.map(\.root) == [Page(7).route])
        #expect(model.sheet(at: 0) == lower)
        perform(.lock(NavigationLock(name: "sending", policy: .defer, reason: "a form is being sent")))
        views.beginPull()
        views.endPull(completes: true)
        #expect(shell.navigation.sheets.count == 1)
        #expect(model.sheet(at: 0) != lower)
        views.update()
        #expect(views.agrees)
    }

    @Test("a sheet that the shell has replaced is not closed by the dismissal of the one before")
    func replacedSheet() throws {
        perform(.present(Page(7).route))
        let old = try #require(model.sheet(at: 0))
        shell.perform(.openSheet(Page(8).route))
        model.sheetWasDismissed(old)
        #expect(shell.navigation.sheets.map(\.root) == [Page(8).route])
    }

    @Test("a lower sheet that goes takes those above it along")
    func lowerSheet() throws {
        perform(.present(Page(7).route), .present(Page(8).route))
        model.sheetWasDismissed(try #require(model.sheet(at: 0)))
        #expect(shell.navigation.sheets.isEmpty)
    }

    @Test(
        "a tab that is locked out is drawn as it was; the second tap goes back to the root, with or without the native pop",
        arguments: [true, false, nil]
    )
    func tabs(pops: Bool?) {
        views.tap("two", pops: nil)
        #expect(shell.navigation.selected == "two")
        views.update()
        views.tap("one", pops: nil)
        views.update()
        views.tap("one", pops: pops)
        #expect(path == [])
        perform(.lock(NavigationLock(name: "zen", policy: .refuse, reason: "zen mode")))
        views.tap("two", pops: nil)
        #expect(views.tab == "two")
        views.update()
        #expect(views.tab == "one" && views.agrees)
    }

    @Test("a restored state is drawn with its tabs, stacks and sheets; a screen below the top is made when asked for")
    func restoration() async throws {
        perform(.select("three"), .push(Page(9).route), .push(Page(2).route))
        let saved = try #require(model.savedState)
        let next = try ShelfApp.model()
        let restored = SimulatedNavigation(next)
        next.start(restoring: saved)
        restored.update()
        #expect(restored.tab == "three" && restored.agrees)
        #expect(next.path(at: .base("one")).map(\.route) == [Page(4).route, Page(5).route])
        let below = next.path(at: .base("three"))[0]
        #expect(next.content(of: below) == nil)
        next.shell.makeScreen(at: below.place, depth: below.depth)
        #expect(next.content(of: below)?.label == "Page 9")
    }

    @Test("acts and the keyboard belong to the screen on top; views on their way out do nothing")
    func acts() async throws {
        func act(_ name: String, on entry: StackEntry?) {
            model.act(.tap, on: .button(name) { self.log.lines.append(name) }, of: entry)
        }
        let top = try #require(model.path(at: .base("one")).last)
        let below = model.path(at: .base("one"))[0]
        act("below", on: below)
        model.focus("Name", on: below)
        #expect(shell.focusedField == nil)
        model.focus("Name", on: top)
        #expect(shell.focusedField == "Name")
        shell.perform(.pop)
        act("gone", on: top)
        #expect(model.content(of: top) == nil)
        act("top", on: below)
        act("overlay", on: nil)
        perform(.present(Page(7).route))
        act("covered overlay", on: nil)
        act("covered", on: below)
        #expect(log.lines.filter { !$0.hasPrefix("appear") } == ["top", "overlay"])
    }

    @Test("a pull waits until the screen has refreshed")
    func refresh() async throws {
        let top = try #require(model.path(at: .base("one")).last)
        await model.refresh(top)
        #expect(log.lines.filter { $0.hasPrefix("refresh") } == ["refresh 5", "refreshed 5"])
    }
}
