import Testing

@testable import AppShell
@testable import AppShellCoachFeature

/// The button, the chat, and who answers.
@MainActor
struct CoachChatTests {
    @Test("MAD-FR22: a button on every main screen opens the chat; it is gone while the keyboard is up")
    func button() async throws {
        let host = try CoachHost()
        await host.start()
        #expect(host.find("Ask")?.role == .button)
        host.shell.router.send(.select("more"))
        #expect(host.find("Ask") != nil)
        host.shell.focusedField = "Search"
        #expect(host.find("Ask") == nil)
        host.shell.focusedField = nil
        await host.tap("Ask")
        #expect(host.shell.navigation.current == CoachChat().route)
    }

    @Test("MAD-FR27: nothing is said but the welcome, and that only in the open chat")
    func silent() async throws {
        let host = try CoachHost()
        await host.start()
        #expect(host.talk == [])
        await host.tap("Ask")
        #expect(host.talk == ["Welcome!"])
        #expect(host.service.questions == [])
    }

    @Test("MAD-FR23: the service's answer stands under one's own message, with the items it names as links")
    func service() async throws {
        let host = try CoachHost(.answers(CoachAnswer(text: "Take Beta", recommended: [2, 1, 2])), viewed: [1])
        await host.open()
        await host.say(" What now? ")
        #expect(host.talk == ["Welcome!", "> What now?", "Take Beta"])
        #expect(host.find("Beta")?.role == .link)
        #expect(host.outline.split(separator: "link “Beta”").count == 2)
        #expect(host.find("Message")?.value == "")
        #expect(host.service.questions == [CoachQuestion(message: "What now?", history: [], viewedItems: [1])])
    }

    @Test("the service's history is the last 10 messages, oldest first")
    func history() async throws {
        let host = try CoachHost(.answers(CoachAnswer(text: "Yes")))
        await host.open()
        for number in 1...7 { await host.say("Message \(number)") }
        let history = try #require(host.service.questions.last?.history)
        #expect(history.count == 10)
        #expect(history.first == CoachMessage(isOwn: true, text: "Message 2"))
        #expect(history.last == CoachMessage(isOwn: false, text: "Yes"))
    }

    @Test("items that the catalogue does not know are dropped; text is bounded, and text only")
    func unknownItems() async throws {
        let long = "<b>" + String(repeating: "x", count: 5_000)
        let host = try CoachHost(.answers(CoachAnswer(text: long, recommended: [99, 1])))
        await host.open()
        await host.say("Hi")
        #expect(host.find("Alpha") != nil)
        let answer = try #require(host.talk.last)
        #expect(answer.hasPrefix("<b>xxx"))
        #expect(answer.unicodeScalars.count == CoachEngine.maximumAnswerLength)
    }

    @Test("an answer leads to ten items at most: the first it names")
    func manyItems() async throws {
        let items = (1...11).map { number in
            CoachItem(
                id: number,
                title: "Course \(number)",
                key: "\(number)",
                level: nil,
                levelText: "",
                gist: "",
                summary: "",
                price: nil,
                duration: "",
                nextSession: nil
            )
        }
        let host = try CoachHost(.answers(CoachAnswer(text: "All", recommended: Array(1...11))), items: items)
        await host.open()
        await host.say("Hi")
        #expect(host.find("Course 10") != nil)
        #expect(host.find("Course 11") == nil)
    }

    @Test(
        "MAD-NFR17: where the service fails, or says nothing, the coach's own rules answer",
        arguments: [true, false]
    )
    func failure(_ fails: Bool) async throws {
        let host = try CoachHost(fails ? .fails(.server(status: 503, message: "")) : .answers(CoachAnswer(text: " \n")))
        await host.open()
        await host.say("price of Alpha")
        #expect(host.talk.last == "Alpha 10 €")
        #expect(host.find("Alpha") != nil)
        #expect(host.service.questions.count == 1)
    }

