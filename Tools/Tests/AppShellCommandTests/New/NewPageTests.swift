import Foundation
import Testing

/// What the pages say of `appshell new` can be typed as it stands there.
struct NewPageTests {
    @Test("every ./appshell new of the pages and the help works in this repository")
    func commands() throws {
        let pages = try ["docs/new.md", "docs/first-feature.md", "docs/own-command.md"].map { page in
            try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
        }
        let help = try ["feature", "product", "script"].map { try Command(["help", "new", $0]).output }
        let commands = (pages + help).flatMap { text in
            text.matches(of: /\.\/(appshell new (?:feature|product|script) [^`\n]+)/).map { String($0.1) }
        }
        #expect(Set(commands).count >= 7, "\(commands)")
        for command in Set(commands) {
            let words = command.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
            let run = try Command(words.dropFirst() + ["--dry-run"])
            #expect(run.status == 0, "\(command): \(run.errors)")
            #expect(run.output.hasPrefix("create "), "\(command)")
        }
    }
}
