import Testing

@testable import AppShell

/// The app goes on where it was left, as far as there still is such a place.
struct RestorationTests {
    /// What an app keeps that was left after these commands.
    private func saved(after commands: [NavigationCommand], _ host: ShellHost? = nil) throws -> String {
        let host = try host ?? ShellHost()
        host.start()
        for command in commands { host.perform(command) }
        return try #require(host.shell?.savedState)
    }

    @Test("SHELL-4: the tabs, their stacks and the selected one come back; the screen on top alone is made")
    func comesBack() throws {
        let text = try saved(after: [.push(Book(1).route), .select("two"), .push(Book(2).route), .push(Book(3).route)])
        let host = try ShellHost()
        host.receive(.restoration(text))
        host.start()
        #expect(
            host.shell?.navigation.description == "tab two: shelf(name: second) › book(number: 2) › book(number: 3)"
        )
        #expect(host.records == ["restored"])
        #expect(host.diary.look() == ["make book 3", "appear book 3"])
        host.perform(.select("one"))
        #expect(host.shell?.navigation.current == Book(1).route)
    }

    @Test("what is not durable is not kept: a sheet, and what stood above a screen that is not")
    func durable() throws {
        let text = try saved(after: [.push(Book(1).route), .present(Note().route)])
        #expect(!text.contains("note"))
        let transient = try ShellHost {
            $0.destination(HomePlace.self, placement: .tab("one"), isDurable: false, isInternal: true) { _, _ in
                BlankScreen()
            }
        }
        let other = try saved(
            after: [.push(Book(1).route), .push(HomePlace().route), .push(Book(2).route)],
            transient
        )
        #expect(other.contains("\"1\"") && !other.contains("home") && !other.contains("\"2\""))
    }

    @Test("a destination that another one replaces comes back as that one, and is dropped where it can't")
    func former() throws {
        let old = try ShellHost { contributions in
            contributions.blank(HomePlace.self, isInternal: true)
            contributions.blank(ItemPlace.self, isInternal: true)
        }
        let commands: [NavigationCommand] = [.push(ItemPlace(number: 4).route), .push(HomePlace().route)]
        let text = try saved(after: commands, old)
        let host = try ShellHost { contributions in
            contributions.formerDestination("item", since: "1.4.0") { parameters throws(RouteError) in
                Book(try parameters.identifier("number"))
            }
            contributions.formerDestination("home", since: "1.4.0") { parameters throws(RouteError) in
                Book(try parameters.identifier("number"))
            }
        }
        host.receive(.restoration(text))
        host.start()
        #expect(host.shell?.navigation.description == "tab one: shelf(name: first) › book(number: 4)")
        #expect(host.records == ["restored without home, which no module contributes"])
    }

    @Test("SHELL-4: a route that is unknown by now is dropped with what stood above it, and all of it is reported")
    func unknown() throws {
        let old = try ShellHost { contributions in
            contributions.destination(HomePlace.self, placement: .tab("one"), isInternal: true) { _, _ in BlankScreen()
            }
        }
        let text = try saved(
            after: [.push(Book(1).route), .push(HomePlace().route), .push(Book(2).route)],
            old
        )
        let host = try ShellHost()
        host.receive(.restoration(text))
        host.start()
        #expect(host.shell?.navigation.description == "tab one: shelf(name: first) › book(number: 1)")
        #expect(
            host.records == [
                "restored without home, which no module contributes; book(number: 2), which stood above it"
            ]
        )
    }

    @Test("parameters that a destination does not take any more, and a tab that is gone, are dropped and reported")
    func changed() throws {
        let host = try ShellHost()
        let fresh = try #require(host.shell?.graph.initialState)
        let tabs: [(id: TabID, root: Route)] = [("one", Shelf("first").route), ("zero", Book(5).route)]
        var left = try #require(NavigationState(tabs: tabs, selected: "zero"))
        left.stacks[0].pushed = [Route(name: "book", parameters: ["number": "007"])]
        let text = try #require(SavedNavigation(product: "library", savedAt: host.clock.now, navigation: left).text)
        host.receive(.restoration(text))
        host.start()
        #expect(host.shell?.navigation == fresh)
        #expect(
            host.records == [
                "restored without book(number: 007): the parameter “number” is “007”, not a whole number from 1 to 2^63-1"
                    + " without leading zeros; book(number: 5) on the tab “zero”, which there is no more"
            ]
        )
    }

    @Test("SHELL-2: an arrival wins over restoration, and ends where it ends on a fresh app")
    func arrivalWins() throws {
        let text = try saved(after: [.push(Book(1).route), .select("two"), .push(Book(2).route)])
        for path in ["/books/7", "/note", "/nowhere"] {
            let fresh = try ShellHost()
            fresh.follow(path)
            fresh.start()
            for isFirst in [true, false] {
                let host = try ShellHost()
                if isFirst { host.receive(.restoration(text)) }
                host.follow(path)
                if !isFirst { host.receive(.restoration(text)) }
                host.start()
                #expect(host.shell?.navigation == fresh.shell?.navigation, "\(path)")
                #expect(host.records.contains("ignored: something that arrived was opened in its place"))
            }
        }
    }

    @Test("an arrival that opens nothing leaves the restoration alone")
    func foreignArrival() throws {
        let text = try saved(after: [.push(Book(1).route)])
        let host = try ShellHost()
        host.receive(.restoration(text))
        host.receive(.link("https://evil.example/books/7"))
        host.start()
        #expect(host.shell?.navigation.current == Book(1).route)
    }

    @Test(
        "what is too old, another product's, of a later form or no state at all is ignored, and the app starts afresh"
    )
    func refused() throws {
        let text = try saved(after: [.push(Book(1).route)])
        let cases = [
            ("", "the saved state can't be read"),
            (String(text.dropLast()), "the saved state can't be read"),
            (text.replacing("\"schema\":1", with: "\"schema\":2"), "the saved state has schema 2, and only 1 is known"),
            (text.replacing("\"library\"", with: "\"other\""), "the saved state is of the product “other”"),
            (dated(text, "1e39"), "the saved state can't be read"),
            (dated(text, "1e300"), "the saved state can't be read"),
            (dated(text, "-1e300"), "the app was left very many s ago"),
            (dated(text, "1e12"), "the saved state can't be read"),
            (text.replacing("\"selected\":\"one\"", with: "\"selected\":\"nine\""), "the saved state can't be read"),
        ]
        for (text, reason) in cases {
            let host = try ShellHost()
            host.receive(.restoration(text))
            host.start()
            #expect(host.records == ["ignored: \(reason)"])
            #expect(host.shell?.navigation == host.shell?.graph.initialState)
        }
    }

    /// The same state with another date.
    private func dated(_ text: String, _ date: String) -> String {
        text.replacing(/"savedAt":-?[0-9.e+]+/, with: "\"savedAt\":\(date)")
    }

    @Test("whatever a saved state has become, the app starts")
    func damaged() throws {
        let text = Array(try saved(after: [.push(Book(1).route), .select("two"), .push(Book(2).route)]).utf8)
        var generator = SplitMix64(seed: 11)
        for _ in 0..<300 {
            var bytes = text
            for _ in 0..<generator.number(1...3) {
                let place = generator.number(0...(bytes.count - 1))
                switch generator.number(0...2) {
                case 0: bytes[place] = generator.one(of: Array("0123456789-eE{}[]\",:".utf8))
                case 1: bytes.remove(at: place)
                default: bytes.insert(generator.one(of: Array("0123456789-eE".utf8)), at: place)
                }
            }
            let host = try ShellHost()
            host.receive(.restoration(String(decoding: bytes, as: UTF8.self)))
            host.start()
            #expect(host.records.count == 1 && host.shell?.content.children.isEmpty == false)
        }
    }

    @Test("a product may start afresh always, or after a while")
    func policy() throws {
        let never = try ShellHost(restoration: .never)
        never.receive(.restoration(try saved(after: [.push(Book(1).route)])))
        never.start()
        #expect(never.records == ["ignored: the product always starts afresh"])
        #expect(never.shell?.savedState == nil)

        let text = try saved(after: [.push(Book(1).route)])
        let late = try ShellHost(restoration: .within(.seconds(10)))
        late.executor.drain()
        late.clock.advance(by: .seconds(11))
        late.receive(.restoration(text))
        late.start()
        #expect(late.records == ["ignored: the app was left 11 s ago"])
    }

    @Test("a restoration that comes when the app is shown already, or before someone signed in, changes nothing")
    func tooLate() throws {
        let text = try saved(after: [.push(Book(1).route)])
        let shown = try ShellHost()
        shown.start()
        shown.receive(.restoration(text))
        #expect(shown.records == ["ignored: the app has started already"])

        let lock = NavigationLock(name: "sign-in", policy: .defer, scope: .arrivals, reason: "nobody is signed in")
        let signedOut = try ShellHost { $0.startLock(lock) { true } }
        signedOut.receive(.restoration(text))
        signedOut.start()
        #expect(signedOut.records == ["ignored: locked by “sign-in”: nobody is signed in"])
        #expect(signedOut.shell?.navigation.current == Shelf("first").route)
    }

    @Test("SHELL-1: every state that commands reach, all of it durable, comes back as it was, but for its locks")
    func law() {
        NavigationProperty { state, setting in
            let (restored, dropped) = setting.fresh.restoring(state, under: setting.rules) { _ in nil }
            var expected = state
            expected.locks = []
            if restored != expected { return "it came back as \(restored)" }
            return dropped.isEmpty ? nil : "dropped: \(dropped)"
        }.check()
    }

    @Test("SHELL-1: whatever is not durable, what comes back is a state of today's routes, each dropped one reported")
    func sieve() {
        let lost = Set(NavigationSetting.known.filter { $0.name == "b" && $0.parameters.isEmpty || $0.name == "c" })
        NavigationProperty { state, setting in
            let (restored, dropped) = setting.fresh.restoring(state, under: setting.rules) {
                lost.contains($0) ? .transient : nil
            }
            let kept = restored.stacks.flatMap(\.pushed) + restored.sheets.flatMap(\.routes)
            let all = state.stacks.flatMap(\.pushed) + state.sheets.flatMap(\.routes)
            if kept.contains(where: lost.contains) { return "\(restored) holds what is not kept" }
            if kept.count + dropped.count != all.count {
                return "\(all.count) became \(kept.count) and \(dropped.count)"
            }
            let again = setting.fresh.restoring(restored, under: setting.rules) { _ in nil }
            return again.state == restored ? nil : "not the same twice: \(again.state)"
        }.check()
    }
}