    @Test("MAD-NFR4: after 2.5 s the rules answer, and what the service says later is dropped")
    func slow() async throws {
        let host = try CoachHost(.waits)
        await host.open()
        await host.say("price of Alpha")
        #expect(host.outline.contains("progress “Thinking”"))
        #expect(host.talk == ["Welcome!", "> price of Alpha"])
        #expect(host.world.passTime() == [.seconds(2.5)])
        await host.settle()
        #expect(host.talk == ["Welcome!", "> price of Alpha", "Alpha 10 €"])
        host.service.release(CoachAnswer(text: "Too late"))
        await host.settle()
        #expect(host.talk.last == "Alpha 10 €")
        #expect(!host.outline.contains("Thinking"))
    }

    @Test("a late answer does not end the next turn either, nor does the limit of an earlier one")
    func late() async throws {
        let host = try CoachHost(.waits)
        await host.open()
        await host.say("hello")
        _ = host.world.passTime()
        await host.settle()
        await host.say("price of Alpha")
        host.service.behaviour = .answers(CoachAnswer(text: "unused"))
        host.service.release(CoachAnswer(text: "Second"))
        await host.settle()
        // Both were released: the first is dropped, the second is the answer.
        #expect(host.talk == ["Welcome!", "> hello", "Hello, you!", "> price of Alpha", "Second"])
        _ = host.world.passTime()
        await host.settle()
        #expect(host.talk.count == 5)
    }

    @Test("offline, the rules answer at once")
    func offline() async throws {
        let host = try CoachHost(.fails(.offline))
        await host.open()
        await host.say("price of Alpha")
        #expect(host.talk.last == "Alpha 10 €")
    }

    @Test("what the rules heard while the service answered they still know when it is gone")
    func memory() async throws {
        let host = try CoachHost(.answers(CoachAnswer(text: "How far are they?")))
        await host.open()
        await host.say("my team of four")
        host.service.behaviour = .fails(.timedOut)
        await host.say("beginners")
        #expect(host.talk.last == "Alpha, then Beta ")
    }

    @Test("a catalogue that is on its way is waited for; one that can't be had is said to be missing")
    func catalogue() async throws {
        let host = try CoachHost(items: nil)
        host.catalogue.isSlow = true
        await host.open()
        #expect(host.catalogue.loads == 1)
        await host.say("price of Alpha")
        #expect(host.outline.contains("Thinking"))
        host.catalogue.arriving = [.first]
        host.catalogue.release()
        await host.settle()
        #expect(host.talk.last == "Alpha 10 €")
        let without = try CoachHost(items: nil)
        await without.open()
        await without.say("price")
        #expect(without.talk.last == "No catalogue")
    }

    @Test("a double tap sends once; while an answer is awaited nothing can be sent")
    func doubleTap() async throws {
        let host = try CoachHost(.waits)
        await host.open()
        #expect(host.find("Send")?.state.isDisabled == true)
        host.type("hello")
        guard case .tap(let send) = host.find("Send")?.action else {
            Issue.record("nothing can be sent")
            return
        }
        host.shell.run(send)
        host.shell.run(send)
        await host.settle()
        #expect(host.service.questions.count == 1)
        host.type("again")
        #expect(host.find("Send")?.state.isDisabled == true)
        #expect(host.find("Send")?.state.isBusy == true)
        host.service.release(CoachAnswer(text: "Yes"))
        await host.settle()
        #expect(host.find("Send")?.state.isDisabled == false)
    }

    @Test("a message of 4,000 characters can be sent, one of 4,001 and an empty one can't")
    func length() async throws {
        let host = try CoachHost()
        await host.open()
        host.type(String(repeating: "é", count: 4_000))
        #expect(host.find("Send")?.state.isDisabled == false)
        host.type(String(repeating: "é", count: 4_001))
        #expect(host.find("Send")?.state.isDisabled == true)
        #expect(host.find("Message")?.state.message == "At most 4000")
        host.type(" \n ")
        #expect(host.find("Send")?.state.isDisabled == true)
    }

