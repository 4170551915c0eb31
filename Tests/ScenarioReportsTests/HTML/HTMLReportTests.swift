import AppShellHashing
import CucumberGherkin
import Foundation
import ScreenRendering
import Testing

@testable import ScenarioReports

@Suite("The HTML report")
struct HTMLReportTests {
    @Test("is one page that is told piece by piece: its data is JSON, and ends with the page")
    func page() throws {
        let page = try Page(HTMLSample.page(of: HTMLSample.run, title: "Scenarios", coverage: HTMLSample.coverage))
        #expect(page.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(page.text.hasSuffix("</body>\n</html>\n"))
        let kinds = page.pieces.map(\.kind)
        #expect(kinds.first == "start")
        #expect(kinds.suffix(2) == ["summary", "coverage"])
        #expect(kinds.count { $0 == "scenario" } == HTMLSample.run.results.count)
        #expect(kinds.count { $0 == "hook" } == 2)
        #expect(!page.text.contains("{{"))
    }

    @Test("asks nothing of a network: its policy allows its own style and script alone, by their digests")
    func policy() throws {
        let text = try Page(HTMLSample.page(of: HTMLSample.run)).text
        let style = try #require(text.firstMatch(of: /<style>(.*?)<\/style>/.dotMatchesNewlines())).1
        let script = try #require(text.firstMatch(of: /<script>(.*?)<\/script>/.dotMatchesNewlines())).1
        let digests = [style, script].map { Data(SHA256.digest(of: Array($0.utf8))).base64EncodedString() }
        #expect(text.contains("default-src 'none'"))
        #expect(text.contains("style-src 'sha256-\(digests[0])'; script-src 'sha256-\(digests[1])'"))
        let outside = text.matches(of: /(?:src|href)="?(?:https?:)?\/\//)
        #expect(outside.isEmpty)
    }

    @Test(
        "keeps what scripts and apps say text: none of it can end the data's element",
        arguments: HTMLSample.hostileTexts
    )
    func hostile(_ text: String) throws {
        let name = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let source = GherkinSource(
            uri: "a<b>.feature",
            text: "Feature: \(name)\n\n  Scenario: \(name)\n    Given \(name)\n"
        )
        var behaviour = SampleBehaviour()
        let step = name.trimmingCharacters(in: .whitespaces)
        behaviour.outcomes[step] = [
            SampleOutcome(
                status: .failed,
                message: text,
                attachments: [Attachment(.text(text), mediaType: text, fileName: text)],
                snapshot: ScreenSnapshot(
                    navigation: text,
                    screen: ScreenElement(role: text, label: text, value: text, note: text)
                ),
                events: [(text, text)]
            )
        ]
        let run = SampleRun([source], behaviour)
        let page = try Page(HTMLSample.page(of: run, title: text))
        let scenario = try #require(page.pieces.first { $0.kind == "scenario" })
        let failed = try #require((scenario.object["steps"] as? [[String: Any]])?.first)
        #expect(failed["message"] as? String == text)
        let elements = try #require(scenario.object["newElements"] as? [[String: Any]])
        #expect(elements.first?["l"] as? String == text)
        #expect((page.pieces.first?.object["title"] as? String) == text)
        #expect(page.text.matches(of: /<script/).count == page.pieces.count + 1)
        #expect(!page.dataText.contains("\u{2028}") && !page.dataText.contains("\u{2029}"))
        #expect(page.text.contains("<title>\(HTMLText.escaped(text))</title>"))
        let unscripted = try #require(page.text.components(separatedBy: "<noscript>").last)
        #expect(unscripted.contains("<pre>\(HTMLText.escaped(text))</pre>"))
        #expect(
            try unscripted.firstMatch(of: Regex("<(?!/?(noscript|section|h2|ul|li|p|strong|code|pre|body|html)\\b)"))
                == nil
        )
    }

