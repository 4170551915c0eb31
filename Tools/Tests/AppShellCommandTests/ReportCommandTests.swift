import Foundation
import Testing

struct ReportCommandTests {
    @Test("report makes a page beside the messages, and overwrites none that is there")
    func overwriting() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.right, to: "Madinia/a.feature")
        #expect(try Command(["run", "Madinia", "--format", "message:x.ndjson"], in: scratch.folder).status == 0)
        let messages = try text("x.ndjson", in: scratch)
        let made = try Command(["report", "x.ndjson", "--no-open"], in: scratch.folder)
        #expect(made.status == 0)
        #expect(made.output == "x.html\n")
        let page = try text("x.html", in: scratch)
        _ = try scratch.write("mine", to: "x.html")
        let again = try Command(["report", "x.ndjson", "--no-open"], in: scratch.folder)
        #expect(again.status == 2)
        #expect(
            again.errors
                == "x.html: already exists. Replace it with --force, or name another page with --output FILE.\n"
        )
        #expect(try text("x.html", in: scratch) == "mine")
        #expect(try Command(["report", "x.ndjson", "--no-open", "--force"], in: scratch.folder).status == 0)
        #expect(try text("x.html", in: scratch) == page)
        _ = try scratch.write("mine", to: "y.html")
        let named = try Command(["report", "x.ndjson", "--no-open", "--output", "y.html"], in: scratch.folder)
        #expect(named.output == "y.html\n")
        #expect(try text("y.html", in: scratch) == page)
        let itself = try Command(["report", "x.ndjson", "--no-open", "--output", "./x.ndjson"], in: scratch.folder)
        #expect(itself.status == 2)
        #expect(try text("x.ndjson", in: scratch) == messages)
    }

    private func text(_ name: String, in scratch: Scratch) throws -> String {
        try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    }
}
