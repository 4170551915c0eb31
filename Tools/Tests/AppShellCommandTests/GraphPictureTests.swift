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

@Suite("The picture of a graph")
struct GraphPictureTests {
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
