import Foundation
import Testing

/// `run --shard auto`, `--costs` and what `merge` tells of them.
struct ShardRunTests {
    private static let script =
        "Feature: F\n"
        + (0..<8).map { number in
            "  Scenario: number \(number)\n"
                + String(repeating: "    Given the number \(number)\n", count: 1 + number % 3 * 5)
        }.joined()

    private static func run(_ arguments: [String], _ variables: [String: String] = [:], in scratch: Scratch) throws
        -> Command
    {
        _ = try scratch.write(script, to: "f.feature")
        let arguments = ["run", "f.feature", "--no-defaults"] + arguments
        return try Command(arguments, program: "AppShellTrials", variables: variables, in: scratch.folder)
    }

    private static func text(_ name: String, in scratch: Scratch) throws -> String {
        String(decoding: try Data(contentsOf: scratch.folder.appending(path: name)), as: UTF8.self)
    }

    /// What Bazel's test wrapper sets for one of four shards.
    private static func bazel(_ index: Int, _ scratch: Scratch) -> [String: String] {
        let folder = scratch.folder.path(percentEncoded: false) + "/"
        return [
            "BAZEL_TEST": "1", "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "4",
            "TEST_SHARD_STATUS_FILE": folder + "status-\(index)", "XML_OUTPUT_FILE": folder + "test-\(index).xml",
        ]
    }

    @Test("under Bazel each shard says that it is one, writes JUnit, and the shards are the run")
    func bazelShards() throws {
        let scratch = try Scratch()
        var names: [String] = []
        for index in 0..<4 {
            let run = try Self.run(
                ["--shard", "auto", "--format", "message:\(index).ndjson"],
                Self.bazel(index, scratch),
                in: scratch
            )
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.hasPrefix("Shard \(index + 1)/4 (Bazel, TEST_SHARD_INDEX=\(index)).\n"))
            #expect(try Self.text("status-\(index)", in: scratch) == "")
            let xml = try Self.text("test-\(index).xml", in: scratch)
            #expect(xml.hasPrefix("<?xml") && xml.hasSuffix("</testsuites>\n"))
            names += xml.matches(of: /testcase [^>]*name="(number \d)"/).map { String($0.output.1) }
        }
        #expect(names.sorted() == (0..<8).map { "number \($0)" })
        let one = try Self.run(["--format", "message:one.ndjson"], in: scratch)
        #expect(one.status == 0)
        let files = (0..<4).map { "\($0).ndjson" }
        let merge = try Command(["merge"] + files + ["--format", "message:all.ndjson"], in: scratch.folder)
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try Self.text("all.ndjson", in: scratch) == Self.text("one.ndjson", in: scratch))
    }

    @Test("under Bazel --test_filter is a --name, where there is none; the usual output stays")
    func bazelFilter() throws {
        let scratch = try Scratch()
        var variables = Self.bazel(0, scratch)
        variables["TESTBRIDGE_TEST_ONLY"] = "number 5"
        let run = try Self.run(["--shard", "auto"], variables, in: scratch)
        #expect(run.output.contains("Scenario: number 5"))
        #expect(run.output.hasSuffix("1 passed, 0 failed\n"))
        let named = try Self.run(["--shard", "auto", "--name", "number 2"], variables, in: scratch)
        #expect(named.output.contains("Scenario: number 2"))
        #expect(named.output.hasSuffix("1 passed, 0 failed\n"))
    }

    @Test("a shard that no engine tells, or half, ends with 2")
    func errors() throws {
        let scratch = try Scratch()
        let half = try Self.run(["--shard", "auto"], ["TEST_TOTAL_SHARDS": "4"], in: scratch)
        #expect(half.status == 2)
        #expect(half.errors.contains("TEST_TOTAL_SHARDS is 4, but TEST_SHARD_INDEX is not set"))
        #expect(try Self.run(["--shard", "auto/0"], in: scratch).status == 2)
        let costs = try Self.run(["--costs", "c"], in: scratch)
        #expect(costs.status == 2)
        #expect(costs.errors.contains("--costs balances shards: add --shard 1/4"))
        let missing = try Self.run(["--costs", "c", "--shard", "1/4"], in: scratch)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("c: no such file."))
        _ = try scratch.write("no\n", to: "c")
        let bad = try Self.run(["--costs", "c", "--shard", "1/4"], in: scratch)
        #expect(bad.status == 2)
        #expect(
            bad.errors.contains("c:1: this is no cost of a scenario. Write the file again with --format costs:FILE.")
        )
        let over = try Self.run(["--costs", "c", "--shard", "1/4", "--format", "costs:c"], in: scratch)
        #expect(over.status == 2)
        #expect(over.errors.contains("c is the file of costs"))
    }

    @Test("shards balanced by costs merge into the run, costs included; those of another list are told")
    func costs() throws {
        let scratch = try Scratch()
        #expect(
            try Self.run(["--format", "message:one.ndjson", "--format", "costs:one.costs"], in: scratch).status == 0
        )
        for number in 1...3 {
            let formats = ["--format", "message:\(number).ndjson", "--format", "costs:\(number).costs"]
            let run = try Self.run(["--shard", "\(number)/3", "--costs", "one.costs"] + formats, in: scratch)
            #expect(run.status == 0, "\(run.errors)")
        }
        func cost(_ name: String) throws -> Int {
            try Self.text(name, in: scratch).matches(of: /"cost":(\d+)/).reduce(0) { $0 + (Int($1.output.1) ?? 0) }
        }
        let parts = try (1...3).map { try cost("\($0).costs") }
        #expect(try parts.reduce(0, +) == cost("one.costs"))
        #expect(try 3 * (parts.max() ?? 0) <= cost("one.costs") * 4 / 3, "\(parts)")
        func merge(_ names: [String]) throws -> Command {
            let formats = ["--format", "message:all.ndjson", "--format", "costs:all.costs", "--format", "summary"]
            return try Command(["merge"] + names + formats, in: scratch.folder)
        }
        let whole = try merge((1...3).map { "\($0).ndjson" })
        #expect(whole.status == 0, "\(whole.errors)")
        #expect(try Self.text("all.ndjson", in: scratch) == Self.text("one.ndjson", in: scratch))
        #expect(try Self.text("all.costs", in: scratch) == Self.text("one.costs", in: scratch))
        // Without the file, the third part is another one: scenarios would be lost, or run twice.
        let other = ["--shard", "3/3", "--name", "number 2", "--name", "number 5", "--format", "message:4.ndjson"]
        #expect(try Self.run(other, in: scratch).status == 0)
        let lost = try merge(["1.ndjson", "2.ndjson", "4.ndjson"])
        #expect(lost.status == 2)
        #expect(
            (lost.output + lost.errors).contains(
                "4.ndjson: cut from another list of scenarios than 1.ndjson, 2.ndjson: 2 scenarios, not 8."
            ),
            "\(lost.output)\(lost.errors)"
        )
    }
}
