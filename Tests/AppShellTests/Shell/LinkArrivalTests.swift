import Testing

@testable import AppShell

/// Every arrival has a recorded outcome.
struct LinkArrivalTests {
    @Test("SHELL-2: a link on a running app opens its destination on its tab, from wherever one is")
    func warm() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(1).route))
        host.perform(.present(Note().route))
        _ = host.diary.look()
        host.follow("/books/7")
        #expect(host.shell?.navigation.description == "tab two: shelf(name: second) › book(number: 7)")
        #expect(host.records == ["opened book(number: 7)"])
        #expect(host.diary.look().sorted() == ["appear book 7", "gone note", "make book 7"])
    }

    @Test("SHELL-2: links before the start are held, then opened in order; the tab it starts on is not loaded")
    func cold() throws {
        let host = try ShellHost()
        host.follow("/shelves/third")
        host.follow("/books/7")
        #expect(host.records == [])
        #expect(host.held == ["held: the app has not started", "held: the app has not started"])
        #expect(host.shell?.arrivals.map(\.moment) == [.cold, .cold])
        host.start()
        #expect(host.records == ["opened shelf(name: third)", "opened book(number: 7)"])
        #expect(host.shell?.navigation.current == Book(7).route)
        #expect(!host.diary.lines.contains("make first"))
        #expect(host.diary.lines.contains("appear book 7"))
    }

    @Test("SHELL-2: a link on a cold app ends where the same link ends on a fresh app")
    func coldIsWarm() throws {
        for path in ["/books/7", "/shelves/first", "/note", "/nowhere", "/books/0"] {
            let cold = try ShellHost()
            cold.follow(path)
            cold.start()
            let warm = try ShellHost()
            warm.start()
            warm.follow(path)
            #expect(cold.shell?.navigation == warm.shell?.navigation, "\(path)")
            #expect(cold.records == warm.records, "\(path)")
            #expect(cold.shell?.arrivals.map(\.moment) == [.cold])
            #expect(warm.shell?.arrivals.map(\.moment) == [.foreground])
        }
    }

    @Test("SHELL-2: a lock over what waits keeps what an earlier one let wait, and lets what arrives open")
    func waiting() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.lock(NavigationLock(name: "a", policy: .defer, scope: .arrivals, reason: "because")))
        host.follow("/books/7")
        host.perform(.lock(NavigationLock(name: "b", policy: .defer, scope: .waitingArrivals, reason: "not yet")))
        host.perform(.unlock("a"))
        #expect(host.records == [])
        #expect(host.held == ["held: locked by “b”: not yet"])
        host.follow("/books/8")
        #expect(host.records == ["opened book(number: 8)"])
        host.perform(.unlock("b"))
        #expect(host.shell?.navigation.current == Book(7).route)
        #expect(host.held == [])
    }

    @Test("SHELL-2: under a deferring lock a link is held, opened when the last one is given back, and recorded once")
    func deferring() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.lock(NavigationLock(name: "a", policy: .defer, reason: "because")))
        host.perform(.lock(NavigationLock(name: "b", policy: .defer, reason: "because")))
        host.follow("/books/7")
        host.follow("/nowhere")
        host.follow("/books/8")
        host.perform(.unlock("a"))
        #expect(host.records == [])
        #expect(host.held == Array(repeating: "held: locked by “b”: because", count: 3))
        #expect(host.shell?.navigation.current == Shelf("first").route)
        host.perform(.unlock("b"))
        #expect(
            host.records == [
                "opened book(number: 7)",
                "opened shelf(name: first) instead: no link of the product looks like /nowhere",
                "opened book(number: 8)",
            ]
        )
        #expect(host.shell?.navigation.current == Book(8).route)
    }

    @Test("SHELL-2: under a refusing lock a link opens nothing, and the lock's reason is recorded")
    func refusing() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.lock(NavigationLock(name: "zen", policy: .refuse, reason: "a session runs")))
        host.follow("/books/7")
        #expect(host.records == ["ignored: locked by “zen”: a session runs"])
        host.perform(.unlock("zen"))
        #expect(host.records.count == 1)
        #expect(host.shell?.navigation.current == Shelf("first").route)
    }

    @Test("a link that fits no pattern opens the product's tab instead, at its root, and says why")
    func unmatched() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(1).route))
        host.perform(.select("two"))
        host.follow("/authors/12")
        #expect(
            host.records == ["opened shelf(name: first) instead: no link of the product looks like /authors/12"]
        )
        #expect(host.shell?.navigation.description == "tab one: shelf(name: first)")
    }

    @Test("a product may ignore links that fit no pattern, and the reason is recorded")
    func ignored() throws {
        let host = try ShellHost(unmatched: .ignore)
        host.start()
        host.perform(.select("two"))
        host.follow("/authors/12")
        #expect(host.records == ["ignored: no link of the product looks like /authors/12"])
        #expect(host.shell?.navigation.selected == "two")
    }

    @Test("a parameter that makes no destination is a link without a match")
    func invalidParameter() throws {
        let host = try ShellHost()
        host.start()
        host.follow("/books/007")
        let reason = "the parameter “number” is “007”, not a whole number from 1 to 2^63-1 without leading zeros"
        #expect(host.records == ["opened shelf(name: first) instead: \(reason)"])
    }

    @Test("what is not ours or can't be read changes nothing, and the reason is recorded")
    func foreign() throws {
        let host = try ShellHost()
        host.start()
        host.perform(.push(Book(1).route))
        let before = host.shell?.navigation
        host.shell?.receive(.link("https://evil.example/books/7"))
        host.shell?.receive(.link("https://library.example/a/../books/7"))
        host.shell?.receive(.link(""))
        #expect(
            host.records == [
                "ignored: the host “evil.example” is not one of this product's",
                "ignored: the path has a dot segment at 26 (. or ..)",
                "ignored: the link is empty",
            ]
        )
        #expect(host.shell?.navigation == before)
    }

    @Test("a link to what is open already is opened, not refused")
    func again() throws {
        let host = try ShellHost()
        host.start()
        for path in ["/books/7", "/books/7", "/note", "/note"] { host.follow(path) }
        #expect(host.records == ["opened book(number: 7)", "opened book(number: 7)", "opened note", "opened note"])
        #expect(host.shell?.navigation.sheets.count == 1)
    }

    @Test("SHELL-2: a link to a sheet ends at the same place, whatever sheets were open before")
    func sheetLink() throws {
        let fresh = try ShellHost()
        fresh.start()
        fresh.follow("/note")
        let used = try ShellHost()
        used.start()
        used.perform(.present(Book(7).route))
        used.follow("/note")
        #expect(used.shell?.navigation.sheets == fresh.shell?.navigation.sheets)
    }
}
