import AppShell
import AppShellHeadless
import Foundation
import Testing

/// What the phone keeps of an app that does not run, and what it notes of what arrives.
struct AppLifeTests {
    private func link(_ name: String, id: String? = nil) -> Arrival {
        .link("https://probe.example/places/\(name)", id: id)
    }

    private func place(_ name: String) -> Route { ProbePlace(name: name).route }

    @Test("ended by the system in the background, the app goes on where it was left: tab, stack and all")
    func endedInBackground() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Deeper")
        try session.selectTab("Two")
        try session.tap("Deeper")
        let left = try session.navigation()
        try session.enterBackground()
        session.kill(by: .system)
        try session.wait(.seconds(3_600))
        try session.launch()
        #expect(try session.navigation() == left)
        #expect(try session.selectedTab == "Two")
        #expect(try session.reads("Log"), "its screen is made anew")
        #expect(try session.arrivals().map(\.outcome) == [.restored(dropped: [])])
        try session.goBack()
        #expect(try session.navigation().current == place("two"))
    }

    @Test("started again by itself while it is in the background, the app goes on where it was left")
    func relaunchedFromBackground() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Deeper")
        try session.enterBackground()
        try session.launch()
        #expect(try session.navigation().current == place("deeper"))
    }

    @Test(
        "ended by the person, or before their eyes, the app starts afresh, whatever was kept of it earlier",
        arguments: [true, false]
    )
    func endedByThePerson(isInBackground: Bool) throws {
        let session = ProbeApp.session()
        try session.launch()
        let fresh = try session.navigation()
        try session.tap("Deeper")
        try session.enterBackground()
        if !isInBackground { try session.enterForeground() }
        if isInBackground { session.kill(by: .person) } else { session.kill() }
        try session.launch()
        #expect(try session.navigation() == fresh)
        #expect(try session.arrivals() == [])
    }

    @Test("what was kept is given back once: an app that crashes after that starts afresh")
    func givenBackOnce() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Deeper")
        try session.enterBackground()
        session.kill(by: .system)
        try session.launch()
        session.kill()
        try session.launch()
        #expect(try session.navigation().current == place("one"))
    }

    @Test("SHELL-2: what arrives is noted in order, with what the app did at that moment and what became of it")
    func moments() throws {
        let session = ProbeApp.session()
        try session.receive(link("a", id: "1"))
        try session.receive(link("b", id: "2"))
        try session.receiveSilently(link("b", id: "2"))
        try session.enterBackground()
        try session.receive(link("c", id: "3"))
        let records = try session.arrivals()
        #expect(records.map(\.number) == [1, 2, 3, 4])
        #expect(records.map(\.moment) == [.cold, .foreground, .foreground, .background])
        #expect(
            records.map(\.outcome) == [
                .opened(place("a")), .opened(place("b")), .duplicate(of: 2), .opened(place("c")),
            ]
        )
    }

    @Test("SHELL-2: what arrives silently in the background waits there, and is opened in order in the foreground")
    func silently() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.enterBackground()
        try session.receiveSilently(link("a"))
        try session.receiveSilently(link("b"))
        #expect(!session.trace.text.contains("opened"))
        try session.enterForeground()
        #expect(try session.arrivals().map(\.outcome) == [.opened(place("a")), .opened(place("b"))])
        #expect(try session.navigation().current == place("b"))
    }

    @Test("what waits when the app is ended is lost, and the trace says so")
    func endedWhileHeld() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.enterBackground()
        try session.receiveSilently(link("a"))
        session.kill(by: .system)
        #expect(session.trace.text.contains("link https://probe.example/places/a: ignored: the app is not running"))
        try session.launch()
        #expect(try session.navigation().current == place("one"))
    }

    @Test("the trace of a life with arrivals says each of them, and is the same twice, byte for byte")
    func trace() throws {
        func life() throws -> String {
            let session = ProbeApp.session()
            try session.launch(with: link("a", id: "n1"))
            try session.receiveSilently(link("a", id: "n1"))
            try session.wait(.seconds(2))
            try session.enterBackground()
            try session.receive(link("b"))
            try session.enterBackground()
            session.kill(by: .system)
            try session.launch(with: .link("https://elsewhere.example/"))
            return session.trace.text
        }
        let trace = try life()
        #expect(
            trace == """
                0.000 app: launch by link https://probe.example/places/a
                0.000 arrival: 1 link https://probe.example/places/a: held: the app has not started
                0.000 navigation: start: tab one: probe.place(name: one)
                0.000 navigation: open probe.place(name: a) on one: \
                tab one: probe.place(name: one) › probe.place(name: a)
                0.000 arrival: 1 link https://probe.example/places/a: opened probe.place(name: a)
                0.000 arrival: 2 link https://probe.example/places/a: a duplicate of arrival 1
                2.000 app: background
                2.000 arrival: 3 link https://probe.example/places/b: held: the app is in the background
                2.000 app: foreground
                2.000 navigation: open probe.place(name: b) on one: \
                tab one: probe.place(name: one) › probe.place(name: b)
                2.000 arrival: 3 link https://probe.example/places/b: opened probe.place(name: b)
                2.000 app: background
                2.000 app: kill by the system
                2.000 app: launch by link https://elsewhere.example/
                2.000 arrival: 1 restoration: held: the app has not started
                2.000 arrival: 2 link https://elsewhere.example/: held: the app has not started
                2.000 navigation: start: tab one: probe.place(name: one)
                2.000 arrival: 2 link https://elsewhere.example/: \
                ignored: the host “elsewhere.example” is not one of this product's
                2.000 navigation: restored: tab one: probe.place(name: one) › probe.place(name: b)
                2.000 arrival: 1 restoration: restored

                """
        )
        for _ in 1...20 { #expect(try life() == trace) }
    }
}
