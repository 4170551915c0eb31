// Answers one JSON question a line with what our libraries make of it: the peer of expressions_differential.py, which
// builds it in a package of its own.
import Foundation

@testable import CucumberExpressions
@testable import CucumberGherkin

@main
struct ExpressionsOracle {
    static func main() throws {
        while let line = readLine() {
            let question = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            var answer: [String: Any]
            do { answer = try answers(question) } catch { answer = ["error": "\(error)"] }
            answer["id"] = question["id"]
            let data = try JSONSerialization.data(withJSONObject: answer, options: [.fragmentsAllowed])
            print(String(decoding: data, as: UTF8.self))
        }
    }

    private static func answers(_ question: [String: Any]) throws -> [String: Any] {
        let source = question["source"] as? String ?? ""
        let text = question["text"] as? String ?? ""
        switch question["kind"] as? String {
        case "tokens": return ["tokens": try ExpressionTokenizer.tokens(of: source).map(tokenFacts)]
        case "tree": return ["tree": nodeFacts(try ExpressionParser.parse(source))]
        case "match":
            let expression = try CucumberExpression(source, parameterTypes: types(question))
            return ["regex": expression.regexSource, "arguments": facts(of: expression.match(text))]
        case "regular":
            let expression = try RegularExpression(source, parameterTypes: types(question))
            return ["arguments": facts(of: expression.match(text)), "prefix": expression.literalPrefix]
        case "generate":
            let generated = try ExpressionGenerator(parameterTypes: types(question)).generate(for: text)
            return ["sources": generated.map(\.source), "names": generated.map(\.argumentNames)]
        case "tag":
            let expression = try TagExpression(source)
            let sets = question["tags"] as? [[String]] ?? []
            return ["printed": expression.description, "values": sets.map { expression.evaluate($0) }]
        default: return ["error": "unknown kind"]
        }
    }

    /// The built-in types, and those of the question: patterns, and groups joined for a value.
    private static func types(_ question: [String: Any]) throws -> ParameterTypeRegistry {
        var registry = ParameterTypeRegistry()
        for type in question["types"] as? [[String: Any]] ?? [] {
            try registry.define(
                ParameterType(
                    name: type["name"] as? String ?? "",
                    patterns: type["patterns"] as? [String] ?? [],
                    useForSnippets: type["snippets"] as? Bool ?? true,
                    preferForRegularExpressionMatch: type["preferred"] as? Bool ?? false
                ) { groups in groups.map { $0 ?? "∅" }.joined(separator: "|") }
            )
        }
        return registry
    }

    private static func tokenFacts(_ token: ExpressionToken) -> [String: Any] {
        ["type": token.kind.rawValue, "text": token.text, "start": token.start, "end": token.end]
    }

    private static func nodeFacts(_ node: ExpressionNode) -> [String: Any] {
        var facts: [String: Any] = ["type": node.kind.rawValue, "start": node.start, "end": node.end]
        if let token = node.token { facts["token"] = token } else { facts["nodes"] = node.nodes.map(nodeFacts) }
        return facts
    }

    private static func facts(of arguments: [ExpressionArgument]?) -> Any {
        guard let arguments else { return NSNull() }
        return arguments.map { argument in
            var facts: [String: Any] = ["type": argument.parameterTypeName, "group": facts(of: argument.group)]
            do {
                let value = try argument.value()
                facts["value"] = value is AbsentArgument ? NSNull() : "\(value)"
            } catch {
                facts["error"] = "\(error)"
            }
            return facts
        }
    }

    private static func facts(of group: MatchGroup) -> [String: Any] {
        [
            "value": group.value ?? NSNull(), "start": group.start ?? -1,
            "children": group.children.map { facts(of: $0) },
        ]
    }
}
