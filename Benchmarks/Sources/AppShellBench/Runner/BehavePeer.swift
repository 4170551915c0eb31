import BenchKit
import Foundation

/// behave of PyPI, with the same steps, whose bodies are `pass`.
struct BehavePeer {
    static let name = "behave \(version)"
    static let version = "1.3.3"
    static let absence = "behave is not installed: pip install behave==\(version)"

    /// The folder in which it finds `features`, with its steps.
    let folder: URL

    /// - Throws: where another version is installed than the one that is compared with.
    static func isInstalled() throws -> Bool {
        let program = """
            try:
                from importlib.metadata import version
                print(version("behave"))
            except ImportError:
                print("not installed")
            """
        let answer = try GherkinPeer.output(of: "/usr/bin/env", ["python3", "-c", program])
        guard answer != "not installed" else { return false }
        guard answer == version else {
            throw BenchError.wrong("behave \(answer) is installed, and compared with is \(version)")
        }
        return true
    }

    /// Copies a suite, and writes the steps beside it.
    func take(_ suite: URL) throws {
        let features = folder.appending(path: "features")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: suite, to: features)
        let steps = features.appending(path: "steps")
        try FileManager.default.createDirectory(at: steps, withIntermediateDirectories: true)
        try Data(Self.steps.utf8).write(to: steps.appending(path: "steps.py"))
    }

    /// What comes nearest: it has no messages and no page of its own, so its JSON stands for the former, and nothing for
    /// the latter.
    /// - Throws: unless its report tells of so many scenarios.
    func reported(scenarios: Int) throws -> ProcessCost {
        let reports = [
            "--junit", "--junit-directory", "junit", "--format", "progress", "--format", "json",
            "--outfile", "/dev/null", "--outfile", "report.json",
        ]
        let cost = try measure(reports)
        try checkReport(count: scenarios)
        return cost
    }

    /// With its own standard format.
    func plain() throws -> ProcessCost { try measure([]) }

    private func measure(_ arguments: [String]) throws -> ProcessCost {
        try ProcessCost.measure(["/usr/bin/env", "python3", "-m", "behave"] + arguments, in: folder)
    }

    private func checkReport(count: Int) throws {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "report.json")))
        let features = json as? [[String: Any]] ?? []
        let scenarios = features.reduce(0) { $0 + (($1["elements"] as? [Any])?.count ?? 0) }
        guard scenarios == count else { throw BenchError.wrong("behave tells of \(scenarios) scenarios of \(count)") }
    }

    private static let steps = """
        from behave import given, when, then


        @given("nothing at all")
        def nothing(context):
            pass


        @given("the number {number:d}")
        def the_number(context, number):
            pass


        @given("a cart with {count:d} items")
        def a_cart(context, count):
            pass


        @when('the customer says "{words}"')
        def says(context, words):
            pass


        @when('the customer pays by "{means}"')
        def pays(context, means):
            pass


        @when("an hour passes")
        def an_hour(context):
            pass


        @then("the total is {total:d}")
        def the_total(context, total):
            pass


        @then("all is well")
        def well(context):
            pass

        """
}
