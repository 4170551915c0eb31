import AppShell
import AppShellHeadless
import FoundationEssentials
import Testing

struct SessionTests {
    @Test("an act runs until the app is quiet, not until it returns: a loading state can be looked at")
    func quietIsNotDone() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Wait 5 s")
        #expect(try session.reads("waiting"))
        #expect(try !session.reads("waited until 1000005"))
        #expect(session.pending == ["a timer, due in 5 s"])
        try session.wait(.seconds(4))
        #expect(try !session.reads("waited until 1000005"))
        try session.wait(.seconds(1))
        #expect(try session.reads("waited until 1000005"))
        #expect(session.pending.isEmpty)
    }

    @Test("time goes from one timer to the next, within a limit")
    func nextTimer() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Wait 5 s")
        #expect(try !session.advanceToNextTimer(within: .seconds(4)))
        #expect(session.clock.elapsed == .zero)
        #expect(try session.advanceToNextTimer(within: .seconds(60)))
        #expect(session.clock.elapsed == .seconds(5))
        #expect(try !session.advanceToNextTimer(within: .seconds(60)))
    }

    @Test("a wait of a day costs nothing but what is due in it")
    func longWait() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Start a timer")
        try session.wait(.seconds(86_400))
        #expect(try session.reads("waited until 1003600"))
        #expect(session.clock.elapsed == .seconds(86_400))
    }

    @Test("setting the date wakes nobody, and a timer still takes as long")
    func setDate() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Wait 5 s")
        session.clock.set(.init(timeIntervalSince1970: 2_000_000))
        #expect(try !session.reads("waited until 2000000"))
        try session.wait(.seconds(5))
        #expect(try session.reads("waited until 2000005"))
    }

    @Test("requests made in parallel all come back to the app's actor")
    func parallel() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Ask twice at once")
        #expect(try session.reads("200 le/a and 200 le/b"))
    }

    @Test("a popped screen takes its work with it")
    func popCancels() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Deeper")
        try session.tap("Start a timer")
        #expect(session.pending.count == 1)
        try session.goBack()
        #expect(session.pending.isEmpty)
    }

    @Test("a killed app does nothing more, and a relaunched one starts afresh")
    func kill() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Wait 5 s")
        try session.tap("Deeper")
        session.kill()
        #expect(session.pending.isEmpty)
        #expect(throws: HeadlessError.notRunning) { try session.tap("Ask") }
        try session.wait(.seconds(10))
        try session.launch()
        #expect(try session.navigation().current == ProbePlace(name: "one").route)
        #expect(try !session.reads("waiting"))
        #expect(!session.trace.text.contains("waited"))
    }

    @Test("in the background nothing can be touched, and a link brings the app to the front")
    func background() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.enterBackground()
        #expect(throws: HeadlessError.inBackground) { try session.tap("Ask") }
        #expect(throws: HeadlessError.inBackground) { try session.content() }
        try session.receive(.link("https://probe.example/places/here"))
        #expect(try session.navigation().current == ProbePlace(name: "here").route)
    }

    @Test("two sessions do not know each other")
    func isolated() throws {
        let (one, two) = (ProbeApp.session(), ProbeApp.session())
        try one.launch()
        try two.launch()
        try one.tap("Wait 5 s")
        try one.wait(.seconds(5))
        #expect(try one.reads("waiting"))
        #expect(try !two.reads("waiting"))
        #expect(two.clock.elapsed == .zero)
    }
}
