import AllInConnectTestKit
import AppShell
import AppShellInspection
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner
import Testing

@testable import AppShellCommand

#if canImport(FoundationXML)
import FoundationXML
#endif

struct GraphCommandTests {
    @Test("graph shows a product module by module, aligned, and nothing that is not there")
    func text() throws {
        let graph = try AppGraph(NotesApp.self, in: .ofScripts())
        #expect(
            GraphText(graph.summary).text == """
                Notes (notes)

                one stack
                  notes.list
                arrivals
                  hosts            notes.example
                  schemes          notes
                  unmatched links  are ignored
                  payloads         version 2, then 1

                module notes
                  destinations
                    notes.list        stack  durable
                    notes.detail(id)  stack  durable
                  links
                    /                   notes.list    https://notes.example/
                    /notes/{id}         notes.detail  https://notes.example/notes/7
                    /n/{id}      alias  notes.detail  https://notes.example/n/7
                  payload rules
                    notes.detail  version 2  “screen” is “memo” or “note”, {id} from “id” or “ref”
                  shortcuts
                    list  All notes  notes.list
                  stored keys
                    notes.all  schema 3
                  locks at the start
                    sign-in  defers what arrives  nobody is signed in
                  notification categories
                    shared  Shared notes  off by default
                    due     Due today     on

                module silent
                  contributes nothing

                """
        )
    }

    @Test("graph --json is one line that holds all of it")
    func json() throws {
        let text = GraphJSON(try AppGraph(NotesApp.self, in: .ofScripts()).summary).text
        #expect(text.filter { $0 == "\n" }.count == 1)
        let graph = try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
        #expect(graph.product == "notes")
        #expect(graph.root?.name == "notes.list")
        #expect(graph.tabs == nil)
        #expect(graph.payloadVersions == ["2", "1"])
        #expect(graph.modules.map(\.id) == ["notes", "silent"])
        let notes = graph.modules[0]
        #expect(notes.destinations.map(\.name) == ["notes.list", "notes.detail"])
        #expect(notes.destinations[1].parameters == ["id"])
        #expect(notes.links.map(\.alias) == [false, false, true])
        #expect(notes.links.map(\.example) == ["/", "/notes/7", "/n/7"].map { "https://notes.example" + $0 })
        #expect(notes.payloadRules[0].conditions[0].values == ["memo", "note"])
        #expect(notes.payloadRules[0].parameters[0].sources.map(\.kind) == ["number", "text"])
        #expect(notes.shortcuts[0].route.name == "notes.list")
        #expect(notes.storedKeys[0].schema == 3)
        #expect(notes.startLocks[0].policy == "defer")
        #expect(notes.notificationCategories.map(\.onByDefault) == [false, true])
    }

    @Test("the command prints the products there are, the same in every process")
    func command() throws {
        let run = try Command(["graph", "madinia"])
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix("Madinia (madinia)\n\ntabs\n  accueil     Accueil     catalog.home  first shown\n")
        )
        #expect(run.output == (try Command(["graph", "madinia"]).output))
        let json = try Command(["graph", "madinia", "--json"])
        let graph = try JSONDecoder().decode(Graph.self, from: Data(json.output.utf8))
        #expect(graph.tabs?.map(\.id) == ["accueil", "formations", "blog", "contact"])
        #expect(graph.unmatchedTab == "accueil")
        #expect(try Command(["graph", "nothing"]).status == 2)
    }

    @Test("graph --owners lists module, owner, folder and contract, and tells who has none")
    func owners() throws {
        let summary = try AppGraph(NotesApp.self, in: .ofScripts()).summary
        let owners = OwnerList([summary]) { $0.owner == "@notes/app" ? "Sources/Notes/" : nil }
        #expect(
            owners.text == """
                Notes (notes)
                  notes  @notes/app   Sources/Notes/  notes.md               the product itself
                  notes  @notes/team                  A note is never lost.
                  without an owner: silent

                """
        )
        let json = #"""
            {"products":[{"product":"notes","owner":"@notes/app","contract":"notes.md","folder":"Sources/Notes/",\#
            "modules":[{"id":"notes","owner":"@notes/team","contract":"A note is never lost."},{"id":"silent"}],\#
            "withoutOwner":["silent"]}]}

            """#
        #expect(owners.json == json)
        let error = #expect(throws: CommandError.self) { try owners.codeowners() }
        #expect(
            error?.message.hasPrefix("No folder is known for @notes/team (AppShellCommandTests/SampleProducts.swift):")
                == true
        )
    }

    @Test("a CODEOWNERS file has a line for each folder, the outer before the inner, with all owners")
    func codeowners() throws {
        let summary = try AppGraph(NotesApp.self, in: .ofScripts()).summary
        let apart = OwnerList([summary]) { $0.owner == "@notes/app" ? "Sources/My Notes/List/" : "Sources/My Notes/" }
        #expect(
            try apart.codeowners().split(separator: "\n").dropFirst()
                == ["/Sources/My\\ Notes/ @notes/team", "/Sources/My\\ Notes/List/ @notes/app"]
        )
        let together = OwnerList([summary, summary]) { _ in "Notes/" }
        #expect(try together.codeowners().hasSuffix(".\n/Notes/ @notes/app @notes/team\n"))
    }

    @Test("the CODEOWNERS file of this repository is what the command makes, and every module of ours has an owner")
    func committedOwners() throws {
        let made = try Command(["graph", "--owners", "--format", "codeowners"])
        #expect(made.status == 0, "\(made.errors)")
        let committed = try String(contentsOf: Repository.root.appending(path: ".github/CODEOWNERS"), encoding: .utf8)
        #expect(
            made.output == committed,
            "Fix: ./appshell graph --owners --format codeowners:.github/CODEOWNERS"
        )
        for line in committed.split(separator: "\n") where line.hasPrefix("/") {
            let folder = Repository.root.appending(path: String(line.dropFirst().prefix { $0 != " " }))
            #expect(FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)), "\(line)")
        }
        let elsewhere = try Scratch()
        #expect(try Command(["graph", "--owners", "--format", "codeowners"], in: elsewhere.folder).output == committed)
        let list = try Command(["graph", "--owners"])
        #expect(list.output.contains("  catalog        @appshell/catalog        Sources/Features/Catalog/"))
        #expect(!list.output.contains("without an owner"))
    }

    @Test("a picture has each module with its destinations, and a door for each tab, link, rule and shortcut")
    func picture() throws {
        let picture = GraphPicture(try AppGraph(NotesApp.self, in: .ofScripts()).summary)
        #expect(picture.frames.map(\.id) == ["notes", "silent"])
        #expect(picture.frames.map(\.owner) == ["@notes/team", nil])
        let places = picture.frames[0].places
        #expect(places.map(\.title) == ["notes.list", "notes.detail(id)"])
        #expect(places[0].doors.map { "\($0.kind.label) \($0.text)" } == ["link /", "home shortcut All notes"])
        #expect(
            places[1].doors.map { "\($0.kind.label) \($0.text)" } == [
                "link /notes/{id}", "alias /n/{id}",
                "payload “screen” is “memo” or “note”, {id} from “id” or “ref”",
            ]
        )
        #expect(picture.dot.contains(#""0 notes.detail 1" [shape=plaintext, label="alias /n/{id}"]"#))
        #expect(picture.dot.contains(#""0 notes.detail 1" -> "notes.detail""#))
        let madinia = GraphPicture(try AppGraph(MadiniaTestKit.product, in: .ofScripts()).summary)
        #expect(madinia.frames.first?.places.first?.doors.map(\.text) == ["Accueil", "/"])
    }

    @Test(
        "no text of a picture overlaps another one or leaves the picture, whatever the names, and it is well-formed XML"
    )
    func legible() throws {
        let wild = #"<a href="x">&amp; "# + String(repeating: "語é👩‍👧", count: 40) + "\u{7}"
        let frames = [
            GraphPicture.Frame(
                id: wild,
                owner: "@a/b",
                places: [
                    GraphPicture.Place(
                        name: "n",
                        title: wild,
                        placement: "sheet",
                        doors: (0..<5).map { .init(kind: .link, text: String(wild.prefix($0 * 20 + 1))) },
                        isElsewhere: false
                    )
                ]
            )
        ]
        let pictures = try [
            MadiniaTestKit.product, AllInConnectTestKit.product, PiTrainerTestKit.product, NotesApp.self,
        ]
        .map { GraphPicture(try AppGraph($0, in: .ofScripts()).summary) }
        for picture in pictures + [GraphPicture(title: "Wild", frames: frames)] {
            let svg = picture.svg
            let reader = SVGReader()
            let parser = XMLParser(data: Data(svg.utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(picture.title): \(String(describing: parser.parserError))")
            #expect(reader.texts.count > 2)
            for (index, text) in reader.texts.enumerated() {
                #expect(reader.size.contains(text), "\(picture.title): \(text)")
                for other in reader.texts[(index + 1)...] {
                    #expect(!text.intersects(other), "\(picture.title): \(text) and \(other)")
                }
            }
            #expect(svg.contains("prefers-color-scheme:dark"))
        }
    }

    @Test("graph --format writes a file, the same each time")
    func pictureCommand() throws {
        let scratch = try Scratch()
        for format in ["svg", "dot"] {
            let run = try Command(["graph", "madinia", "--format", "\(format):m.\(format)"], in: scratch.folder)
            #expect(run.status == 0)
            #expect(run.output == "")
            let written = try String(contentsOf: scratch.folder.appending(path: "m.\(format)"), encoding: .utf8)
            #expect(written == (try Command(["graph", "madinia", "--format", format]).output))
        }
        #expect(try Command(["graph", "--owners", "--format", "svg"]).status == 2)
    }

    @Test("what does not fit together is told")
    func formats() throws {
        for (arguments, text) in [
            ([], "Name the product: "), (["madinia", "--format", "codeowners"], "requires --owners."),
            (["madinia", "--format", "text", "--json"], "--format: leave out --json."),
            (["--owners", "--aasa"], "--aasa and --owners print different things: keep one."),
            (["madinia", "--format", "picture"], "picture"),
        ] {
            let run = try Command(["graph"] + arguments)
            #expect(run.status == 2)
            #expect(run.errors.contains(text), "\(arguments): \(run.errors)")
        }
    }

    @Test("graph --aasa prints an association file of which check says that it agrees")
    func association() throws {
        let generated = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"])
        #expect(generated.status == 0)
        #expect(generated.errors == "")
        #expect(generated.output.contains("\"ABCDE12345.com.madinia.mobile\""))
        let check = try Command(["check", "madinia", "--aasa", "-"], input: generated.output)
        #expect(check.status == 0)
        #expect(
            check.output.hasSuffix(
                "\nstandard input and the links to madinia.fr agree for ABCDE12345.com.madinia.mobile\n"
                    + "  note: https links were compared as the app prints them: percent-encoded, each query key once\n"
                    + "  note: the system also opens the app for http links, which the app ignores\n"
            )
        )
    }

    @Test("graph --aasa warns of a file that is longer than the system reads")
    func tooLong() {
        #expect(GraphCommand.warning(length: 131_072) == nil)
        #expect(
            GraphCommand.warning(length: 131_073)
                == "The file has 131073 bytes, but the system reads at most 131072. "
                + "Fix: contribute fewer patterns with more parameters, or spread them over several hosts."
        )
    }

    @Test("a file for an unknown team is printed with a warning; a wrong team or host ends with 2")
    func associationErrors() throws {
        let unknown = try Command(["graph", "madinia", "--aasa", "--host", "WWW.madinia.fr"])
        #expect(unknown.status == 0)
        #expect(unknown.output.contains("\"TEAMID.com.madinia.mobile\""))
        #expect(
            unknown.errors
                == "TEAMID.com.madinia.mobile: the team is unknown, so this file opens no app. Add --team.\n"
        )
        let runs = try [["--aasa", "--team", "abc"], ["--aasa", "--host", "a.fr"], ["--team", "ABCDE12345"]].map {
            try Command(["graph", "madinia"] + $0)
        }
        #expect(runs.map(\.status) == [2, 2, 2])
        #expect(
            runs[0].errors == "--team: “abc” is not an Apple team: write ten capitals and digits, such as ABCDE12345.\n"
        )
        #expect(runs[1].errors == "--host: “a.fr” is not a host of “madinia”; its hosts: madinia.fr, www.madinia.fr.\n")
        #expect(runs[2].errors.hasPrefix("Error: --team requires --aasa.\n"))
    }
}

/// What programs read.
private struct Graph: Decodable {
    struct Route: Decodable {
        let name: String
        let parameters: [String: String]
    }

    struct Tab: Decodable {
        let id: String
        let title: String
        let symbol: String
        let root: Route
    }

    struct Module: Decodable {
        let id: String
        let destinations: [Destination]
        let links: [Link]
        let payloadRules: [PayloadRule]
        let shortcuts: [Shortcut]
        let storedKeys: [StoredKey]
        let startLocks: [StartLock]
        let notificationCategories: [NotificationCategory]
    }

    struct Destination: Decodable {
        let name: String
        let parameters: [String]
        let optionalParameters: [String]
        let placement: String
        let tab: String?
        let durable: Bool
        let `internal`: Bool
    }

    struct Link: Decodable {
        let pattern: String
        let alias: Bool
        let destination: String
        let example: String?
    }

    struct PayloadRule: Decodable {
        struct Condition: Decodable {
            let key: String
            let values: [String]
        }

        struct Parameter: Decodable {
            let name: String
            let sources: [Source]
        }

        struct Source: Decodable {
            let key: String
            let kind: String
        }

        let version: String
        let conditions: [Condition]
        let parameters: [Parameter]
        let destination: String
    }

    struct Shortcut: Decodable {
        let id: String
        let title: String
        let symbol: String
        let route: Route
    }

    struct StoredKey: Decodable {
        let name: String
        let schema: Int
    }

    struct NotificationCategory: Decodable {
        let id: String
        let title: String
        let onByDefault: Bool
    }

    struct StartLock: Decodable {
        let name: String
        let policy: String
        let scope: String
        let reason: String
    }

    let product: String
    let name: String
    let tabs: [Tab]?
    let selectedTab: String?
    let root: Route?
    let hosts: [String]
    let schemes: [String]
    let unmatchedTab: String?
    let payloadVersions: [String]
    let appleAppIDs: [String]
    let modules: [Module]
}

/// Where an SVG has its texts.
private final class SVGReader: NSObject, XMLParserDelegate {
    var size = CGRect.zero
    var texts: [CGRect] = []

    func parser(
        _: XMLParser,
        didStartElement name: String,
        namespaceURI _: String?,
        qualifiedName _: String?,
        attributes: [String: String]
    ) {
        func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
        if name == "svg" { size = CGRect(x: 0, y: 0, width: number("width"), height: number("height")) }
        guard name == "text" else { return }
        // Twelve points, of which a quarter is below the line.
        texts.append(CGRect(x: number("x"), y: number("y") - 11, width: number("textLength"), height: 15))
    }
}
