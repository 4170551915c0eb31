import AppShell
import AppShellHeadless
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct AppWalkTests {
    private static let walk = "Quand je parcours tous les écrans que je peux atteindre"
    private static let check = "Alors chaque écran parcouru est accessible"

    @Test("MAD-NFR10: every room is reached, each once, and the step says how many")
    func sound() throws {
        let run = MazeKit<SoundMaze>.run([Self.walk, Self.check, "Et au moins 6 écrans ont été parcourus"])
        #expect(run.summary.succeeded, "\(run.pretty)")
        // hall › 1 › 2 › 3, 2 and 3 from the hall as well, the sheet over each of 1, 2, 3.
        #expect(run.pretty.contains("        7 screens visited with 15 taps\n"))
        #expect(run.messages.contains("\"body\":\"7 screens visited with 15 taps\""))
        let routes = try MazeKit<SoundMaze>.walk().screens.map { $0.layers.map { $0.route.parameters["name"] ?? "" } }
        #expect(routes.first == ["hall"])
        #expect(Set(routes).count == routes.count)
    }

    @Test("each faulty screen is named with the element, the fix and the way to it, each issue once")
    func faulty() {
        let run = MazeKit<FaultyMaze>.run([Self.walk, Self.check])
        #expect(run.statuses == [.passed, .passed, .failed])
        #expect(
            run.message == """
                4 accessibility issues on 4 screens:
                  maze.room(name: cellar): screen “Cave”: link “Lire” is there 2 times; give each a label of its own.
                    Seen after button “Descendre”.
                  maze.room(name: cellar): screen “Cave”: button in section “Outils” has no label; \
                give it a label that says what it does.
                    Seen after button “Descendre”.
                  maze.room(name: secret): screen “Trappe”: heading 3 “Trop bas” is of level 3 right after level 1; \
                make it of level 2, or put the level between above it.
                    Seen after button “Descendre” › button “”.
                  maze.room(name: empty): screen “Vide”: it is blank; say what is loading, missing or wrong.
                    Seen after button “Descendre” › link “Lire”.
                """
        )
    }

    @Test("fields stay empty, switches as they are, what is disabled alone, and no tap is felt by the next one")
    func untouched() {
        let run = MazeKit<FragileMaze>.run([Self.walk, Self.check, "Et au moins 2 écrans ont été parcourus"])
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test("a content that a tap changes is looked at, also where the route stays")
    func changed() {
        let run = MazeKit<FoldedMaze>.run([Self.walk, Self.check])
        #expect(run.message?.contains("screen “Hall”: image has no description") == true)
        #expect(run.message?.contains("Seen after button “Déplier”.") == true)
    }

    @Test("what a dialog covers is reached behind it")
    func asking() throws {
        let screens = try MazeKit<AskingMaze>.walk().screens
        #expect(screens.map(\.dialog) == ["Entrer ?", nil, nil])
        #expect(screens.last?.layers.first?.route.parameters["name"] == "garden")
    }

    @Test("what is loading is looked at, and looked at again when it has come")
    func loading() {
        let run = MazeKit<SlowMaze>.run([Self.walk, Self.check])
        #expect(run.message?.contains("screen “Lent”: button has no label") == true)
        #expect(run.message?.contains("screen “Lent”: it is blank") == false)
    }

    @Test("a walk that begins on a screen that is loading waits for it on each phone")
    func loadingFirst() {
        let run = MazeKit<SlowMaze>.run(["Quand je tape sur \"Entrer\"", Self.walk, Self.check])
        #expect(run.statuses == [.passed, .passed, .passed, .failed])
        #expect(run.message?.contains("screen “Lent”: button has no label") == true)
    }

    @Test("the walk begins where the scenario stands, and leaves it there")
    func fromHere() {
        let run = MazeKit<SoundMaze>.run([
            "Quand je tape sur \"Salle 2\"", "Et que je tape sur \"Aide\"", Self.walk, "Alors je vois \"Fermez-moi\"",
            "Quand je ferme la feuille", "Alors l'écran \"Salle 2\" est affiché", Self.walk, Self.check,
            "Et au moins 7 écrans ont été parcourus",
        ])
        #expect(run.summary.succeeded, "\(run.pretty)")
    }

    @Test("an app that goes on for ever is given up, and the limit is named")
    func endless() {
        let run = MazeKit<EndlessMaze>.run([Self.walk])
        #expect(
            run.message == """
                The walk gave up: after 30 taps there are still new screens.
                The last taps: button “Vers 28” › button “Vers 29” › button “Vers 30” › button “Vers 31”. \
                Does each of them lead to one more of its kind?
                """
        )
        #expect(throws: StepFailure.self) { try MazeKit<SoundMaze>.walk(within: AppWalk.Limits(screens: 6)) }
        #expect(throws: Never.self) { try MazeKit<SoundMaze>.walk(within: AppWalk.Limits(screens: 7)) }
        do {
            _ = try MazeKit<SoundMaze>.walk(within: AppWalk.Limits(screens: 3))
        } catch {
            #expect("\(error)".hasPrefix("The walk gave up: there are more than 3 screens.\n"))
        }
    }

    @Test("an app that differs from one phone to the next is told from one that is broken")
    func fickle() {
        var phones = 0
        do {
            _ = try AppWalk.walk {
                phones += 1
                let session = phones < 2 ? MazeKit<SoundMaze>.makeSession() : MazeKit<FaultyMaze>.makeSession()
                try session.launch()
                return ScenarioWorld(session: session)
            }
            Issue.record("The walk went on.")
        } catch {
            #expect(
                "\(error)" == """
                    The walk could not go on after card “Salle 1”: no element to tap on the screen “Hall” is called “Salle 1”.
                    A walk repeats its taps on fresh phones. Does the app behave the same each time?
                    """
            )
        }
    }

    @Test("the sights of a walk need a walk, and say how to take one; too few screens are listed")
    func noWalk() {
        #expect(
            MazeKit<SoundMaze>.run([Self.check]).message
                == "No screen was visited; say « je parcours tous les écrans que je peux atteindre »"
                + " (“I visit every screen I can reach”) first."
        )
        let few = MazeKit<FragileMaze>.run([Self.walk, "Alors au moins 9 écrans ont été parcourus"]).message
        #expect(
            few == """
                The number of screens visited is not as expected.
                  expected: at least 9
                  actual:   2
                It reached:
                  maze.room(name: hall)
                  maze.room(name: 1)
                """
        )
    }

    @Test("what is drawn over every screen is tapped once, not once a screen")
    func overlay() throws {
        let walk = try MazeKit<GuidedMaze>.walk()
        let rooms = walk.screens.map { $0.layers.map { $0.route.parameters["name"] ?? "" }.joined(separator: "+") }
        #expect(rooms == ["hall", "1", "2", "hall+guide"])
        // Two doors and the guide from the hall, back from each room, and the guide is closed.
        #expect(walk.tapCount == 6)
    }

    @Test("English says the same")
    func english() {
        let script = """
            Feature: F
              Scenario: S
                Given the app is open
                When I visit every screen I can reach
                Then every screen visited is accessible
                And at least 7 screens were visited
            """
        let run = TinyRun(script: script, library: MazeKit<SoundMaze>.library, kit: MazeKit<SoundMaze>.self)
        #expect(run.summary.succeeded, "\(run.pretty)")
    }
}

