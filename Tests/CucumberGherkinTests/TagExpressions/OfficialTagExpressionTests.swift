import ScriptTestSupport
import Testing

@testable import CucumberGherkin

private let data = OfficialData.read("tag-expressions")

/// Conformance with the official test data of tag expressions.
@Suite(.enabled(if: data.skipReason == nil, "\(data.skipReason ?? "")"))
struct OfficialTagExpressionTests {
    @Test func dataAreThere() throws {
        try data.requireDocuments()
    }

    @Test(
        "conformance tag-expressions: a file's expressions choose, print and fail as they must",
        arguments: data.documents
    )
    func conforms(_ document: OfficialData.Document) throws {
        #expect(!document.value.items.isEmpty)
        for item in document.value.items {
            let source = try #require(item["expression"].string)
            if let message = item["error"].string {
                let error = #expect(throws: TagExpressionError.self) { try TagExpression(source) }
                #expect(error?.message == message)
                continue
            }
            let expression = try TagExpression(source)
            if let formatted = item["formatted"].string {
                #expect(expression.description == formatted)
                #expect(try TagExpression(formatted).description == formatted)
            }
            for test in item["tests"].items {
                let tags = test["variables"].items.compactMap(\.string)
                #expect(.boolean(expression.evaluate(tags)) == test["result"], "\(source) on \(tags)")
            }
        }
    }
}
