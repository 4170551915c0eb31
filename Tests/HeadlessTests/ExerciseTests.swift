import AppShell
import Headless
import Testing

struct ExerciseTests {
    private func exercised(_ act: (HeadlessSession) throws -> Void) throws -> Exercise {
        let session = ProbeApp.session()
        session.exercise = Exercise()
        try session.launch()
        try act(session)
        defer { session.end() }
        return try #require(session.exercise)
    }

    @Test("every kind of act is noted on the screen where it was done, and those of the bars apart")
    func acts() throws {
        let exercise = try exercised { session in
            try session.tap("Same", in: "Left")
            try session.type("Lucas", into: "Name")
            try session.set("Light", to: true)
            try session.choose("blue", in: "Color")
            try session.pullToRefresh()
            try session.tap("Deeper")
            try session.goBack()
            try session.tap("Sheet")
            try session.dismissSheet()
            try session.selectTab("Two")
        }
        #expect(
            exercise.acted.sorted().map { "\($0.destination ?? "bars"): \($0)" } == [
                "bars: button “Back”", "bars: button “Close”", "bars: tab “Two”",
                "probe.place: button “Deeper”", "probe.place: button “Same”", "probe.place: button “Sheet”",
                "probe.place: choice “Color”", "probe.place: field “Name”", "probe.place: option “blue”",
                "probe.place: screen “pull to refresh”", "probe.place: toggle “Light”",
            ]
        )
        #expect(exercise.acted.isSubset(of: exercise.seen))
        #expect(exercise.destinations == ["probe.place"])
        #expect(exercise.routes.map { $0.parameters["name"] ?? "" }.sorted() == ["deeper", "one", "sheet", "two"])
    }

    @Test("what is disabled, covered or behind a refused act counts for nothing")
    func nothing() throws {
        let exercise = try exercised { session in
            #expect(throws: HeadlessFailure.self) { try session.tap("Never") }
            #expect(throws: HeadlessFailure.self) { try session.goBack() }
            #expect(throws: HeadlessFailure.self) { try session.type("x", into: "Ask") }
        }
        #expect(exercise.acted.isEmpty)
        #expect(!exercise.seen.contains { $0.label == "Never" || $0.label == "Back" })
        #expect(exercise.seen.contains { $0.label == "Ask" })
    }

    @Test("a session that is not asked to collect does not")
    func off() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Ask")
        #expect(session.exercise == nil)
    }

    @Test("an element that was found can be tapped where its label stands twice, and not when the screen has changed")
    func found() throws {
        let session = ProbeApp.session()
        try session.launch()
        let twins = ElementFinder(try session.content()).elements.filter { $0.element.label == "Same" }
        let right = try #require(twins.last)
        try session.tap(right)
        #expect(try session.content().outline.contains("text “right”"))
        try session.tap("Deeper")
        try session.tap("Sheet")
        #expect(throws: HeadlessFailure.self) { try session.tap(right) }
        let never = try #require(ElementFinder(try session.content()).elements.first { $0.element.label == "Never" })
        #expect(throws: HeadlessFailure.disabled("button “Never” [disabled]")) { try session.tap(never) }
    }
}
