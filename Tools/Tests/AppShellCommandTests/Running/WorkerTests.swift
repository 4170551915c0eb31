import Foundation
import Testing

/// Real processes that really trap, exit and hang.
struct WorkerTests {
    /// Runs scripts with steps that do to their process what apps do by mistake.
    private static func run(_ script: String, _ arguments: [String] = [], in scratch: Scratch? = nil) throws -> Command
    {
        let scratch = try scratch ?? Scratch()
        let file = try scratch.write(script, to: "f.feature")
        return try Command(["run", file] + arguments, program: "AppShellTrials", in: scratch.folder)
    }

    /// Sends SIGINT so many seconds after the file `begun` is there.
    private static func interrupt(
        _ arguments: [String],
        in scratch: Scratch,
        hooks: String = "",
        after seconds: Double
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = try Command.executable("AppShellTrials")
        process.arguments = arguments
        process.currentDirectoryURL = scratch.folder
        process.environment = ProcessInfo.processInfo.environment.merging(["TRIAL_HOOKS": hooks]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let mark = scratch.folder.appending(path: "begun").path(percentEncoded: false)
        while !FileManager.default.fileExists(atPath: mark), process.isRunning { usleep(20_000) }
        usleep(UInt32(seconds * 1_000_000))
        kill(process.processIdentifier, SIGINT)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static let among = """
        Feature: F
          Scenario: before
            Given nothing
          Scenario: the one
            Given nothing
            When %
            Then nothing
          Scenario: after
            Given nothing

        """

    @Test(
        "a scenario whose process ends fails at the step that ended it, with how and its last words; the others go on",
        arguments: [
            ("it traps", ["about to trap", "Index out of range"]),
            ("it exits with 3", ["The process ended itself with code 3 in this step."]),
            ("it exits with 0", ["The process ended itself with code 0 in this step."]),
            ("it is killed", ["The process was ended by signal 9 (SIGKILL) in this step."]),
        ]
    )
    func ends(_ step: String, _ strings: [String]) throws {
        for jobs in ["1", "2"] {
            let run = try Self.run(Self.among.replacing("%", with: step), ["--jobs", jobs])
            #expect(run.status == 1)
            for word in strings { #expect(run.output.contains(word), "\(run.output)") }
            if step == "it traps" { #expect(run.output.contains(/ended by signal \d+ \(SIG(ILL|TRAP)\) in this step/)) }
            #expect(run.output.contains("✔ Given nothing\n    ✘ When \(step)\n"))
            #expect(run.output.contains("- Then nothing"))
            #expect(run.output.contains("2 passed, 1 failed"))
        }
    }

    @Test("a scenario that does not end is stopped at its time limit, and the others go on")
    func hangs() throws {
        let run = try Self.run(Self.among.replacing("%", with: "it hangs"), ["--timeout", "5", "--jobs", "2"])
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "The scenario did not end within 5 s on the wall clock (--timeout), and was stopped in this step."
            )
        )
        #expect(run.output.contains("2 passed, 1 failed"))
    }

    @Test("what a step said before it ended its process is told")
    func lastLog() throws {
        let step = "it says \"the order is 7\" and traps"
        let run = try Self.run(Self.among.replacing("%", with: step))
        #expect(run.output.contains("the order is 7"), "\(run.output)")
        #expect(run.output.contains("2 passed, 1 failed"))
    }

    @Test(
        "a hook around the run that ends its process or hangs fails; the others run, and reports are whole",
        arguments: [
            ("the last one traps", "3 passed, 0 failed; 1 hook around the run", ["cleaned up", "about to trap"]),
            ("the first one traps", "0 passed, 0 failed, 3 not run; 1 hook", ["The process was ended by signal"]),
            (
                "the first one hangs", "0 passed, 0 failed, 3 not run; 1 hook",
                ["The hook did not end within 3 s on the wall clock (--timeout), and was stopped."]
            ),
            ("they share a number", "3 passed, 0 failed\n", []),
        ]
    )
    func runHooks(hooks: String, verdict: String, strings: [String]) throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.among.replacing("%", with: "nothing"), to: "f.feature")
        let formats = ["pretty", "junit:j.xml", "message:m.ndjson"].flatMap { ["--format", $0] }
        let run = try Command(
            ["run", file, "--timeout", "3"] + formats,
            program: "AppShellTrials",
            variables: ["TRIAL_HOOKS": hooks],
            in: scratch.folder
        )
        #expect(run.status == (hooks == "they share a number" ? 0 : 1))
        for text in strings + [verdict] { #expect(run.output.contains(text), "\(run.output)") }
        let junit = try String(contentsOf: scratch.folder.appending(path: "j.xml"), encoding: .utf8)
        #expect(junit.hasSuffix("</testsuites>\n"))
        let messages = try String(contentsOf: scratch.folder.appending(path: "m.ndjson"), encoding: .utf8)
        #expect(messages.split(separator: "\n").last?.contains("testRunFinished") == true)
    }

    @Test("Ctrl-C in a hook before all ends the run with 130; what was not run is what runs again")
    func interruptedHook() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.among.replacing("%", with: "nothing"), to: "f.feature")
        let arguments = ["run", file, "--format", "summary", "--format", "rerun:r.txt"]
        let run = try Self.interrupt(arguments, in: scratch, hooks: "the first one hangs", after: 0)
        #expect(run.status == 130)
        let rerun = try String(contentsOf: scratch.folder.appending(path: "r.txt"), encoding: .utf8)
        #expect(rerun == "f.feature:2:4:8\n")
    }

    @Test("what waits behind a scenario that does not end is run by another process; which one was under way is told")
    func takenBack() throws {
        let scratch = try Scratch()
        // Quick ones first, so that several are sent ahead.
        let quick = (0..<300).map { "  Scenario: q\($0)\n    Given nothing\n" }.joined()
        let slow = "  Scenario: slow\n    When it marks \"begun\"\n    And it hangs\n"
        let file = try scratch.write("Feature: F\n" + quick + slow + quick, to: "f.feature")
        // Far longer than 300 that do nothing take.
        let text = try Self.interrupt(["run", file, "--jobs", "2", "--format", "summary"], in: scratch, after: 4).output
        let strings = "Still running: f.feature:602 “slow”, at “And it hangs” (line 604)."
        #expect(text.contains("Interrupted: 1 scenario was not run. \(strings)\n"), "\(text)")
    }

    @Test("a hook that traps fails its scenario alone")
    func hook() throws {
        let run = try Self.run(
            "Feature: F\n  @traps-before\n  Scenario: A\n    Given nothing\n  Scenario: B\n    Given nothing\n"
        )
        #expect(run.status == 1)
        #expect(run.output.contains("1 passed, 1 failed"))
    }

    @Test("many that trap are all told, each once, in the order of the script")
    func many() throws {
        let scenarios = (0..<12).map { "  Scenario: \($0)\n    When \($0 % 3 == 0 ? "it traps" : "nothing")\n" }
        let run = try Self.run("Feature: F\n" + scenarios.joined(), ["--jobs", "3", "--format", "rerun"])
        #expect(run.status == 1)
        #expect(run.output.contains("f.feature:2:8:14:20\n"), "\(run.output)")
    }

    @Test("a scenario that crashed may be tried again")
    func retry() throws {
        let run = try Self.run(Self.among.replacing("%", with: "it traps"), ["--retry", "1"])
        #expect(run.status == 1)
        #expect(run.output.contains("(attempt 2)"))
    }

    @Test(
        "the results come in the order of the scripts, whoever ended first; messages are the same bytes with any number of jobs"
    )
    func order() throws {
        let scratch = try Scratch()
        let scenarios = (0..<8).map { number in
            "  Scenario: \(number)\n    When it works for \(number % 2 == 0 ? 60 : 1) ms\n    Then \(number == 3 ? "it fails" : "nothing")\n"
        }
        var messages: [String] = []
        for arguments in [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "4"], ["--in-process"], ["--jobs", "2"]] {
            let run = try Self.run(
                "Feature: F\n" + scenarios.joined(),
                arguments + ["--format", "message"],
                in: scratch
            )
            #expect(run.status == 1)
            messages.append(run.output)
        }
        #expect(Set(messages).count == 1)
        #expect(messages.first?.contains("testRunFinished") == true)
    }

    @Test("what steps print goes to standard error, and no report has it")
    func prints() throws {
        let run = try Self.run("Feature: F\n  Scenario: S\n    When it prints \"héhé\"\n", ["--format", "message"])
        #expect(run.status == 0)
        #expect(run.errors.contains("héhé"))
        for line in run.output.split(separator: "\n") {
            #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
        }
    }

    @Test("a trap among hundreds of quick scenarios takes none with it, and has its own last words")
    func crowd() throws {
        let scenarios = (0..<240).map { "  Scenario: \($0)\n    When \($0 % 40 == 39 ? "it traps" : "nothing")\n" }
        let run = try Self.run("Feature: F\n" + scenarios.joined(), ["--jobs", "2"])
        #expect(run.status == 1)
        #expect(run.output.contains("234 passed, 6 failed"), "\(run.output.suffix(600))")
        // Told once, for failures of one cause.
        #expect(run.output.contains(/It printed last:\n +about to trap/))
    }

    @Test("what hangs is stopped also where its worker has more to read than its pipe holds")
    func fullPipe() throws {
        let text = String(repeating: "x", count: 100_000)
        let quick = (0..<60).map { "  Scenario: q\($0)\n    Given nothing\n" }.joined()
        let large = (0..<4).map { number in
            "  Scenario: \(number)\n    When \(number == 0 ? "it hangs" : "nothing")\n      \"\"\"\n      \(text)\n      \"\"\"\n"
        }
        let run = try Self.run("Feature: F\n" + quick + large.joined(), ["--jobs", "1", "--timeout", "5"])
        #expect(run.status == 1)
        #expect(run.output.contains("did not end within 5 s"))
    }

    @Test("Ctrl-C ends a run with 130, with whole reports of what had ended", arguments: ["--jobs=2", "--in-process"])
    func interruption(_ place: String) throws {
        let scratch = try Scratch()
        // Signals are asked about between scenarios where there are no workers.
        let file = try scratch.write(
            """
            Feature: F
              Scenario: A
                Given nothing
              Scenario: B
                When it marks "begun"
                And it works for \(place == "--in-process" ? 3000 : 60000) ms
              Scenario: C
                Then it fails

            """,
            to: "f.feature"
        )
        let formats = ["message:m.ndjson", "junit:j.xml", "html:r.html", "summary"].flatMap { ["--format", $0] }
        // Until the other worker has done what it can.
        let (status, text) = try Self.interrupt(["run", file, place] + formats, in: scratch, after: 0.5)
        #expect(status == 130)
        #expect(text.contains("Interrupted"), "\(text)")
        if place == "--jobs=2" { #expect(text.contains("Still running: f.feature:4 “B”"), "\(text)") }
        if place == "--jobs=2" { #expect(text.contains("It fails, as it should."), "\(text)") }
        let messages = try String(contentsOf: scratch.folder.appending(path: "m.ndjson"), encoding: .utf8)
        let last = try #require(messages.split(separator: "\n").last)
        #expect(last.contains(#""testRunFinished":{"success":false"#))
        for (file, end) in [("j.xml", "</testsuites>"), ("r.html", "</html>")] {
            #expect(try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8).contains(end))
        }
    }
}
