import CucumberGherkin
import ScenarioReports
import ScriptTestSupport
import Testing

@Suite("The report for GitHub")
struct GitHubTests {
    private static let failing = SampleBehaviour(
        outcomes: ["it fails": [SampleOutcome(status: .failed, message: "<b>No</b> & *no*\n\n# no")]]
    )

    private static func source(_ scenarios: Int, uri: String = "Scenarios/a.feature", name: String = "S")
        -> GherkinSource
    {
        let text = (0..<scenarios).map { _ in "  Scenario: \(name)\n    Given it fails\n" }.joined()
        return GherkinSource(uri: uri, text: "Feature: F\n\(text)")
    }

    private func commands(_ run: SampleRun) -> [String] {
        FormatOutput.text(of: run) { GitHubReport(write: $0) }.split(separator: "\n").map(String.init)
    }

    private func markdown(_ run: SampleRun, limit: Int? = nil, files: GitHubFiles? = nil) -> String {
        let report = GitHubReport(files: files) { _ in }
        run.tell(report)
        return limit.map { report.markdown(of: run.summary, limit: $0) } ?? report.markdown(of: run.summary)
    }

    @Test("commands are escaped as the runner reads them back")
    func escaping() {
        var behaviour = SampleBehaviour()
        behaviour.outcomes["it fails"] = [SampleOutcome(status: .failed, message: "100 %\r\n::error::a, b: c")]
        let run = SampleRun([Self.source(1, uri: "a,b:c%.feature", name: "Prix : 3 €, 5 %")], behaviour)
        #expect(
            commands(run) == [
                "::error file=a%2Cb%3Ac%25.feature,line=3,title=Prix %3A 3 €%2C 5 %25::"
                    + "Given it fails%0A100 %25%0D%0A::error::a, b: c",
                "::notice title=Scenarios::0 passed, 1 failed",
            ]
        )
    }

    @Test("whatever the texts are, each command is one line and says the same when it is read back")
    func escapingLaw() throws {
        var chance = MutationGenerator(seed: 3)
        for _ in 0..<100 {
            let pieces = ["%", "\r", "\n", "\r\n", ":", "::", ",", "%0A", "%25", "é", "🍵", "\u{301}"]
            let message = chance.mutation(of: "a: b, c%\r\n::error::", with: pieces)
            let behaviour = SampleBehaviour(outcomes: ["it fails": [SampleOutcome(status: .failed, message: message)]])
            let command = try #require(commands(SampleRun([Self.source(1)], behaviour)).first)
            let head = "::error file=Scenarios/a.feature,line=3,title=S::"
            var read: [Unicode.Scalar] = []
            var rest = Array(command.unicodeScalars.dropFirst(head.unicodeScalars.count))[...]
            while let scalar = rest.popFirst() {
                guard scalar == "%" else {
                    read.append(scalar)
                    continue
                }
                let code = String(String.UnicodeScalarView(rest.prefix(2)))
                rest = rest.dropFirst(2)
                read.append(try #require(["0D": "\r", "0A": "\n", "25": "%"][code]))
            }
            #expect(command.hasPrefix(head))
            #expect(read == Array("Given it fails\n\(message)".unicodeScalars))
        }
    }

    @Test("ten annotations of a kind are shown, and how many more there are")
    func limits() {
        var behaviour = Self.failing
        behaviour.outcomes["it comes"] = [SampleOutcome(status: .pending, message: "Later.")]
        let pending = (0..<11).map { _ in "  Scenario: P\n    Given it comes\n" }.joined()
        let other = GherkinSource(uri: "p.feature", text: "Feature: F\n\(pending)")
        let lines = commands(SampleRun([Self.source(13), other], behaviour))
        let kinds = lines.map { line in String(line.prefix { $0 != " " }) }
        let expected = [String](repeating: "::error", count: 10) + [String](repeating: "::warning", count: 10)
        #expect(kinds == expected + ["::notice"])
        #expect(
            lines.last == "::notice title=Scenarios::0 passed, 24 failed%0A"
                + "Not shown here: 3 more errors and 1 more warning. GitHub shows only 10 of each kind."
        )
        #expect(!commands(SampleRun([Self.source(10)], behaviour)).joined().contains("Not shown here"))
    }

    @Test("the summary takes nothing of what scripts and apps say for Markdown or HTML")
    func texts() {
        let text = markdown(SampleRun([Self.source(1, name: "<img src=x> \"*a*\" & co")], Self.failing))
        #expect(text.contains("&lt;img src=x&gt; &quot;*a*&quot; &amp; co</summary>\n"))
        #expect(text.contains("<pre>\n&lt;b&gt;No&lt;/b&gt; &amp; *no*\n\n# no\n</pre>\n"))
        #expect(!text.contains("<img"))
    }

    @Test("places are links where the repository is known")
    func links() throws {
        let environment = [
            "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/name", "GITHUB_SHA": "0f1e",
        ]
        let files = try #require(GitHubFiles(environment: environment))
        let run = SampleRun([Self.source(1, uri: "./Scénarios/a #1?.feature")], Self.failing)
        let address = "https://github.com/owner/name/blob/0f1e/Sc%C3%A9narios/a%20%231%3F.feature#L2"
        #expect(
            markdown(run, files: files).contains("<a href=\"\(address)\"><code>./Scénarios/a #1?.feature:2</code></a>")
        )
        for name in environment.keys.sorted() {
            #expect(GitHubFiles(environment: environment.filter { $0.key != name }) == nil)
        }
    }

    @Test("a summary that is too long is cut between two entries, and says how many are left out")
    func tooLong() throws {
        let run = SampleRun([Self.source(400)], Self.failing)
        let whole = markdown(run)
        #expect(whole.split(separator: "<details>").count == 401)
        for limit in stride(from: 4 << 10, to: 80 << 10, by: 5_000) {
            let text = markdown(run, limit: limit)
            #expect(text.utf8.count <= limit)
            let shown = text.split(separator: "<details>").count - 1
            #expect(text.split(separator: "</details>").count - 1 == shown)
            #expect(
                text.hasSuffix(
                    "> … and \(400 - shown) more that do not fit: a summary is limited to \(limit / 1024) KiB.\n"
                )
            )
            #expect(shown > (limit - 1_000) / 400)
        }
    }

    @Test("one long screen does not take the room of the others")
    func longScreen() {
        let screen = String(repeating: "élément ", count: 50_000)
        let outcome = SampleOutcome(status: .failed, message: "No.", screen: screen)
        let text = markdown(SampleRun([Self.source(3)], SampleBehaviour(outcomes: ["it fails": [outcome]])))
        #expect(text.utf8.count < 60_000)
        #expect(text.split(separator: "…\n</pre>").count == 4)
    }
}