    @Test("writes each element of a screen once, children before what they are in, and each kind of event once")
    func numbers() throws {
        var page: [UInt8] = []
        let report = HTMLReport(title: "Large") { page += $0 }
        let events = LargeSample.events(scenarios: 20)
        for event in events { report.handle(event) }
        var seen: [NSDictionary] = []
        var texts: [NSArray] = []
        var screens: [ScreenElement] = []
        for piece in try Page(page).pieces where piece.kind == "scenario" {
            for element in piece.object["newElements"] as? [NSDictionary] ?? [] {
                for child in element["c"] as? [Int] ?? [] { #expect(child < seen.count) }
                seen.append(element)
            }
            texts += piece.object["newEvents"] as? [NSArray] ?? []
            for snapshot in piece.object["snapshots"] as? [[Any]] ?? [] {
                screens.append(try screen(try #require(snapshot.last as? Int), of: seen))
            }
            let numbers = piece.object["events"] as? [Int] ?? []
            for index in stride(from: 1, to: numbers.count, by: 2) { #expect(numbers[index] < texts.count) }
        }
        #expect(Set(seen).count == seen.count)
        #expect(Set(texts).count == texts.count)
        let told = events.flatMap { event -> [ScreenElement] in
            guard case .scenarioFinished(let result) = event else { return [] }
            return result.steps.compactMap { $0.snapshot?.screen }
        }
        #expect(screens == told)
    }

    /// The screen of a number, from what the page says.
    private func screen(_ number: Int, of elements: [NSDictionary]) throws -> ScreenElement {
        let element = elements[number]
        return ScreenElement(
            role: try #require(element["r"] as? String),
            label: element["l"] as? String ?? "",
            value: element["v"] as? String,
            flags: ScreenElement.Flags(rawValue: UInt16(element["f"] as? Int ?? 0)),
            message: element["m"] as? String,
            placeholder: element["p"] as? String,
            note: element["n"] as? String,
            children: try (element["c"] as? [Int] ?? []).map { try screen($0, of: elements) }
        )
    }

    @Test("tells a scenario's rule, its row of examples, its parameters, its table and its attempts")
    func scenario() throws {
        let page = try Page(HTMLSample.page(of: HTMLSample.run))
        let scenarios = page.pieces.filter { $0.kind == "scenario" }.map(\.object)
        let row = try #require(scenarios.first { $0["line"] as? Int == 25 })
        let outline = try #require(row["outline"] as? [String: Any])
        #expect(outline["name"] as? String == "Une carte porte les badges de la formation")
        #expect(outline["header"] as? [String] == ["formation", "durée", "prix"])
        #expect(outline["cells"] as? [String] == ["Performer", "2 jours", "790 €"])
        let steps = try #require(row["steps"] as? [[String: Any]])
        let last = try #require(steps.last)
        #expect(last["table"] as? [[String]] == [["Durée : 2 jours"], ["Prix : 790 €"]])
        let parameters = try #require(last["parameters"] as? [Int])
        let scalars = Array(try #require(last["text"] as? String).unicodeScalars)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[parameters[0]..<(parameters[0] + parameters[1])])
        #expect(String(view) == "\"Performer\"")
        #expect(steps.filter { $0["background"] as? Bool == true }.count == 2)
        let flaky = scenarios.filter { $0["name"] as? String == "Madi connaît les prix" }
        #expect(flaky.map { $0["attempt"] as? Int } == [nil, 1])
        #expect(flaky.map { $0["retried"] as? Bool } == [true, nil])
        #expect(flaky.map { $0["rule"] as? Int } == [0, 0])
        #expect((flaky.last?["divergence"] as? [String: Any])?["step"] as? String == "elle répond")
        #expect(Set(flaky.map { $0["id"] as? String }).count == 1)
    }

    @Test("shows what is there where the file was cut off anywhere: the pieces before are whole")
    func cut() throws {
        let whole = HTMLSample.page(of: HTMLSample.run)
        let count = try Page(whole).pieces.count
        let start = try Page(whole).head
        for end in stride(from: start, through: whole.count, by: 997) {
            let text = String(decoding: whole[..<end], as: UTF8.self)
            let pieces = text.components(separatedBy: Page.opening).dropFirst()
            let whole = pieces.filter { $0.contains("</script>") }
            #expect(whole.count <= count && whole.count >= pieces.count - 1)
            for piece in whole {
                let json = piece.components(separatedBy: "</script>")[0]
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
            }
        }
    }

    @Test("is written as the run goes: each event adds a whole piece")
    func streamed() throws {
        var written: [[UInt8]] = []
        let report = HTMLReport(title: "Scenarios") { written.append($0) }
        for event in HTMLSample.run.events {
            written = []
            report.handle(event)
            let text = String(decoding: written.joined(), as: UTF8.self)
            #expect(text.contains(Page.opening))
            #expect(text.hasSuffix("</script>\n") || text.hasSuffix("</html>\n"))
            guard case .scenarioFinished(let result) = event else { continue }
            #expect(text.contains("\"id\":\"\(result.testCase.id)\""))
        }
    }

    @Test("is a whole page where a run could not begin")
    func abortion() throws {
        var summary = RunSummary()
        summary.abortion = StepException(type: "Fault", message: "No server.", location: "a.feature:1")
        summary.isInterrupted = true
        summary.leftOutCount = 3
        var page: [UInt8] = []
        HTMLReport(title: "Scenarios") { page += $0 }.handle(.runFinished(summary))
        let piece = try #require(try Page(page).pieces.first)
        #expect(piece.object["abortion"] as? String == "No server.")
        #expect(piece.object["interrupted"] as? Bool == true)
        #expect(piece.object["leftOut"] as? Int == 3)
        #expect(piece.object["succeeded"] as? Bool == false)
    }

    @Test("says without JavaScript what did not pass: where, at which step and why")
    func unscripted() throws {
        let text = try Page(HTMLSample.page(of: HTMLSample.run)).text
        let list = try #require(
            text.components(separatedBy: "<noscript>").last?.components(separatedBy: "</noscript>")[0]
        )
        for part in [
            "Le serveur refuse l&#39;adresse", "Scenarios/Madinia/pre-inscription.feature:10",
            "Alors je vois &quot;Votre demande est enregistrée&quot;", "There is no “Votre demande est enregistrée”",
        ] {
            #expect(list.contains(part), "\(part)")
        }
        #expect(!list.contains("La liste montre toutes les formations"))
        #expect(
            !String(decoding: HTMLSample.page(of: .grown(scenarios: 2)), as: UTF8.self).contains("<noscript><section")
        )
    }

    @Test("names the failures of one cause as the summary groups them, and tells what differs")
    func causes() throws {
        let text =
            "Feature: F\n  Scenario: A\n    Given x \"a\"\n  Scenario: B\n    Given x \"b\"\n  Scenario: C\n    Given y\n"
        func failed(_ message: String) -> [SampleOutcome] { [SampleOutcome(status: .failed, message: message)] }
        let behaviour = SampleBehaviour(
            outcomes: [
                "x \"a\"": failed("“a” is not there."), "x \"b\"": failed("“b” is not there."), "y": failed("No."),
            ]
        )
        let page = try Page(HTMLSample.page(of: SampleRun([GherkinSource(uri: "f.feature", text: text)], behaviour)))
        let summary = try #require(page.pieces.first { $0.kind == "summary" }).object
        let causes = try #require(summary["causes"] as? [[[String: String]]])
        #expect(causes == [[["place": "f.feature:2"], ["place": "f.feature:4", "difference": "“b” is not there."]]])
    }

    @Test("tells the language it was written for, the revision and the real time, where it is given them")
    func facts() throws {
        var bytes: [UInt8] = []
        let report = HTMLReport(
            title: "Run",
            language: "fr",
            revision: RunRevision(revision: "abc", branch: "main", isClean: false),
            elapsed: { .seconds(3) }
        ) { bytes += $0 }
        HTMLSample.run.tell(report)
        let page = try Page(bytes)
        #expect(page.text.contains("<html lang=\"fr\">") && page.text.contains("<h2>Échecs</h2>"))
        let start = try #require(page.pieces.first).object
        #expect(start["language"] as? String == "fr")
        #expect((start["git"] as? [String: Any])?["revision"] as? String == "abc")
        #expect((start["git"] as? [String: Any])?["changed"] as? Bool == true)
        #expect(page.pieces.first { $0.kind == "summary" }?.object["wall"] as? Int == 3_000_000)
    }

    @Test("says the same of the same run, byte for byte")
    func deterministic() {
        let pages = (0..<2).map { _ in HTMLSample.page(of: HTMLSample.run, coverage: HTMLSample.coverage) }
        #expect(pages[0] == pages[1])
    }

    @Test("grows little with what was seen before: at 12 KB a scenario of 8 steps, 1,000 stay under 12 MB")
    func size() {
        var size = 0
        let report = HTMLReport(title: "Large") { size += $0.count }
        for event in LargeSample.events(scenarios: 100) { report.handle(event) }
        #expect(size < 1_200_000)
    }
}

/// A page, taken apart.
private struct Page {
    struct Piece {
        let kind: String
        let object: [String: Any]
    }

    static let opening = "<script type=\"application/json\">"

    let text: String
    let pieces: [Piece]
    let dataText: String
    /// Where the data begins, in bytes.
    let head: Int

    init(_ bytes: [UInt8]) throws {
        text = String(decoding: bytes, as: UTF8.self)
        let parts = text.components(separatedBy: Self.opening)
        head = parts[0].utf8.count
        let contents = parts.dropFirst().map { $0.components(separatedBy: "</script>")[0] }
        dataText = contents.joined()
        pieces = try contents.map { json in
            let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            return Piece(kind: try #require(object["kind"] as? String), object: object)
        }
    }
}

extension HTMLSample {
    /// What would end an element, begin a comment, or end a line of JavaScript.
    static let hostileTexts = [
        "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "<img src=x onerror=alert(1)>",
        "\u{2028}\u{2029}",
        "\\</script>", "\\\\<", "{{DATA}}{{SCRIPT}}", "a\u{0}b\u{7F}\r\n\"'`${x}", "« l'été » 🧺 日本", "&lt;&#60;&quot;",
    ]
}
