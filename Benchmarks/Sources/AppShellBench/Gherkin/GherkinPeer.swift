import BenchKit
import Foundation

/// The official Python parser and pickle compiler, in a process of its own.
enum GherkinPeer {
    static let name = "gherkin-official, Python"
    static let absence = "gherkin-official is not installed: pip install gherkin-official==\(version)"

    private static let version = "42.0.1"

    /// Does nothing where the package is not installed.
    ///
    /// - Throws: unless it is the version that is compared with, and makes so many pickles of the file.
    static func check(_ path: String, count: Int) throws {
        guard let text = try answer("check", path, 1) else { return }
        guard text == "\(version) \(count)" else {
            throw BenchError.wrong("the peer is to say “\(version) \(count)”, and says “\(text)”")
        }
    }

    /// Nanoseconds a byte, thread CPU time; nil where the package is not installed.
    static func time(_ path: String, bytes: Int, samples: Int) throws -> BenchKit.Measurement? {
        guard let figures = try figures("time", path, samples) else { return nil }
        return Measurement(samples: figures.map { $0 / Double(bytes) }, allocations: nil)
    }

    /// Bytes, from before the file is read to the most that there ever was.
    static func memory(_ path: String) throws -> BenchKit.Measurement? {
        try figures("memory", path, 1).map { Measurement(samples: $0, allocations: nil) }
    }

    private static func figures(_ what: String, _ path: String, _ count: Int) throws -> [Double]? {
        guard let text = try answer(what, path, count) else { return nil }
        let figures = text.split(separator: "\n").compactMap { Double($0) }
        guard figures.count == count else { throw BenchError.wrong("the peer says “\(text)”") }
        return figures
    }

    private static func answer(_ what: String, _ path: String, _ count: Int) throws -> String? {
        let text = try output(of: "/usr/bin/env", ["python3", "-c", program, what, path, String(count)])
        return text == "not installed" ? nil : text
    }

    /// What a program prints, without the white space around it.
    ///
    /// - Throws: where it fails.
    static func output(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw BenchError.wrong("\(program) \(arguments.first ?? "") failed")
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let program = """
        import sys, time
        try:
            from gherkin.parser import Parser
            from gherkin.pickles.compiler import Compiler
        except ImportError:
            print("not installed")
            sys.exit()

        def status(name):
            with open("/proc/self/status") as lines:
                return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(name))

        def read():
            with open(path, encoding="utf-8", newline="") as file:
                text = file.read()
            start = time.thread_time_ns()
            document = {**Parser().parse(text), "uri": path}
            pickles = Compiler().compile(document)
            return document, pickles, time.thread_time_ns() - start

        what, path, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
        if what == "check":
            from importlib.metadata import version
            print(version("gherkin-official"), len(read()[1]))
        elif what == "time":
            for _ in range(count):
                print(read()[2])
        else:
            before = status("VmRSS:")
            held = read()
            print(status("VmHWM:") - before)
        """
}
