import Foundation
import Testing

struct OtherCommandTests {
    @Test("gherkin prints messages, and faults as messages")
    func gherkin() throws {
        let scratch = try Scratch()
        let good = try scratch.write(Scripts.right, to: "good.feature")
        let run = try Command(["gherkin", good])
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0)
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["{\"source\"", "{\"gherkinDocument\"", "{\"pickle\""])
        #expect(try Command(["gherkin", "--no-source", good]).output.hasPrefix("{\"gherkinDocument\""))
        let bad = try scratch.write("nonsense\n", to: "bad.feature")
        #expect(try Command(["gherkin", "--no-source", bad]).output.hasPrefix("{\"parseError\""))
        #expect(try Command(["gherkin", "nowhere.feature"]).status == 2)
    }

    @Test("steps lists the vocabulary in both languages, and says which there are")
    func steps() throws {
        let french = try Command(["steps"])
        #expect(french.output.contains("je tape sur {string}"))
        #expect(french.output.contains("Étant donné que"))
        #expect(french.output.contains("le catalogue est vide"))
        #expect(try Command(["steps", "--lang", "en"]).output.contains("I tap {string}"))
        let none = try Command(["steps", "--lang", "de"])
        #expect(none.status == 2)
        #expect(none.errors == "There are no steps in “de”, only in en, fr.\n")
    }

    @Test("help is worth reading and ends with 0")
    func help() throws {
        let run = try Command(["--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("Exit codes"))
        #expect(try Command(["--version"]).output == "0.1.0\n")
    }
}
