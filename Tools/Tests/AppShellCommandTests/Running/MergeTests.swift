import Foundation
import Testing

/// `appshell merge` of parts that say what they covered.
struct MergeTests {
    private static let scripts = ["accueil", "reglages", "serie"]
        .map { Repository.root.appending(path: "Scenarios/PiTrainer/\($0).feature").path }

    /// The whole run, and the same in two parts, all with their coverage.
    private func parts(_ coverage: [String] = ["--coverage"]) throws -> Scratch {
        let scratch = try Scratch()
        func run(_ name: String, _ arguments: [String]) throws {
            let run = try Command(
                ["run"] + Self.scripts + ["--no-defaults", "--format", "message:\(name).ndjson"] + arguments,
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
        #expect(strict.errors.contains("Coverage is below --fail-under:"), "\(strict.errors)")
    }

    @Test(
        "a part of which nobody knows what it exercised is named, also when it has been merged, and nothing is written"
    )
    func silentParts() throws {
        let scratch = try Scratch()
        let script = Self.scripts[0]
        for (name, arguments) in [("bare", []), ("dry", ["--coverage", "--dry-run"])] {
            let run = try Command(
                ["run", script, "--no-defaults", "--shard", "2/2", "--format", "message:\(name).ndjson"] + arguments,
                in: scratch.folder
            )
            #expect(run.status == 0, "\(run.errors)")
        }
        let whole = try Command(
            ["run", script, "--no-defaults", "--shard", "1/2", "--coverage", "--format", "message:half.ndjson"],
            in: scratch.folder
        )
        #expect(whole.status == 0)
        let bytes = try bytes("half.ndjson", in: scratch)
        try bytes.prefix(bytes.count * 3 / 4).write(to: scratch.folder.appending(path: "torn.ndjson"))
        for (files, strings) in [
            (["half.ndjson", "bare.ndjson"], "bare.ndjson was run without --coverage. Run it again with it."),
            (["half.ndjson", "dry.ndjson"], "dry.ndjson is a dry run. Leave it out."),
            (["torn.ndjson"], "torn.ndjson was interrupted before its coverage was written. Run it again."),
        ] {
            let merge = try Command(
                ["merge"] + files + ["--coverage", "--coverage-format", "json:none.json"],
                in: scratch.folder
            )
            #expect(merge.status == 2)
            #expect(merge.errors.hasSuffix("--coverage: \(strings)\n"), "\(merge.errors)")
            #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "none.json").path))
        }
        let first = try Command(
            ["merge", "half.ndjson", "bare.ndjson", "--format", "message:both.ndjson"],
            in: scratch.folder
        )
        #expect(first.status == 0)
        #expect(first.errors.contains("The messages say nothing of the coverage of the parts together"))
        let second = try Command(["merge", "both.ndjson", "--coverage"], in: scratch.folder)
        #expect(second.status == 2)
        #expect(second.errors.contains("both.ndjson was run without --coverage."), "\(second.errors)")
    }

    @Test("products come in the order of their scripts, whatever the files are called")
    func products() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.right, to: "Scenarios/Madinia/a.feature")
        _ = try scratch.write(
            "Feature: F\n  Scenario: S\n    Given the app is open\n",
            to: "Scenarios/PiTrainer/b.feature"
        )
        _ = try scratch.write("id,kinds,title\nMAD-FR1,H,tabs\n", to: "Scenarios/requirements.csv")
        for (name, shard) in [("z", "1/2"), ("y", "2/2"), ("whole", "1/1")] {
            let run = try Command(
                [
                    "run", "--coverage", "--coverage-format", "json:\(name).json", "--shard", shard, "--format",
                    "message:\(name).ndjson",
                ],
                in: scratch.folder
            )
            #expect(run.status == 0, "\(run.output) \(run.errors)")
        }
        let merge = try Command(
            ["merge", "z.ndjson", "y.ndjson", "--coverage", "--coverage-format", "json:merged.json"],
            in: scratch.folder
        )
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try bytes("merged.json", in: scratch) == bytes("whole.json", in: scratch))
    }

    @Test("what is read is not written over, however it is called")
    func targets() throws {
        let scratch = try Scratch()
        _ = try scratch.write("", to: "a.ndjson")
        let over = try Command(["merge", "a.ndjson", "--format", "message:./a.ndjson"], in: scratch.folder)
        #expect(over.status == 2)
        #expect(over.errors.contains("./a.ndjson is one of the merged files."), "\(over.errors)")
        let twice = try Command(
            ["merge", "a.ndjson", "--format", "junit:x.xml", "--format", "html:./x.xml"],
            in: scratch.folder
        )
        #expect(twice.status == 2)
        #expect(twice.errors.contains("two formats go to ./x.xml."), "\(twice.errors)")
        let link = scratch.folder.appending(path: "link.ndjson").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.ndjson")
        let through = try Command(["merge", "a.ndjson", "--format", "message:link.ndjson"], in: scratch.folder)
        #expect(through.errors.contains("link.ndjson is one of the merged files."), "\(through.errors)")
        let devices = try Command(
            ["merge", "a.ndjson", "--format", "junit:/dev/null", "--format", "html:/dev/null"],
            in: scratch.folder
        )
        #expect(devices.errors.contains("a.ndjson: there are no messages in it"), "\(devices.errors)")
    }

    @Test("a missing shard is no success, and is told; merges in stages, and parts without scenarios, are whole")
    func shards() throws {
        let scratch = try Scratch()
        let script = try scratch.write(
            "Feature: F\n  Scenario: A\n    Given the app is open\n  Scenario: B\n    Given the app is open\n",
            to: "Madinia/f.feature"
        )
        for number in 1...4 {
            let file = "message:\(number).ndjson"
            let arguments = ["run", script, "--no-defaults", "--shard", "\(number)/4", "--format", file]
            #expect(try Command(arguments, in: scratch.folder).status == 0)
        }
        func merge(_ names: String..., to name: String = "all") throws -> Command {
            let formats = ["--format", "summary", "--format", "message:\(name).ndjson"]
            return try Command(["merge"] + names.map { "\($0).ndjson" } + formats, in: scratch.folder)
        }
        let part = try merge("1", "2", to: "half")
        #expect(part.status == 2)
        let strings = "The run is incomplete: Shards 3/4, 4/4 are missing. Merge the files of all of them.\n"
        #expect(part.output.hasPrefix(strings))
        #expect(try merge("half", "3").status == 2)
        let whole = try merge("half", "3", "4")
        #expect(whole.status == 0, "\(whole.output)")
        #expect(whole.output.hasSuffix("2 passed, 0 failed\n"))
        let one = ["run", script, "--no-defaults", "--format", "message:one.ndjson"]
        #expect(try Command(one, in: scratch.folder).status == 0)
        func bytes(_ name: String) throws -> Data { try Data(contentsOf: scratch.folder.appending(path: name)) }
        #expect(try bytes("all.ndjson") == bytes("one.ndjson"))
    }
}
