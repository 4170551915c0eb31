import AppShell
import Foundation
import Testing

@testable import AppShellCommand

/// Scripts as they are while somebody types: nothing of them ends the server, and each request has an answer.
struct RobustnessTests {
    private static let requests = [
        "completion", "hover", "definition", "documentSymbol", "foldingRange", "codeLens", "prepareRename",
    ]

    private let scratch: Scratch
    private let session: ServerSession
    private let uri: String

    init() throws {
        scratch = try Scratch()
        session = try ServerSession(folder: scratch.folder)
        uri = scratch.folder.appending(path: "Madinia/a.feature").absoluteString
    }

    private func ask(_ line: Int, _ character: Int) {
        for method in Self.requests {
            let response = session.response("textDocument/\(method)", session.at(uri, line, character))
            let code = response.member("error", "code")?.integerValue
            // A rename may be refused.
            #expect(response["result"] != nil || code == RPCError.Code.requestFailed.rawValue, "\(method): \(response)")
        }
    }

    private func askAboutAll() {
        let document = session.at(uri, 0, 0)
        #expect(session.response("textDocument/formatting", document)["error"] == nil)
        let range = TextRange(TextPosition(line: 0, character: 0), TextPosition(line: 9_999, character: 0)).json
        let params = session.at(uri, 0, 0, ["range": range, "context": ["diagnostics": []]])
        #expect(session.response("textDocument/codeAction", params)["error"] == nil)
        #expect(session.response("textDocument/rangeFormatting", params)["error"] == nil)
        session.settle()
    }

    private func replace(_ range: TextRange?, _ text: String) {
        let change: JSONValue = .members(["range": range?.json, "text": .string(text)])
        session.notify(
            "textDocument/didChange",
            ["textDocument": ["uri": .string(uri), "version": 1], "contentChanges": [change]]
        )
    }

    /// Every third, in long steps, and some of them letter by letter.
    private static let scripts: [(name: String, steps: Int)] = {
        let folder = Repository.root.appending(path: "Scenarios").path(percentEncoded: false)
        let all = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".feature") }.sorted()
        return all.enumerated().filter { $0.offset % 6 == 0 }.map { ($1, $0 % 18 == 0 ? 100 : 6) }
    }()

    @Test("every prefix of a script is answered", arguments: scripts)
    func prefixes(_ name: String, steps: Int) throws {
        let file = Repository.root.appending(path: "Scenarios/\(name)")
        let script = Array(try String(contentsOf: file, encoding: .utf8).prefix(6_000))
        session.open(uri, "")
        let step = max(1, script.count / steps)
        for start in stride(from: 0, to: script.count, by: step) {
            let text = String(script[start..<min(start + step, script.count)])
            let end = TextPosition(line: 99_999, character: 0)
            replace(TextRange(end, end), text)
            let typed = script[..<min(start + step, script.count)]
            let line = typed.count { $0.isNewline }
            let character = typed.reversed().prefix { !$0.isNewline }.reduce(0) { $0 + $1.utf16.count }
            ask(line, character)
            if start / step % 25 == 0 { askAboutAll() }
        }
        askAboutAll()
    }

    @Test("whatever is typed anywhere, in any order, is answered", arguments: 1...4)
    func edits(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let pieces = [
            "\"", "\"\"\"\n", "|", "| a |\n", "@", "#", "<", ">", "\n", "\r", "🎉", "e\u{301}",
            "    Quand je tape sur \"",
            "# language: fr\n", "  Scénario: ", "Exemples:\n", "@MAD-FR", "\\", "{string}", "’", "\u{FEFF}", "\u{2028}",
            "Alors je vois dans les <n> secondes", "\u{0}", "```\n", "Plan du scénario: <a>\n",
        ]
        let file = Repository.root.appending(path: "Scenarios/Madinia/exemple.feature")
        session.open(uri, try String(contentsOf: file, encoding: .utf8))
        for turn in 0..<150 {
            func place() -> TextPosition {
                TextPosition(line: Int(random.next() % 30), character: Int(random.next() % 50))
            }
            let start = place()
            let end = random.next() % 3 == 0 ? place() : start
            let piece = pieces[Int(random.next() % UInt64(pieces.count))]
            replace(TextRange(min(start, end), random.next() % 9 == 0 ? max(start, end) : min(start, end)), piece)
            ask(start.line, start.character)
            if turn % 25 == 0 { askAboutAll() }
        }
    }
}

/// Repeats.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
