import AppShell
import AppShellHeadless
import Foundation
import Testing

/// Only what is topmost can be acted on; all else fails with what is there.
struct ActTests {
    let session = ProbeApp.session()

    init() throws {
        try session.launch()
    }

    @Test("what is disabled can't be tapped, and the screen says by what")
    func disabled() throws {
        #expect(throws: HeadlessError.disabled("button “Never”", by: ["field “Name” is empty"])) {
            try session.tap("Never")
        }
        try session.type("Zoé", into: "Name")
        #expect(throws: HeadlessError.disabled("button “Never”", by: ["toggle “Light” is off"])) {
            try session.tap("Never")
        }
        try session.set("Light", to: true)
        #expect(throws: HeadlessError.disabled("button “Never”", by: [])) { try session.tap("Never") }
    }

    @Test("an element that was found is tapped where it stands, as long as it is there and on top")
    func found() throws {
        let finder = try ElementFinder(session.content())
        let same = try finder.interactive("Same", in: "Right")
        try session.tap(same)
        #expect(try session.reads("right"))
        let never = try finder.interactive("Never")
        #expect(throws: HeadlessError.disabled("button “Never”", by: ["field “Name” is empty"])) {
            try session.tap(never)
        }
        let field = try finder.interactive("Name")
        #expect(throws: HeadlessError.wrongKind("field “Name”", expected: .tapping)) { try session.tap(field) }
        try session.tap("Sheet")
        let root = try session.content()
        #expect(throws: HeadlessError.notFound(MissingElement("Same", for: .tapping, of: root))) {
            try session.tap(same)
        }
    }

    @Test("what must be held acts once it was held long enough, at that moment, and once only")
    func hold() throws {
        #expect(throws: HeadlessError.mustBeHeld("button “Give up”", for: .seconds(3))) {
            try session.tap("Give up")
        }
        let start = session.clock.elapsed
        try session.hold("Give up", for: .milliseconds(2_999))
        #expect(try !session.reads("given up"))
        try session.hold("Give up", for: .seconds(5))
        #expect(session.clock.elapsed - start == .milliseconds(7_999))
        let outline = try session.content().outline
        #expect(outline.components(separatedBy: "given up").count == 2)
        #expect(throws: HeadlessError.wrongKind("button “Ask”", expected: .holding)) {
            try session.hold("Ask", for: .seconds(5))
        }
    }

    @Test("what two elements are called needs the one it is in")
    func ambiguous() throws {
        #expect(
            throws: HeadlessError.ambiguous(
                "Same",
                candidates: ["Left", "Right"].map { (holder: String) in
                    HeadlessError.Candidate(
                        name: "button “Same”",
                        label: "Same",
                        holder: "section “\(holder)”",
                        holderLabel: holder
                    )
                }
            )
        ) { try session.tap("Same") }
        try session.tap("Same", in: "Right")
        #expect(try session.reads("right"))
        #expect(try !session.reads("left"))
    }

    @Test("what a sheet covers can neither be tapped nor read")
    func covered() throws {
        try session.tap("Sheet")
        let covered = HeadlessError.covered("tab “Two”", on: "Place one", by: "sheet “Place sheet”")
        #expect(throws: covered) { try session.selectTab("Two") }
        #expect(throws: covered) { try session.tap("Two") }
        #expect(try !session.reads("Two"))
        try session.dismissSheet()
        try session.selectTab("Two")
        #expect(try session.selectedTab == "Two")
    }

    @Test("what is not there fails with what is")
    func absent() throws {
        let failure = try #require(throws: HeadlessError.self) { try session.tap("Aks") }
        #expect(failure == .notFound(MissingElement("Aks", for: .tapping, of: try session.content())))
        #expect("\(failure)" == "no element to tap on the screen “Place one” is called “Aks”")
    }

    @Test("a text can be read and not tapped")
    func text() throws {
        #expect(throws: HeadlessError.notInteractive("badge “Price”: 1\u{202F}490\u{00A0}€", in: nil)) {
            try session.tap("Price")
        }
        #expect(throws: HeadlessError.wrongKind("button “Ask”", expected: .typing)) {
            try session.type("x", into: "Ask")
        }
    }

    @Test("fields, switches and choices take what is put in")
    func inputs() throws {
        try session.type("Zoé", into: "Name")
        try session.set("Light", to: true)
        try session.set("Light", to: true)
        try session.choose("blue", in: "Color")
        let finder = ElementFinder(try session.content())
        #expect(try finder.interactive("Name").element.value == "Zoé")
        #expect(try finder.interactive("Light").element.state.isSelected)
        #expect(try finder.interactive("Color").element.value == "blue")
        #expect(throws: HeadlessError.noSuchOption("green", options: ["red", "blue"])) {
            try session.choose("green", in: "Color")
        }
    }

    @Test("what is acted on is recorded with its place on the screen at that moment, once someone asks for it")
    func recorded() throws {
        try session.tap("Ask")
        #expect(session.actedElements == nil)
        let acts: [(String, (HeadlessSession) throws -> Void)] = [
            ("button “Same”", { try $0.tap("Same", in: "Right") }),
            ("button “Ask”", { try $0.tap("Ask") }),
            ("button “Give up”", { try $0.hold("Give up", for: .seconds(3)) }),
            ("field “Name”", { try $0.type("Zoé", into: "Name") }),
            ("toggle “Light”", { try $0.set("Light", to: true) }),
            ("choice “Color”, option “blue”", { try $0.choose("blue", in: "Color") }),
            ("tab “Two”", { try $0.selectTab("Two") }),
            ("button “Deeper”", { try $0.tap("Deeper") }),
            ("button “Back”", { try $0.goBack() }),
            ("button “Sheet”", { try $0.tap("Sheet") }),
            ("button “Close”", { try $0.dismissSheet() }),
        ]
        for (name, act) in acts {
            session.actedElements = []
            let before = try session.content()
            try act(session)
            let acted = try #require(session.actedElements)
            #expect(acted.map { "\($0.role) “\($0.label)”" }.joined(separator: ", ") == name)
            for element in acted {
                let place = element.path.reduce(before) { $0.children[$1] }
                #expect(place.role.name == element.role && place.label == element.label)
            }
        }
        session.actedElements = []
        #expect(throws: HeadlessError.self) { try session.tap("Never") }
        #expect(session.actedElements == [])
    }

    @Test("back at a root, a sheet that is not there, a screen that can't be pulled: each says so")
    func dead() throws {
        #expect(throws: HeadlessError.cannotGoBack(screen: "Place one", isSheet: false)) { try session.goBack() }
        #expect(throws: HeadlessError.noSheet(screen: "Place one")) { try session.dismissSheet() }
        try session.pullToRefresh()
        #expect(try session.reads("refreshed"))
        try session.selectTab("Two")
        #expect(throws: HeadlessError.notRefreshable(screen: "Place two")) { try session.pullToRefresh() }
    }

    @Test(
        "a person's plain spaces and apostrophes find the typographic ones",
        arguments: [
            ("Price : 1 490 €", true), ("1 490 €", true), ("490", true), ("49", false), ("Price 1 490 €", true),
            ("price", false), ("1 490 € ", true),
        ]
    )
    func reading(_ text: String, _ isThere: Bool) throws {
        #expect(try session.reads(text) == isThere)
    }
}