/// Three rooms in a row, each with a sheet.
enum SoundMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        switch room {
        case "hall":
            .screen("Hall") {
                Content.list("Salles") {
                    for number in 1...3 {
                        Content.card("Salle \(number)") {
                            visit.enter("\(number)")
                        } content: {
                            Content.heading("Salle \(number)")
                        }
                    }
                }
            }
        case "help":
            .screen("Aide") { Content.text("Fermez-moi") }
        default:
            .screen("Salle \(room)") {
                Content.heading("Salle \(room)", level: 1)
                Content.link("Aide") { visit.ask("help") }
                Content.link("Suite") { if let next = Int(room), next < 3 { visit.enter("\(next + 1)") } }
            }
        }
    }
}

enum FaultyMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        switch room {
        case "hall": .screen("Hall") { Content.button("Descendre") { visit.enter("cellar") } }
        case "cellar":
            .screen("Cave") {
                Content.section("Outils") { Content.button("") { visit.enter("secret") } }
                Content.link("Lire") {}
                Content.link("Lire") { visit.enter("empty") }
            }
        case "secret": .screen("Trappe") { Content.heading("Trop bas", level: 3) }
        default: .screen("Vide") {}
        }
    }
}

/// Whatever must not be touched breaks it.
enum FragileMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        let isBroken = visit.state.marks.contains("broken")
        return .screen(room) {
            if isBroken { Content.image("") }
            Content.field("Nom", value: "") { _ in visit.state.marks.insert("broken") }
            Content.toggle("Rappels", isOn: false) { _ in visit.state.marks.insert("broken") }
            Content.button("Interdit", isEnabled: false) { visit.state.marks.insert("broken") }
            if room == "hall" {
                Content.button("Une fois") {
                    if visit.state.marks.contains("once") { visit.state.marks.insert("broken") }
                    visit.state.marks.insert("once")
                }
                Content.button("Deux fois") {
                    if visit.state.marks.contains("once") { visit.state.marks.insert("broken") }
                    visit.enter("1")
                }
            }
        }
    }
}

/// Two rooms, and a guide that is always at hand.
enum GuidedMaze: Maze {
    static let overlay: String? = "guide"

    static func content(of room: String, _ visit: MazeVisit) -> Content {
        .screen(room) {
            Content.text(room)
            if room == "hall" { for number in 1...2 { Content.button("Salle \(number)") { visit.enter("\(number)") } } }
        }
    }
}

enum FoldedMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        .screen("Hall") {
            Content.button("Déplier") { visit.state.marks.insert("open") }
            if visit.state.marks.contains("open") { Content.image("") }
        }
    }
}

enum SlowMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        guard room != "hall" else {
            return .screen("Hall") {
                Content.button("Entrer") {
                    visit.enter("slow")
                    try? await visit.environment.clock.sleep(for: .seconds(2))
                    visit.state.marks.insert("there")
                }
            }
        }
        return .screen("Lent") {
            if visit.state.marks.contains("there") {
                Content.text("Là")
                Content.button("") {}
            } else {
                Content.loading("Chargement…")
            }
        }
    }
}

enum EndlessMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        let next = (Int(room) ?? 0) + 1
        return .screen(room) { Content.button("Vers \(next)") { visit.enter("\(next)") } }
    }
}

/// Asks something before anything else can be done.
enum AskingMaze: Maze {
    static func content(of room: String, _ visit: MazeVisit) -> Content {
        .screen(room == "hall" ? "Hall" : "Jardin") {
            Content.text("Bonjour")
            if room == "hall" {
                Content.button("Jardin") { visit.enter("garden") }
                if !visit.state.marks.contains("asked") {
                    Content.dialog("Entrer ?") { Content.button("Oui") { visit.state.marks.insert("asked") } }
                }
            }
        }
    }
}
