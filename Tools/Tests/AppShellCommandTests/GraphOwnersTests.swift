import AllInConnectTestKit
import AppShell
import AppShellInspection
import Foundation
import FoundationXML
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner
import Testing

@testable import AppShellCommand

@Suite("The owners of modules")
struct GraphOwnersTests {
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
}
