import CReportAssets
import Testing

@testable import ScenarioReports

/// The page's texts are English in its script, and every other language has a table of them.
@Suite("The texts of the HTML report")
struct HTMLTextsTests {
    private static let scripts = (0..<report_script_count()).map {
        String(decoding: ReportPage.bytes(report_script($0)), as: UTF8.self)
    }

    private static let tables = scripts.filter { $0.contains("\nlanguages.") }

    /// What the script shows, as `t('…')`, `textPieces('…')` and `known('…')` name it.
    private static let used: Set<String> = {
        let call = #/(?:\bt|textPieces|known)\(\s*'([^']*)'/#
        return Set(scripts.flatMap { $0.matches(of: call) }.map { String($0.1) })
    }()

    /// The keys of a table and the texts of each, one for each form.
    private static func entries(of table: String) -> [(key: String, texts: [String])] {
        let entry = #/(?m)^ {4,6}'([^']*)':\s*(\{(?:[^{}]|\{\w+\})*\}|'[^']*')/#
        return table.matches(of: entry).map { match in
            let value = match.2.hasPrefix("'") ? String(match.2) : String(match.2.dropFirst())
            return (String(match.1), value.matches(of: #/'([^']*)'/#).map { String($0.1) })
        }
    }

    private static func placeholders(in text: String) -> Set<String> {
        Set(text.matches(of: #/\{(\w+)\}/#).map { String($0.1) })
    }

    @Test("each is in each language's table, and a table has no other")
    func complete() {
        #expect(Self.used.count > 200 && !Self.tables.isEmpty)
        for table in Self.tables {
            let keys = Self.entries(of: table).map(\.key)
            #expect(Self.used.subtracting(keys).sorted() == [], "without a text")
            #expect(Set(keys).subtracting(Self.used).sorted() == [], "used by nothing")
            #expect(Set(keys).count == keys.count, "a key stands twice")
        }
    }

    @Test("a translation has the placeholders of its key; only a form for one may leave the number out")
    func placeholders() {
        for table in Self.tables {
            for (key, texts) in Self.entries(of: table) {
                let wanted = Self.placeholders(in: key)
                #expect((1...2).contains(texts.count), "\(key)")
                #expect(texts.last.map(Self.placeholders) == wanted, "\(key)")
                #expect(texts.allSatisfy { Self.placeholders(in: $0).union(["n"]) == wanted.union(["n"]) }, "\(key)")
            }
        }
    }

    @Test("a form for one or more is chosen by a number n, which the script gives")
    func plurals() throws {
        let english = try #require(Self.scripts.first { $0.contains("const languages") })
        let plural = #/(?m)^ {6}'([^']*\{n\}[^']*)': \{/#
        let keys = Set(english.matches(of: plural).map { String($0.1) })
        #expect(keys.count > 10 && keys.isSubset(of: Self.used))
    }
}
