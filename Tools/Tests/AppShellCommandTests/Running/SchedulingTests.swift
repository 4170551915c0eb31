import Foundation
import Testing

/// Selection, order, repetition: what a run's options do.
struct SchedulingTests {
    private static let script =
        "Feature: F\n" + (0..<10).map { "  @n\($0)\n  Scenario: number \($0)\n    Given the number \($0)\n" }.joined()

    private static func run(_ arguments: [String], script: String = script, in scratch: Scratch? = nil) throws
        -> Command
    {
        let scratch = try scratch ?? Scratch()
        _ = try scratch.write(script, to: "f.feature")
        return try Command(["run", "f.feature"] + arguments, program: "AppShellTrials", in: scratch.folder)
    }

    /// The names of the scenarios, in the order in which they were told.
    private static func names(_ run: Command) -> [String] {
        run.output.matches(of: /Scenario: number (\d)/).map { String($0.output.1) }
    }

    @Test("the shards of a run are its scenarios, each once")
    func shards() throws {
        let parts = try (1...3).map { try Self.names(Self.run(["--shard", "\($0)/3"])) }
        #expect(parts.map(\.count) == [4, 3, 3])
        #expect(Set(parts.joined()).count == 10)
        #expect(try Self.run(["--shard", "4/3"]).status == 2)
    }

    @Test("a random order is told by its seed, and the seed gives it again")
    func random() throws {
        let first = try Self.run(["--order", "random"])
        let seed = try #require(first.output.firstMatch(of: /--order random:(\d+)/)?.output.1)
        let again = try Self.run(["--order", "random:\(seed)", "--jobs", "1"])
        #expect(Self.names(first) == Self.names(again))
        #expect(Self.names(again).sorted() == (0..<10).map(String.init))
        let orders = try (1...4).map { try Self.names(Self.run(["--order", "random:\($0)"])) }
        #expect(Set(orders).count > 1)
        #expect(try Self.names(Self.run(["--order", "reversed"])).first == "9")
    }

    @Test("--fail-fast begins no further scenario, and says how many were left out")
    func failFast() throws {
        let script = Self.script.replacing("Given the number 3", with: "Then it fails")
        for jobs in ["1", "2"] {
            let run = try Self.run(["--fail-fast", "--jobs", jobs], script: script)
            #expect(run.status == 1)
            #expect(Self.names(run) == ["0", "1", "2", "3"])
            #expect(run.output.contains("6 scenarios were not run"), "\(run.output)")
        }
    }

