import AppShell
import Foundation
import Testing

@testable import AppShellCommand

/// The server as a process.
struct LspCommandTests {
    private static func framed(_ messages: [JSONValue]) -> String {
        messages.map { String(decoding: MessageFraming.framed(Array($0.text().utf8)), as: UTF8.self) }.joined()
    }

    private static func answers(_ output: String) throws -> [JSONValue] {
        var framing = MessageFraming()
        framing.append(Array(output.utf8))
        var answers: [JSONValue] = []
        while case .message(let content)? = framing.next() { answers.append(try JSONValue(parsing: content)) }
        return answers
    }

    private static let initialize: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["processId": .null, "capabilities": [:]],
    ]
    private static let end: [JSONValue] = [
        ["jsonrpc": "2.0", "id": 99, "method": "shutdown"], ["jsonrpc": "2.0", "method": "exit"],
    ]

    @Test("several products: scripts of others are not checked")
    func products() throws {
        var messages = [Self.initialize]
        for (number, product) in ["Madinia", "PiTrainer", "AllInConnect"].enumerated() {
            let uri = JSONValue.string("file:///w/\(product)/a.feature")
            let text = JSONValue.string("# language: fr\nFonctionnalité: F\nScénario: S\n* je danse\n")
            let item: JSONValue = ["uri": uri, "languageId": "gherkin", "version": 1, "text": text]
            messages.append(["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": item]])
            let line: JSONValue = ["line": 2, "character": 0]
            let params: JSONValue = [
                "textDocument": ["uri": uri], "range": ["start": line, "end": line], "context": ["diagnostics": []],
            ]
            let id = JSONValue.int(10 + number)
            messages.append(["jsonrpc": "2.0", "id": id, "method": "textDocument/codeAction", "params": params])
        }
        let arguments = ["lsp", "--product", "madinia", "--product", "PiTrainer"]
        let run = try Command(arguments, input: Self.framed(messages + Self.end))
        #expect(run.status == 0 && run.errors == "")
        let found = try Self.answers(run.output).filter { (10...12).contains($0["id"]?.integerValue ?? 0) }
        #expect(found.map { $0["result"]?.arrayValue?.count } == [1, 1, 0])
    }

    @Test("what is no message has an error without an id, and the session goes on")
    func malformed() throws {
        let input =
            "Hello\r\n\r\n" + Self.framed([Self.initialize]) + "Content-Length: 3\r\n\r\n{a}" + Self.framed(Self.end)
        let run = try Command(["lsp", "--stdio"], input: input)
        #expect(run.status == 0)
        let answers = try Self.answers(run.output)
        #expect(answers.map { $0["id"] } == [.null, 1, .null, 99])
        #expect(answers[0].member("error", "code") == -32700 && answers[2].member("error", "code") == -32700)
    }

    @Test("without an end of the session the exit code is 1; an unknown product is wrong usage")
    func exits() throws {
        #expect(try Command(["lsp"], input: Self.framed([Self.initialize])).status == 1)
        let run = try Command(["lsp", "--product", "madina"])
        #expect(run.status == 2 && run.errors.contains("Did you mean “madinia”?"))
    }
}
