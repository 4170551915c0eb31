import Testing

@testable import AppShell

/// Cold, in the background, behind a lock, under a sheet: everything that arrives is opened once, or says why not.
struct ArrivalTests {
    private let signIn = NavigationLock(
        name: "sign-in",
        policy: .defer,
        scope: .arrivals,
        reason: "nobody is signed in"
    )

    @Test("SHELL-2: what arrives in the background waits for the foreground, and is opened in order")
    func background() throws {
        let host = try ShellHost()
        host.start()
        host.shell?.enterBackground()
        host.follow("/books/7")
        host.follow("/books/8")
        #expect(host.shell?.navigation.current == Shelf("first").route)
        #expect(host.held == Array(repeating: "held: the app is in the background", count: 2))
        host.shell?.enterForeground()
        #expect(host.records == ["opened book(number: 7)", "opened book(number: 8)"])
        #expect(host.shell?.arrivals.map(\.moment) == [.background, .background])
    }

    @Test("SHELL-2: a link under a sheet closes it, and one tap delivered by two callbacks opens once")
    func underSheet() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.present(Note().route))
        host.receive(.link("https://library.example/books/7", id: "activity"))
        host.perform(.pop)
        host.receive(.link("https://library.example/books/7", id: "activity"))
        #expect(host.records == ["opened book(number: 7)", "a duplicate of arrival 1"])
        #expect(host.shell?.navigation.description == "tab two: shelf(name: second)")
    }

    @Test("SHELL-2: until someone is signed in links wait, while the person moves freely; then they open")
    func signedOut() throws {
        var isSignedOut = true
        let signIn = signIn
        let host = try ShellHost { $0.startLock(signIn) { isSignedOut } }
        host.follow("/books/7")
        host.start()
        #expect(host.held == ["held: locked by “sign-in”: nobody is signed in"])
        #expect(host.perform(.select("two")) == host.shell.map { .applied($0.navigation) })
        #expect(host.shell?.navigation.selected == "two")
        isSignedOut = false
        host.perform(.unlock("sign-in"))
        #expect(host.records == ["opened book(number: 7)"])
        #expect(host.shell?.navigation.current == Book(7).route)
    }

    @Test("a start lock that is not held when the app starts holds nothing")
    func notHeld() throws {
        let signIn = signIn
        let host = try ShellHost { $0.startLock(signIn) { false } }
        host.follow("/books/7")
        host.start()
        #expect(host.records == ["opened book(number: 7)"])
    }

    @Test("a screen that gives the lock back while it is made opens each arrival once")
    func unlockedWhileMade() throws {
        let signIn = signIn
        let host = try ShellHost { contributions in
            contributions.startLock(signIn) { true }
            contributions.destination(HomePlace.self, placement: .tab("one"), isInternal: true) { _, context in
                context.router.send(.unlock("sign-in"))
                return BlankScreen()
            }
        }
        host.start()
        host.follow("/books/7")
        host.follow("/books/8")
        host.perform(.push(HomePlace().route))
        #expect(host.records == ["opened book(number: 7)", "opened book(number: 8)"])
        #expect(host.shell?.navigation.current == Book(8).route)
        let opened = host.events.filter { if case .command(.open, .applied) = $0 { true } else { false } }
        #expect(opened.count == 2)
    }

    @Test("what waits longer than the product allows is not opened any more")
    func expiry() throws {
        let signIn = signIn
        let host = try ShellHost(arrivals: ArrivalPolicy(expiry: .seconds(1))) { $0.startLock(signIn) { true } }
        host.follow("/books/7")
        host.start()
        host.shell?.run(.task { [clock = host.clock] in try? await clock.sleep(for: .seconds(5)) })
        host.executor.drain()
        #expect(host.clock.advance())
        host.perform(.unlock("sign-in"))
        #expect(host.records == ["expired after 5 s"])
        #expect(host.shell?.navigation.current == Shelf("first").route)
    }

    @Test("who asks again before the first asking expires has both opened once, and who asks after it is heard anew")
    func renewed() throws {
        for (second, records) in [
            (9, ["a duplicate of arrival 1", "opened book(number: 7)"]),
            (11, ["expired after 11 s", "opened book(number: 7)"]),
        ] {
            let signIn = signIn
            let host = try ShellHost(arrivals: ArrivalPolicy(expiry: .seconds(10))) { $0.startLock(signIn) { true } }
            host.start()
            host.follow("/books/7")
            host.clock.advance(by: .seconds(second))
            host.follow("/books/7")
            host.clock.advance(by: .seconds(5))
            host.perform(.unlock("sign-in"))
            #expect(host.records.sorted() == records)
            #expect(host.shell?.navigation.current == Book(7).route)
        }
    }

    @Test("a lock that refuses is for what comes while it holds: what another one deferred is opened in the end")
    func refusedMeanwhile() throws {
        let signIn = signIn
        let host = try ShellHost { $0.startLock(signIn) { true } }
        host.start()
        host.follow("/books/7")
        host.perform(.lock(NavigationLock(name: "zen", policy: .refuse, reason: "a session runs")))
        host.follow("/books/8")
        #expect(host.records == ["ignored: locked by “zen”: a session runs"])
        #expect(host.held == ["held: locked by “zen”: a session runs"])
        host.perform(.unlock("zen"))
        host.perform(.unlock("sign-in"))
        #expect(host.shell?.navigation.current == Book(7).route)
    }

    @Test("what still waits at the end is told so")
    func end() throws {
        let host = try ShellHost()
        host.follow("/books/7")
        host.shell?.stop()
        host.follow("/books/8")
        #expect(host.records == Array(repeating: "ignored: the app is not running", count: 2))
        #expect(host.shell?.arrivals.map(\.moment) == [.cold, .stopped])
    }

    @Test("SHELL-2: a shortcut leads to its destination as a link would; an unknown one is recorded")
    func shortcuts() throws {
        let host = try ShellHost {
            $0.shortcut("last", title: "Last book", symbol: "book", to: Book(7))
        }
        host.receive(.shortcut("last"))
        host.receive(.shortcut("first"))
        host.start()
        #expect(host.records == ["opened book(number: 7)", "ignored: the product has no shortcut “first”"])
        #expect(host.shell?.navigation.description == "tab two: shelf(name: second) › book(number: 7)")
    }

    @Test("what a tap or a saved state holds is not repeated in words: it may be personal")
    func discretion() {
        #expect("\(Arrival.tap("{\"name\":\"Lucas\"}", id: "n1"))" == "tap on a notification “n1”")
        #expect("\(Arrival.restoration("{\"name\":\"Lucas\"}"))" == "restoration")
    }
}

/// What comes from outside is quoted with care.
struct QuotingTests {
    @Test("a link that is long or hides something is told short and plain")
    func clipped() throws {
        let host = try ShellHost(unmatched: .ignore)
        host.start()
        host.follow("/" + String(repeating: "x", count: 1_000))
        host.follow("/%E2%80%AEevil")
        #expect(
            host.records[0] == "ignored: no link of the product looks like /" + String(repeating: "x", count: 255) + "…"
        )
        #expect(host.records[1] == "ignored: no link of the product looks like /\\u{202E}evil")
        #expect("\(Arrival.link("a\u{1B}[2J"))" == "link a\\u{1B}[2J")
    }
}