    @Test("--max-failures stops after as many failures, whatever ends first, and says how many did not run")
    func maxFailures() throws {
        let script = [1, 3, 6].reduce(Self.script) { $0.replacing("Given the number \($1)", with: "Then it fails") }
        for jobs in ["1", "2"] {
            let run = try Self.run(["--max-failures", "2", "--jobs", jobs], script: script)
            #expect(run.status == 1)
            #expect(Self.names(run) == ["0", "1", "2", "3"])
            #expect(
                run.output.contains("Stopped after 2 failures (--max-failures): 6 scenarios were not run."),
                "\(run.output)"
            )
        }
        let all = try Self.run(["--max-failures", "4"], script: script)
        #expect(Self.names(all).count == 10)
        #expect(!all.output.contains("not run"))
        #expect(try Self.run(["--max-failures", "0"]).status == 2)
        #expect(try Self.run(["--max-failures", "1", "--fail-fast"]).status == 2)
    }

    @Test("--durations lists the slowest scenarios by wall time, all attempts together")
    func durations() throws {
        let run = try Self.run(["--durations", "3", "--format", "summary"])
        let lines = run.output.split(separator: "\n")
        let title = try #require(lines.firstIndex(of: "Slowest (wall time):"), "\(run.output)")
        let times = lines[(title + 1)...].compactMap { line in
            line.firstMatch(of: /^ +(\d+\.\d{3}) s  f\.feature:\d+  number \d$/).flatMap { Double($0.output.1) }
        }
        #expect(times.count == 3)
        #expect(times == times.sorted(by: >))
        #expect(try !Self.run(["--format", "summary"]).output.contains("Slowest"))
        #expect(try Self.run(["--durations", "0"]).status == 2)
    }

    @Test("what failed is listed, and runs again alone")
    func rerun() throws {
        let scratch = try Scratch()
        let script = Self.script.replacing("Given the number 3", with: "Then it fails")
        #expect(try Self.run(["--format", "rerun:failed.txt"], script: script, in: scratch).status == 1)
        let again = try Command(["run", "--rerun", "failed.txt"], program: "AppShellTrials", in: scratch.folder)
        #expect(again.status == 1)
        #expect(Self.names(again) == ["3"])
        _ = try scratch.write(Self.script, to: "f.feature")
        let fixed = try Command(
            ["run", "--rerun", "failed.txt", "--format", "rerun:failed.txt"],
            program: "AppShellTrials",
            in: scratch.folder
        )
        #expect(fixed.status == 0)
        let nothing = try Command(["run", "--rerun", "failed.txt"], program: "AppShellTrials", in: scratch.folder)
        #expect(nothing.status == 5)
        #expect(nothing.errors.contains("failed.txt lists nothing"))
    }

    @Test("a scenario that passes at its second attempt is flaky; --fail-on-flaky ends with 1; --retry-tags chooses")
    func retry() throws {
        let scratch = try Scratch()
        let script = "Feature: F\n  @net\n  Scenario: S\n    Then it passes every second time, by \"mark\"\n"
        func run(_ arguments: [String]) throws -> Command {
            try? FileManager.default.removeItem(at: scratch.folder.appending(path: "mark"))
            return try Self.run(arguments, script: script, in: scratch)
        }
        #expect(try run([]).status == 1)
        let flaky = try run(["--retry", "1"])
        #expect(flaky.status == 0)
        #expect(flaky.output.contains("Passed after a retry"))
        #expect(try run(["--retry", "1", "--fail-on-flaky"]).status == 1)
        #expect(try run(["--retry", "1", "--retry-tags", "@other"]).status == 1)
    }

    @Test("repetitions that go different ways fail the run, with the first event in which they part")
    func repetition() throws {
        let scratch = try Scratch()
        let steady = try Self.run(["--repeat", "3"], in: scratch)
        #expect(steady.status == 0)
        #expect(steady.output.contains("30 passed"))
        let script =
            "Feature: F\n  Scenario: S\n    Given nothing\n    Then it says another thing each time, by \"count\"\n"
        // One after the other: they count in a file.
        let run = try Self.run(["--repeat", "2", "--jobs", "1"], script: script, in: scratch)
        #expect(run.status == 1)
        #expect(run.output.contains("the count is 0"), "\(run.output)")
        #expect(run.output.contains("the count is 1"))
    }

    @Test("--pass-with-no-tests ends with 0 where nothing was selected")
    func nothing() throws {
        #expect(try Self.run(["--tags", "@none"]).status == 5)
        #expect(try Self.run(["--tags", "@none", "--pass-with-no-tests"]).status == 0)
    }

    @Test("appshell.json holds defaults; what is said has the last word; its errors are named")
    func defaults() throws {
        let scratch = try Scratch()
        _ = try scratch.write(
            #"{"run": {"tags": "@n1 or @n2", "format": "progress", "paths": ["f.feature"]}}"#,
            to: "appshell.json"
        )
        _ = try scratch.write(Self.script, to: "f.feature")
        func run(_ arguments: [String], in folder: URL? = nil) throws -> Command {
            try Command(["run"] + arguments, program: "AppShellTrials", in: folder ?? scratch.folder)
        }
        #expect(try run([]).output.hasPrefix(".."))
        #expect(try Self.names(run(["--format", "pretty"])) == ["1", "2"])
        #expect(try Self.names(run(["--format", "pretty", "--tags", "@n3"])) == ["3"])
        #expect(try run(["--no-defaults", "f.feature", "--format", "progress"]).output.contains("10 passed"))
        _ = try scratch.write(#"{"run": {"tag": "@a", "jobs": [], "fail-fast": "yes"}}"#, to: "appshell.json")
        let faulty = try run([])
        #expect(faulty.status == 2)
        #expect(
            faulty.errors == """
                appshell.json: “fail-fast” is true or false.
                appshell.json: “jobs” is a text.
                appshell.json: there is no option “tag”. Did you mean “tags”?

                """
        )
        _ = try scratch.write("{\"run\": {\n  \"jobs\": 2,\n  \"jobs\": 3\n}}", to: "appshell.json")
        let twice = "line 3, column 3, at $.run: the key “jobs” occurs twice in one object. Fix: keep one of the two."
        #expect(try run([]).errors == "appshell.json: \(twice)\n")
    }

    @Test(
        "options that do not go together are refused, and say why",
        arguments: [
            (["--retry=-1"], "0 to 100"), (["--repeat", "2", "--retry", "1"], "leave one out"),
            (["--retry-tags", "@a"], "--retry"), (["--timeout", "0"], "--timeout"), (["--jobs", "0"], "--jobs"),
            (["--in-process", "--jobs", "2"], "--in-process"), (["--order", "sideways"], "--order"),
            (["--format", "progress-bar"], "only works in a terminal"), (["--format", "junit?loose"], "--format"),
        ]
    )
    func usage(_ arguments: [String], _ strings: String) throws {
        let run = try Self.run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(strings), "\(run.errors)")
    }

    @Test(
        "--watch takes q without Enter, tells removed and renamed scripts, and gives the terminal back as it was",
        arguments: ["q", "TERM", "Ctrl-C"]
    )
    func watchTerminal(_ end: String) throws {
        let scratch = try Scratch()
        _ = try scratch.write("Feature: F\n  Scenario: S\n    Given nothing\n", to: "s/f.feature")
        _ = try scratch.write("Feature: G\n  Scenario: S\n    Given nothing\n", to: "s/g.feature")
        let driver = try scratch.write(Self.watchDriver, to: "driver.py")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", driver, try Command.executable("AppShellTrials").path, end]
        process.currentDirectoryURL = scratch.folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(told)")
        #expect(told.hasSuffix("status \(end == "q" ? 0 : 130), terminal restored: True\n"), "\(told)")
    }

    /// Runs the watch on a terminal of its own: argument 1 is the program, 2 how it ends.
    private static let watchDriver = """
        import os, pty, signal, sys, termios, time
        master, slave = pty.openpty()
        before = termios.tcgetattr(slave)
        pid = os.fork()
        if pid == 0:
            os.setsid()
            import fcntl
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for fd in (0, 1, 2): os.dup2(slave, fd)
            os.execv(sys.argv[1], [sys.argv[1], "run", "s", "--watch", "--in-process"])
        text = b""
        def until(strings, count=1):
            global text
            limit = time.time() + 60
            while text.count(strings) < count:
                if time.time() > limit: print(text.decode(), "no", strings); os.kill(pid, 9); sys.exit(1)
                import select
                if select.select([master], [], [], 0.2)[0]: text += os.read(master, 65536)
        def raw(): return not termios.tcgetattr(slave)[3] & termios.ICANON
        def until_raw():
            limit = time.time() + 60
            while not raw() and time.time() < limit: time.sleep(0.02)
        until(b"Watching 2 scripts")
        os.remove("s/g.feature")
        until(b"Removed: s/g.feature")
        until(b"Watching 1 script.")
        until_raw()
        os.rename("s/f.feature", "s/h.feature")
        until("Renamed: s/f.feature → s/h.feature".encode())
        until(b"Watching 1 script.", 2)
        until_raw()
        assert raw(), "the keyboard is read line by line"
        if sys.argv[2] == "q": os.write(master, b"q")
        elif sys.argv[2] == "TERM": os.kill(pid, signal.SIGTERM)
        else: os.write(master, b"\\x03")
        status = os.waitpid(pid, 0)[1]
        print(f"status {os.waitstatus_to_exitcode(status)}, terminal restored: {termios.tcgetattr(slave) == before}")
        """

    @Test("--watch runs again what changed, and ends at q")
    func watch() throws {
        let scratch = try Scratch()
        let file = try scratch.write("Feature: F\n  Scenario: S\n    Then it fails\n", to: "f.feature")
        let process = Process()
        process.executableURL = try Command.executable("AppShellTrials")
        process.arguments = ["run", file, "--watch", "--format", "summary"]
        process.currentDirectoryURL = scratch.folder
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        var text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.contains("Watching 1 script"))
        _ = try scratch.write("Feature: F\n  Scenario: S\n    Given nothing\n", to: "f.feature")
        while !text.contains("Changed: "), process.isRunning {
            text += String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        }
        while text.matches(of: /Watching/).count < 2, process.isRunning {
            text += String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        }
        try input.fileHandleForWriting.write(contentsOf: Data("q\n".utf8))
        let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(told.contains("0 passed, 1 failed"))
        #expect(told.contains("1 passed, 0 failed"))
    }
}
