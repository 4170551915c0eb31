import CucumberGherkin
import Testing

struct GherkinDialectTests {
    @Test func `a dialect is found by its exact code`() {
        #expect(GherkinDialect.named("fr")?.native == "français")
        #expect(GherkinDialect.named("fr")?.when == ["* ", "Quand ", "Lorsque ", "Lorsqu'"])
        #expect(GherkinDialect.named("mk-Cyrl")?.name == "Macedonian")
        for code in ["", "f", "FR", "fr;French", "zz"] {
            #expect(GherkinDialect.named(code) == nil)
        }
    }

    @Test func `every language listed has a dialect with keywords of every kind`() throws {
        #expect(GherkinDialect.languages.count == 80)
        for code in GherkinDialect.languages {
            let dialect = try #require(GherkinDialect.named(code))
            let kinds = [
                dialect.feature, dialect.background, dialect.rule, dialect.scenario, dialect.scenarioOutline,
                dialect.examples, dialect.given, dialect.when, dialect.then, dialect.and, dialect.but,
            ]
            #expect(kinds.allSatisfy { !$0.isEmpty && $0.allSatisfy { !$0.isEmpty } }, "\(code)")
        }
    }
}
