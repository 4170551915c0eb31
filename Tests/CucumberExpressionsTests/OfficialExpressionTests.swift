import ScriptTestSupport
import Testing

@testable import CucumberExpressions

private let expressions = OfficialData.read("cucumber-expressions/cucumber-expression")
private let regularExpressions = OfficialData.read("cucumber-expressions/regular-expression")

/// Conformance with the official test data of Cucumber Expressions.
@Suite(.enabled(if: expressions.skipReason == nil, "\(expressions.skipReason ?? "")"))
struct OfficialExpressionTests {
    @Test func dataAreThere() throws {
        try expressions.requireDocuments()
    }

    @Test(
        "conformance cucumber-expressions: a file's tokens, tree, regular expression, arguments or error",
        arguments: expressions.documents
    )
    func conforms(_ document: OfficialData.Document) throws {
        let data = document.value
        let source = try #require(data["expression"].string)
        var checked = false
        if let exception = data["exception"].string {
            checked = true
            let error = #expect(throws: CucumberExpressionError.self) { try expression(source) }
            #expect(error?.message == trimmedAtEnd(exception))
        } else if data.has("expected_args") {
            checked = true
            let arguments = try expression(source).match(try #require(data["text"].string))
            try expect(arguments, equal: data["expected_args"])
        }
        if data.has("expected_tokens") {
            checked = true
            let tokens = try ExpressionTokenizer.tokens(of: source)
            #expect(YAMLValue.list(tokens.map(\.yaml)) == data["expected_tokens"])
        }
        if data.has("expected_ast") {
            checked = true
            #expect(try ExpressionParser.parse(source).yaml == data["expected_ast"])
        }
        if let regex = data["expected_regex"].string {
            checked = true
            #expect(try expression(source).regexSource == regex)
        }
        #expect(checked, "\(document.name) expects nothing that this test knows")
    }

    private func expression(_ source: String) throws -> CucumberExpression {
        try CucumberExpression(source, parameterTypes: ParameterTypeRegistry())
    }

    private func trimmedAtEnd(_ text: String) -> String {
        String(text.reversed().drop { $0.isWhitespace }.reversed())
    }
}

/// Conformance with the official test data of plain regular expressions.
@Suite(.enabled(if: regularExpressions.skipReason == nil, "\(regularExpressions.skipReason ?? "")"))
struct OfficialRegularExpressionTests {
    @Test func dataAreThere() throws {
        try regularExpressions.requireDocuments()
    }

    @Test(
        "conformance cucumber-expressions/regular-expression: a file's arguments",
        arguments: regularExpressions.documents
    )
    func conforms(_ document: OfficialData.Document) throws {
        let source = try #require(document.value["expression"].string)
        let text = try #require(document.value["text"].string)
        let expression = try RegularExpression(source, parameterTypes: ParameterTypeRegistry())
        try expect(expression.match(text), equal: document.value["expected_args"])
    }
}

/// Numbers are compared by value; null is « no match » for the list, and an absent argument in it.
private func expect(_ arguments: [ExpressionArgument]?, equal expected: YAMLValue) throws {
    guard case .list(let values) = expected else {
        #expect(arguments == nil, "must not match")
        return
    }
    let arguments = try #require(arguments, "must match")
    try #require(arguments.count == values.count)
    for (argument, expected) in zip(arguments, values) {
        let value = try argument.value()
        #expect(same(value, expected), "\(value) is not \(expected)")
    }
}

private func same(_ value: any Sendable, _ expected: YAMLValue) -> Bool {
    switch expected {
    case .null: value is AbsentArgument
    case .string(let text): value as? String == text
    case .integer(let number):
        (value as? any BinaryInteger).map { Int(exactly: $0) == number } ?? (value as? Double == Double(number))
    case .number(let number): value as? Double == number
    case .boolean, .list, .mapping: false
    }
}

extension ExpressionToken {
    fileprivate var yaml: YAMLValue {
        .mapping([
            "type": .string(kind.rawValue), "start": .integer(start), "end": .integer(end), "text": .string(text),
        ])
    }
}

extension ExpressionNode {
    fileprivate var yaml: YAMLValue {
        var result: [String: YAMLValue] = [
            "type": .string(kind.rawValue), "start": .integer(start), "end": .integer(end),
        ]
        if let token { result["token"] = .string(token) } else { result["nodes"] = .list(nodes.map(\.yaml)) }
        return .mapping(result)
    }
}
