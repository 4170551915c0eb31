import Foundation
import Testing

/// docs/console.md is true.
struct ConsolePageTests {
    private static func page() throws -> String {
        try String(contentsOf: Repository.root.appending(path: "docs/console.md"), encoding: .utf8)
    }

    @Test("each session of the page is answered as the page has it, where it does not leave lines out")
    func sessions() throws {
        let sessions = try Self.page().components(separatedBy: "```console\n$ ").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```\n").first }
        #expect(sessions.count == 2)
        for session in sessions {
            var lines = session.components(separatedBy: "\n")
            let command = lines.removeFirst().split(separator: " ").map(String.init)
            try #require(command.first == "./appshell")
            let typed = lines.filter { $0.hasPrefix("madinia> ") || $0.hasPrefix("… ") }
            let input = typed.map { String($0.drop { $0 != " " }.dropFirst()) + "\n" }.joined()
            // As a person has it whose system speaks the language of the section.
            let locale = command.contains("en") ? "C.UTF-8" : "fr_FR.UTF-8"
            let answers = try Command(Array(command.dropFirst()), variables: ["LC_ALL": locale], input: input).output
                .components(separatedBy: "\n")
            var rest = answers[...]
            for line in lines where !typed.contains(line) && line != "      …" {
                // In that order, whatever is left out in between.
                let place = try #require(rest.firstIndex(of: line), "\(line)")
                rest = rest[(place + 1)...]
            }
        }
    }

    @Test("the page has every order of the console, in both languages")
    func orders() throws {
        let help = try Command(["help", "console"]).output
        let orders = help.split(separator: "\n").filter { $0.hasPrefix("  :") }
            .compactMap { $0.split(separator: " ").first }
        #expect(orders.count == 9)
        let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `:") }
        for order in orders {
            #expect(rows.count { $0.contains("`\(order)`") || $0.contains("`\(order) ") } == 2, "\(order)")
        }
    }
}
