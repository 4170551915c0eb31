import CucumberExpressions
import Testing

@testable import ScenarioRunner

/// A text in a step says itself.
struct QuotedTextTests {
    /// All texts of up to five of these letters.
    private static let texts: [String] = {
        var texts = [""]
        var longest = [""]
        for _ in 1...5 {
            longest = longest.flatMap { text in ["a", " ", "\"", "'", "\\"].map { text + $0 } }
            texts += longest
        }
        return texts
    }()

    @Test("a quoted text is read as that text, in a step with another text beside it")
    func isRead() throws {
        let expression = try CucumberExpression("je dis {string} à {string}", parameterTypes: ParameterTypeRegistry())
        var count = 0
        for text in Self.texts {
            guard let quoted = QuotedText.of(text) else { continue }
            count += 1
            let arguments = try #require(expression.match("je dis \(quoted) à \(quoted)"), "\(quoted)")
            #expect(try arguments.map { try $0.value() as? String } == [text, text], "\(quoted)")
        }
        #expect(count > 2_000)
    }

    @Test("what no step can say is said so, and nothing else")
    func isRefused() {
        let refused = Self.texts.filter { QuotedText.of($0) == nil }
        #expect(refused.allSatisfy { $0.hasSuffix("\\") || $0.contains("\\\"") || $0.contains("\\'") })
        #expect(QuotedText.of("une\ndeux") == nil)
        #expect(QuotedText.withLineBreaks("une\ndeux") == "\"une\ndeux\"")
    }

    @Test("a label's line breaks are spaces")
    func labels() {
        #expect(QuotedText.ofLabel("Sur deux\nlignes") == "\"Sur deux lignes\"")
    }
}
