import CucumberExpressions
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Steps that begin with « je vérifie que ».
struct SoftCheckTests {
    private static let library = TinyKit.library

    @Test("the words make a check of an assertion, in both languages, and its values stay where they are in the text")
    func matches() throws {
        let plain = try #require(Self.library.matches(#"je vois "Dans 3 s""#).first)
        let soft = try #require(Self.library.matches(#"je vérifie que je vois "Dans 3 s""#).first)
        #expect(soft.index == plain.index)
        #expect(soft.isSoft && !plain.isSoft)
        #expect(plain.arguments.first?.group.start == 8)
        #expect(soft.arguments.first?.group.start == 8 + 15)
        let timed = try #require(Self.library.matches(#"I check that I see "a" within 2 seconds"#).first)
        #expect(timed.isSoft && timed.timing != nil)
        let elided = try #require(Self.library.matches("je vérifie qu'aucune notification n'est programmée").first)
        #expect(elided.isSoft)
        #expect(Self.library.matches(#"je vérifie que je vois ’"a""#).isEmpty)
    }

    @Test("an action is no check")
    func actions() {
        #expect(Self.library.matches(#"je vérifie que je tape sur "a""#).isEmpty)
        #expect(
            Self.library.mistake(in: #"je vérifie que je tape sur "a""#)
                == "« je vérifie que » belongs before an assertion, and « je tape sur {string} » is not one; leave it out."
        )
        #expect(Self.library.suggestions(for: #"je vérifie que je voi "a""#, in: "fr").first == "je vois {string}")
    }
}
