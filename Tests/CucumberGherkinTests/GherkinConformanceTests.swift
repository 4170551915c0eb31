import CucumberGherkin
import Foundation
import ScriptTestSupport
import Testing

/// The official test data, read where they are: one case a file.
@Suite(.enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)))
struct GherkinConformanceTests {
    @Test(
        "conformance gherkin/good: a file gives the official tree and pickles",
        arguments: try ConformanceFolder.files(in: "gherkin/good", withExtension: "feature")
    )
    func good(_ file: URL) throws {
        let expected =
            try GherkinJSON.lines(of: Data(contentsOf: file.appendingPathExtension("ast.ndjson")))
            + GherkinJSON.lines(of: Data(contentsOf: file.appendingPathExtension("pickles.ndjson")))
        #expect(try GherkinMessageComparison.differences(from: expected, in: messages(of: file)) == [])
    }

    @Test(
        "conformance gherkin/bad: a file gives the official errors",
        arguments: try ConformanceFolder.files(in: "gherkin/bad", withExtension: "feature")
    )
    func bad(_ file: URL) throws {
        let expected = try GherkinJSON.lines(of: Data(contentsOf: file.appendingPathExtension("errors.ndjson")))
        #expect(try GherkinMessageComparison.differences(from: expected, in: messages(of: file)) == [])
    }

    @Test(
        "conformance gherkin-languages: a dialect has the official names and keywords, and they parse",
        arguments: try OfficialDialect.all()
    )
    func dialect(_ official: OfficialDialect) throws {
        let dialect = try #require(GherkinDialect.named(official.code))
        #expect(Array(dialect.name.utf8) == Array(official.name.utf8))
        #expect(Array(dialect.native.utf8) == Array(official.native.utf8))
        #expect(bytes(dialect.titles + dialect.steps) == bytes(official.titles + official.steps))
        for round in 0..<official.titles.map(\.count).reduce(0, max) {
            let sample = official.sample(round)
            let document = try GherkinSample.parsed(sample.text)
            #expect(document.feature?.language == official.code)
            #expect(bytes([document.feature?.keywords ?? []]) == bytes([sample.keywords]))
        }
    }

    @Test func `there are exactly the official languages`() throws {
        #expect(try GherkinDialect.languages.sorted() == OfficialDialect.all().map(\.code))
    }

    private func bytes(_ lists: [[String]]) -> [[[UInt8]]] {
        lists.map { $0.map { Array($0.utf8) } }
    }

    private func messages(of file: URL) throws -> [GherkinJSON] {
        let source = GherkinSource(uri: file.lastPathComponent, bytes: try [UInt8](Data(contentsOf: file)))
        var ids = IdentifierSequence()
        switch GherkinParser().parse(source, ids: &ids) {
        case .success(let document):
            let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
            let lines = GherkinMessages.gherkinDocument(document) + pickles.flatMap(GherkinMessages.pickle)
            return try GherkinJSON.lines(of: lines)
        case .failure(let failure):
            return try GherkinJSON.lines(of: failure.errors.flatMap(GherkinMessages.parseError))
        }
    }
}

/// One language of the official list.
struct OfficialDialect: Sendable, CustomTestStringConvertible {
    let code: String
    let name: String
    let native: String
    let titles: [[String]]
    let steps: [[String]]

    var testDescription: String { code }

    static func all() throws -> [OfficialDialect] {
        let files = try ConformanceFolder.files(in: "gherkin", withExtension: "json")
        let list = try #require(files.first { $0.lastPathComponent == "gherkin-languages.json" })
        let languages = try JSONDecoder().decode([String: Language].self, from: Data(contentsOf: list))
        try #require(!languages.isEmpty)
        return languages.sorted { $0.key < $1.key }.map { code, language in
            OfficialDialect(
                code: code,
                name: language.name,
                native: language.native,
                titles: [
                    language.feature, language.background, language.rule, language.scenario, language.scenarioOutline,
                    language.examples,
                ],
                steps: [language.given, language.when, language.then, language.and, language.but]
            )
        }
    }

    /// A feature with every step keyword and, from round to round, every title keyword.
    func sample(_ round: Int) -> (text: String, keywords: [String]) {
        let title = titles.map { $0[round % $0.count] }
        let steps = steps.flatMap(\.self)
        let lines =
            ["# language: \(code)", "\(title[0]): f", "\(title[1]): b"] + steps.map { "  \($0)x" }
            + ["\(title[2]): r", "\(title[3]): s", "\(title[4]): o", "\(title[5]): e", "| a |"]
        let keywords = [title[0], title[1]] + steps + title[2...]
        return (lines.joined(separator: "\n"), keywords)
    }

    private struct Language: Decodable {
        let name: String
        let native: String
        let feature: [String]
        let background: [String]
        let rule: [String]
        let scenario: [String]
        let scenarioOutline: [String]
        let examples: [String]
        let given: [String]
        let when: [String]
        let then: [String]
        let and: [String]
        let but: [String]
    }
}

extension GherkinDialect {
    fileprivate var titles: [[String]] { [feature, background, rule, scenario, scenarioOutline, examples] }
    fileprivate var steps: [[String]] { [given, when, then, and, but] }
}

extension Gherkin.Feature {
    /// Every keyword, in the order of the text.
    fileprivate var keywords: [String] {
        [keyword]
            + children.flatMap { child in
                switch child {
                case .background(let background): background.keywords
                case .scenario(let scenario): scenario.keywords
                case .rule(let rule): rule.keywords
                }
            }
    }
}

extension Gherkin.Rule {
    fileprivate var keywords: [String] {
        [keyword]
            + children.flatMap { child in
                switch child {
                case .background(let background): background.keywords
                case .scenario(let scenario): scenario.keywords
                }
            }
    }
}

extension Gherkin.Background {
    fileprivate var keywords: [String] { [keyword] + steps.map(\.keyword) }
}

extension Gherkin.Scenario {
    fileprivate var keywords: [String] { [keyword] + steps.map(\.keyword) + examples.map(\.keyword) }
}
