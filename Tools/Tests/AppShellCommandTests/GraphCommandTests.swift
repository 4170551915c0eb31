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