    @Test("MAD-FR26: a tap on a recommended item closes the chat and opens it on its own tab, once")
    func opensItem() async throws {
        let host = try CoachHost()
        await host.open()
        await host.say("price of Alpha")
        guard case .tap(let open) = host.find("Alpha")?.action else {
            Issue.record("there is no link")
            return
        }
        host.shell.run(open)
        host.shell.run(open)
        await host.settle()
        #expect(host.shell.navigation.current == Item(id: 1).route)
        #expect(host.shell.navigation.sheets.isEmpty)
        host.shell.router.send(.pop)
        #expect(host.shell.navigation.current == Page(name: "more").route)
    }

    @Test("the conversation outlives the sheet, and an answer that comes while it is closed is there when it opens")
    func outlives() async throws {
        let host = try CoachHost(.waits)
        await host.open()
        await host.say("hello")
        host.type("half a thou")
        host.shell.router.send(.dismiss)
        await host.settle()
        host.service.release(CoachAnswer(text: "Hello from afar"))
        await host.settle()
        #expect(host.talk == [])
        await host.tap("Ask")
        #expect(host.talk == ["Welcome!", "> hello", "Hello from afar"])
        #expect(host.find("Message")?.value == "half a thou")
    }

    @Test("MAD-FR22: switched off the button is gone, the chat stays; the choice is kept for the next launch")
    func settings() async throws {
        let storage = Storage.inMemory()
        let host = try CoachHost(storage: storage)
        await host.open()
        #expect(host.settings.isOn)
        host.settings.isOn = false
        await host.settle()
        #expect(host.shell.navigation.current == CoachChat().route)
        host.shell.router.send(.dismiss)
        #expect(host.find("Ask") == nil)
        let next = try CoachHost(storage: storage)
        await next.start()
        #expect(!next.settings.isOn)
        #expect(next.find("Ask") == nil)
        for choice in [true, false, true] { next.settings.isOn = choice }
        await next.settle()
        #expect(next.find("Ask") != nil)
        #expect(host.relaunchedSettings(storage).isOn)
    }

    @Test("a choice that can't be stored, or read, is told")
    func unstored() async throws {
        let storage = Storage.inMemory()
        let host = try CoachHost(storage: storage)
        await host.open()
        #expect(host.settings.storageIssue == nil)
        let newer = StoredKey("coach.settings", schema: 3)
        try await storage.values.setValue([1], for: newer)
        host.settings.isOn = false
        await host.settle()
        #expect(host.settings.storageIssue?.contains("coach.settings") == true)
        #expect(!host.settings.isOn, "it holds all the same")
        let next = host.relaunchedSettings(storage)
        #expect(next.isOn)
        #expect(next.storageIssue?.contains("coach.settings") == true)
        #expect(try storage.values.value(for: newer) == [1])
    }

    @Test("MAD-NFR10: everything one can act on has a label, in every state of the chat")
    func labels() async throws {
        func unlabelled(_ element: ContentSnapshot) -> [String] {
            let isBare = element.isInteractive && !element.label.contains { !$0.isWhitespace }
            return (isBare ? [element.summary] : []) + element.children.flatMap { unlabelled($0) }
        }
        let host = try CoachHost(.waits)
        await host.open()
        #expect(unlabelled(ContentSnapshot(host.shell.content)) == [])
        await host.say("price")
        #expect(unlabelled(ContentSnapshot(host.shell.content)) == [])
        _ = host.world.passTime()
        await host.settle()
        #expect(host.outline.contains("link “Alpha”"))
        #expect(unlabelled(ContentSnapshot(host.shell.content)) == [])
    }

    @Test("MAD-FR26: what was withdrawn from the catalogue is no link any more; what one knows is brought up to date")
    func withdrawn() async throws {
        let host = try CoachHost()
        await host.open()
        await host.say("difference")
        #expect(host.find("Alpha") != nil)
        #expect(host.find("Beta") != nil)
        host.catalogue.arriving = [.first]
        host.shell.router.send(.dismiss)
        await host.settle()
        await host.tap("Ask")
        #expect(host.find("Alpha") != nil)
        #expect(host.find("Beta") == nil)
        #expect(host.talk.last?.contains("the rest") == true, "what was said stays")
    }
}
