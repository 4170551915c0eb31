import Foundation
import Testing

/// `appshell merge` of parts that say what they covered.
struct MergeTests {
    private static let scripts = Repository.root.appending(path: "Scenarios/PiTrainer").path

    /// The whole run, and the same in two parts, all with their coverage.
    private func parts(_ coverage: [String] = ["--coverage"]) throws -> Scratch {
        let scratch = try Scratch()
        func run(_ name: String, _ arguments: [String]) throws {
            let run = try Command(
                ["run", Self.scripts, "--no-defaults", "--format", "message:\(name).ndjson"] + arguments,
                in: scratch.folder
            )
            #expect(run.status == 0, "\(run.errors)")
        }
        try run("whole", ["--coverage", "--coverage-format", "json:whole.json"])
        try run("1", ["--shard", "1/2"] + coverage)
        try run("2", ["--shard", "2/2"] + coverage)
        return scratch
    }

    private func bytes(_ name: String, in scratch: Scratch) throws -> Data {
        try Data(contentsOf: scratch.folder.appending(path: name))
    }

    @Test("parts cover together what the whole run covers, to the byte, in the coverage and in the messages")
    func coverage() throws {
        let scratch = try parts()
        let merge = try Command(
            [
                "merge", "2.ndjson", "1.ndjson", "--coverage", "--coverage-format", "json:merged.json",
                "--format", "message:merged.ndjson", "--format", "html:merged.html", "--fail-under", "routes=1",
            ],
            in: scratch.folder
        )
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try bytes("merged.json", in: scratch) == bytes("whole.json", in: scratch))
        #expect(try bytes("merged.ndjson", in: scratch) == bytes("whole.ndjson", in: scratch))
        let page = String(decoding: try bytes("merged.html", in: scratch), as: UTF8.self)
        #expect(page.contains(#""kind":"coverage""#))
        let strict = try Command(
            ["merge", "1.ndjson", "2.ndjson", "--coverage", "--fail-under", "actions=100"],
            in: scratch.folder
        )
        #expect(strict.status == 1)
        #expect(strict.errors.contains("Less is covered than --fail-under asks for:"), "\(strict.errors)")
    }

    @Test("a part that collected nothing is named, and nothing is written in its place")
    func silentParts() throws {
        let scratch = try parts([])
        let merge = try Command(
            ["merge", "1.ndjson", "whole.ndjson", "--coverage"],
            in: scratch.folder
        )
        #expect(merge.status == 2)
        let other = try Command(["merge", "1.ndjson", "2.ndjson", "--coverage"], in: scratch.folder)
        #expect(other.status == 2)
        #expect(
            other.errors
                == "--coverage: nothing was collected in 1.ndjson, 2.ndjson. Run those parts with --coverage.\n",
            "\(other.errors)"
        )
    }

    @Test("what is read is not written over, however it is called")
    func targets() throws {
        let scratch = try Scratch()
        _ = try scratch.write("", to: "a.ndjson")
        let over = try Command(["merge", "a.ndjson", "--format", "message:./a.ndjson"], in: scratch.folder)
        #expect(over.status == 2)
        #expect(over.errors.contains("./a.ndjson is one of the files that are merged."), "\(over.errors)")
        let twice = try Command(
            ["merge", "a.ndjson", "--format", "junit:x.xml", "--format", "html:./x.xml"],
            in: scratch.folder
        )
        #expect(twice.status == 2)
        #expect(twice.errors.contains("two formats go to ./x.xml."), "\(twice.errors)")
    }
}
