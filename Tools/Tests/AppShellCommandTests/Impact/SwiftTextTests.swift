import Foundation
import Testing

@testable import AppShellCommand

struct SwiftTextTests {
    /// The braces of the code, and what is neither comment nor literal.
    private func read(_ source: String) -> (text: SwiftText, code: String) {
        let text = SwiftText(Array(source.utf8))
        let code = text.bytes.indices.filter { text.kinds[$0] == .code }.map { text.bytes[$0] }
        return (text, String(decoding: code, as: UTF8.self))
    }

    @Test(
        "comments and literals hide their braces, and interpolations show theirs",
        arguments: [
            ("a // { \nb", "a \nb"), ("a /* { /* { */ { */ b", "a  b"), (##"a(#"{ " \("#)"##, "a()"),
            ("\"\"\"\n{ \" {\n\"\"\"", ""), ("\"{\\(f { \"}\" })\"", "f {  })"), (##"#"\#(f { 1 })"#"##, "f { 1 })"),
            ("x.split(/[{]/)", "x.split()"), ("a / b / c", "a / b / c"), ("#/ { \\/ /#", ""), ("\"\\\"{\"", ""),
            (##"#""""#"##, ""),
        ]
    )
    func literals(source: String, code: String) {
        let read = read(source)
        #expect(read.code == code)
        #expect(read.text.isSound)
    }

    @Test(
        "braces that do not pair, and literals that do not end, are told",
        arguments: ["{", "}", "\"a", "/* ", "\"\\(a"]
    )
    func unsound(source: String) {
        #expect(!SwiftText(Array(source.utf8)).isSound)
    }

    @Test("whatever the bytes are, each is read once")
    func anything() {
        let parts = ["\"", "\"\"\"", "#", "/", "*", "{", "}", "(", ")", "\\", "\n", "a", " ", "é", "=", "\\("]
        for _ in 0..<20_000 {
            let source = (0..<Int.random(in: 0...12)).map { _ in parts.randomElement() ?? "" }.joined()
            let text = SwiftText(Array(source.utf8))
            #expect(text.kinds.count == source.utf8.count)
            #expect(text.closing.allSatisfy { $0 < $1 && text.kinds[$0] == .code && text.kinds[$1] == .code })
            _ = text.code(of: text.bytes.indices)
        }
    }

    @Test("every Swift file of the repository reads soundly")
    func repository() throws {
        var count = 0
        var unsound: [String] = []
        for path in try GitRepository(around: Repository.root.path).workingTree().ids.keys
        where path.hasSuffix(".swift") {
            let text = SwiftText(Array(try Data(contentsOf: Repository.root.appending(path: path))))
            if !text.isSound { unsound.append(path) }
            count += 1
        }
        #expect(count > 1_000)
        #expect(unsound.isEmpty)
    }

    @Test("edits turn the old text into the new one, whatever the two are")
    func edits() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let lines = ["a\n", "b\n", "ab\n", "\n", "{\n", "é\n", "c"]
            func text() -> [UInt8] {
                (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
                    Array((lines.randomElement(using: &random) ?? "").utf8)
                }
            }
            let (old, new) = (text(), text())
            let edits = TextEdits(from: old, to: new)
            var result: [UInt8] = []
            var place = 0
            for edit in edits.edits {
                #expect(edit.old.lowerBound >= place)
                result += old[place..<edit.old.lowerBound] + new[edit.new]
                place = edit.old.upperBound
            }
            #expect(result + old[place...] == new)
            for offset in old.indices {
                guard let moved = edits.place(of: offset) else { continue }
                #expect(new[moved] == old[offset])
            }
        }
    }
}
