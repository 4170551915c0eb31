import Foundation
import Testing

/// docs/steps.md is what the vocabulary gives.
struct StepsPageTests {
    @Test("docs/steps.md is up to date: `make docs` makes it anew")
    func upToDate() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "docs/steps.md"), encoding: .utf8)
        let run = try Command(["steps", "--markdown"])
        #expect(run.status == 0, "\(run.errors)")
        let (there, wanted) = (page.components(separatedBy: "\n"), run.output.components(separatedBy: "\n"))
        let line = zip(there, wanted).prefix { $0 == $1 }.count
        #expect(
            there == wanted,
            """
            docs/steps.md is stale from line \(line + 1) on; run `make docs`.
              there: \(there.dropFirst(line).first ?? "the end")
              now:   \(wanted.dropFirst(line).first ?? "the end")
            """
        )
    }

    @Test("the page has every product's steps in all languages, so it takes no other option")
    func options() throws {
        for (arguments, reason) in [
            (["--json"], "leave one out"), (["--lang", "en"], "leave out --lang"),
            (["--product", "madinia"], "leave out --product"),
        ] {
            let run = try Command(["steps", "--markdown"] + arguments)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(reason), "\(run.errors)")
        }
    }
}
