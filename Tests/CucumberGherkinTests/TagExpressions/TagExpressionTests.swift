import ScriptTestSupport
import Testing

@testable import CucumberGherkin

struct TagExpressionTests {
    @Test func choosesScenarios() throws {
        let expression = try TagExpression("@smoke and not (@lent or @MAD-FR10)")
        #expect(expression.evaluate(["@smoke", "@été"]))
        #expect(!expression.evaluate(["@smoke", "@lent"]))
        #expect(!expression.evaluate(Set(["@MAD-FR10", "@smoke"])))
        #expect(!expression.evaluate([]))
        #expect(expression.description == "( @smoke and not ( @lent or @MAD-FR10 ) )")
        #expect(expression.source == "@smoke and not (@lent or @MAD-FR10)")
        #expect(expression.tags == ["@smoke", "@lent", "@MAD-FR10"])
    }

    @Test(arguments: ["", "  ", "\n\t"])
    func choosesAllWhenEmpty(_ source: String) throws {
        #expect(try TagExpression(source).evaluate([]))
        #expect(try TagExpression(source).description == "")
    }

    @Test func bindsNotThenAndThenOr() throws {
        #expect(try TagExpression("not a or b and c").description == "( not ( a ) or ( b and c ) )")
        #expect(try TagExpression("not not a").description == "not ( not ( a ) )")
        #expect(try TagExpression("a\\ b").evaluate(["a b"]))
    }

    @Test(arguments: [
        ("a b", "Expected operator."), ("a and", "Expected operand."), ("()", "Expected operand."),
        ("(", "Expected operand."), (")", "Expected operand."), ("a )", "Unmatched )."), ("( a", "Unmatched (."),
        ("a not b", "Expected operator."), ("\\é", "Illegal escape before \"é\"."),
    ])
    func explainsErrors(_ source: String, _ reason: String) {
        let error = #expect(throws: TagExpressionError.self) { try TagExpression(source) }
        #expect(
            error?.message == "Tag expression \"\(source)\" could not be parsed because of syntax error: \(reason)"
        )
    }

    @Test("Tags are the same byte for byte, not by how they look")
    func comparesBytes() throws {
        let expression = try TagExpression("@\u{E9}t\u{E9}")
        #expect(expression.evaluate(["@\u{E9}t\u{E9}"]))
        #expect(!expression.evaluate(["@e\u{301}te\u{301}"]))
        #expect(expression != (try TagExpression("@e\u{301}te\u{301}")))
        #expect(expression == (try TagExpression("@\u{E9}t\u{E9}")))
    }

    @Test func survivesLongChains() throws {
        let count = 100_000
        let negations = try TagExpression(String(repeating: "not ", count: count) + "a")
        #expect(negations.evaluate(["a"]))
        #expect(negations.description.hasPrefix("not ( not ( "))
        let nested = String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)
        #expect(try TagExpression(nested).description == "a")
        #expect(try TagExpression("a" + String(repeating: " and a", count: count)).evaluate(["a"]))
    }

    @Test func printsWhatItReads() {
        var random = MutationGenerator(seed: 3)
        let pieces = ["(", ")", " ", "\\", "a", "é", "not ", " and ", " or ", "@", "\t"]
        var parsed = 0
        for _ in 0..<20_000 {
            let source = random.mutation(of: random.pick(["a and b", "not (a or b)", "a\\(b\\)"]), with: pieces)
            guard let expression = try? TagExpression(source) else { continue }
            parsed += 1
            let again = try? TagExpression(expression.description)
            #expect(again?.description == expression.description, "\(source)")
            for tags in [[], ["a"], ["b"], ["a", "b"], ["a(b)"]] {
                #expect(again?.evaluate(tags) == expression.evaluate(tags), "\(source) on \(tags)")
            }
        }
        #expect(parsed > 1_000)
    }
}
