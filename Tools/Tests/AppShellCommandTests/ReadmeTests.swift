import Foundation
import Testing

/// The README's example is what one gets.
struct ReadmeTests {
    @Test("its script is the file it names, and its output is the run's")
    func example() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let path = "Scenarios/Madinia/exemple.feature"
        let script = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        #expect(readme.contains("```gherkin\n\(script)```"))
        let run = try Command(["run", path])
        #expect(run.status == 0)
        #expect(readme.contains("```text\n\(run.output.drop { $0 == "\n" })```"))
    }

    @Test("its failure is what a wrong price gives")
    func failure() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let example = Repository.root.appending(path: "Scenarios/Madinia/exemple.feature")
        let script = try String(contentsOf: example, encoding: .utf8).replacing("490 €", with: "491 €")
        let scratch = try Scratch()
        _ = try scratch.write(script, to: "Scenarios/Madinia/exemple.feature")
        let run = try Command(["run", "Scenarios/Madinia/exemple.feature"], in: scratch.folder)
        #expect(run.status == 1)
        let shown = try #require(
            readme.components(separatedBy: "```text\n").last?.components(separatedBy: "\n```").first?
                .components(separatedBy: "\n  ").dropLast()
        )
        #expect(shown.count > 10)
        #expect(run.output.contains(shown.joined(separator: "\n  ")))
    }
}
