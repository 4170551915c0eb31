import Foundation
import Testing

/// `run --history`, `merge --history` and `history`, in real processes and folders.
struct HistoryCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func run(_ script: String, _ arguments: [String] = [], variables: [String: String] = [:]) throws -> Command
    {
        _ = try scratch.write(script, to: "f.feature")
        let all = ["run", "f.feature", "--history", "h"] + arguments
        return try Command(all, program: "AppShellTrials", variables: variables, in: scratch.folder)
    }

    private func history(_ arguments: [String] = []) throws -> Command {
        let all = ["history", "f.feature", "--history", "h"] + arguments
        return try Command(all, program: "AppShellTrials", in: scratch.folder)
    }

    /// The names in one of its lists.
    private func names(_ list: String, in run: Command) throws -> [String] {
        let entries = try #require(try run.object()[list] as? [[String: Any]])
        return entries.compactMap { $0["name"] as? String }
    }

    private static func script(_ steps: [String]) -> String {
        "Feature: F\n"
            + steps.enumerated().map { "  Scenario: number \($0)\n    Given nothing\n    \($1)\n" }.joined()
    }

    @Test("what newly fails, is fixed and fails longest is told, by name though lines have moved")
    func changes() throws {
        let good = "Given nothing"
        _ = try run(Self.script([good, "Then it fails", good]))
        let second = try run("# moved\n" + Self.script(["Then it fails", good, good]))
        #expect(second.errors.contains("1 newly failing, 1 newly fixed."), "\(second.errors)")
        _ = try run(Self.script(["Then it fails", good, "Then it fails", good]))

        let told = try history(["--json"])
        #expect(told.status == 0, "\(told.errors)")
        #expect(try names("newlyFailing", in: told) == ["number 2"])
        #expect(try names("newlyFixed", in: told) == [])
        #expect(try names("failing", in: told) == ["number 0", "number 2"])
        let text = try history().output
        #expect(text.contains("f.feature:2  number 0  [2 runs, since "), "\(text)")
    }

    @Test("a scenario that passes only after a retry is flaky, with its share of runs")
    func flaky() throws {
        let mark = scratch.folder.appending(path: "mark").path(percentEncoded: false)
        let script = Self.script(["Then it passes every second time, by \"\(mark)\""])
        for _ in 1...3 { _ = try run(script, ["--retry", "1"]) }
        #expect(try history().output.contains("number 0  [in 1 of 3 runs]"))
    }

    @Test("shards of one run are one run, whether their files or their messages are brought together")
    func shards() throws {
        let script = Self.script(["Given nothing", "Then it fails", "Given nothing"])
        for shard in 1...2 {
            let format = "message:\(shard).ndjson"
            _ = try run(script, ["--shard", "\(shard)/2", "--format", format], variables: ["APPSHELL_RUN_ID": "7"])
            let runs = try #require(try history(["--json"]).object()["runs"] as? [[String: Any]])
            #expect(runs.map { $0["isFinished"] as? Bool } == [shard == 2])
        }
        _ = try Command(
            ["merge", "1.ndjson", "2.ndjson", "--history", "h"],
            program: "AppShellTrials",
            in: scratch.folder
        )
        let runs = try #require(try history(["--json"]).object()["runs"] as? [[String: Any]])
        #expect(runs.map { $0["passed"] as? Int } == [2, 2])
        #expect(runs.map { $0["failed"] as? Int } == [1, 1])
    }

    @Test("a run that is killed keeps what had ended, and takes nothing from one that writes beside it")
    func killed() throws {
        let script = Self.script(["Given nothing", "When it hangs"])
        _ = try scratch.write(script, to: "f.feature")
        let process = Process()
        process.executableURL = try Command.executable("AppShellTrials")
        process.arguments = ["run", "f.feature", "--history", "h", "--format", "summary"]
        process.currentDirectoryURL = scratch.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        let folder = scratch.folder.appending(path: "h").path(percentEncoded: false)
        func written() -> String {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
                .map { String(decoding: $0, as: UTF8.self) }.joined()
        }
        while process.isRunning, !written().contains("\"scenario\"") { usleep(10_000) }
        let beside = try Command(
            ["run", "f.feature:2", "--history", "h"],
            program: "AppShellTrials",
            in: scratch.folder
        )
        #expect(beside.status == 0)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()

        // A torn line, as a full disk or a power cut leaves it.
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).min())
        let file = try #require(FileHandle(forWritingAtPath: "\(folder)/\(name)"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("{\"scenario\":{\"cost\"".utf8))
        let told = try history(["--json"])
        #expect(told.errors.isEmpty, "\(told.errors)")
        let runs = try #require(try told.object()["runs"] as? [[String: Any]])
        #expect(runs.map { $0["passed"] as? Int } == [1, 1])
        #expect(runs.compactMap { $0["isFinished"] as? Bool }.sorted { !$0 && $1 } == [false, true])
        #expect(try names("notRun", in: told) == ["number 1"])
    }

    @Test("--prune keeps the newest; a folder without runs, and files that are none, are told")
    func folder() throws {
        #expect(try history().status == 2)
        for _ in 1...3 { _ = try run(Self.script(["Given nothing"])) }
        let pruned = try Command(
            ["history", "--history", "h", "--prune", "2"],
            program: "AppShellTrials",
            in: scratch.folder
        )
        #expect(pruned.output == "Removed 1 run from h.\n")
        _ = try scratch.write("{}\n", to: "h/other.ndjson")
        let told = try history(["--json"])
        #expect(told.errors == "h/other.ndjson:1: this is no record of a run; it is left out.\n")
        #expect((try told.object()["runs"] as? [Any])?.count == 2)
        _ = try scratch.write("", to: "empty/x.ndjson")
        #expect(
            try Command(["history", "--history", "empty"], program: "AppShellTrials", in: scratch.folder).status == 5
        )
    }
}
