import Foundation
import Testing

/// A page of the documentation, and what of it can be tried: its fenced blocks.
struct DocumentationPage: CustomTestStringConvertible {
    /// From the repository's root.
    let path: String
    let blocks: [FencedBlock]

    var testDescription: String { path }

    init(path: String) throws {
        self.path = path
        blocks = FencedBlock.all(in: try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8))
    }

    /// The README, CONTRIBUTING and all pages below docs/.
    static let all: [DocumentationPage] = {
        let files = FileManager.default.enumerator(atPath: Repository.root.appending(path: "docs").path)
        let paths = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
        return (["README.md", "CONTRIBUTING.md"] + paths).compactMap { try? DocumentationPage(path: $0) }
    }()
}

/// What stands between two lines of three backticks.
struct FencedBlock {
    let language: String
    let lines: [String]
    /// The page's line of the first of them.
    let firstLine: Int

    static func all(in page: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: (language: String, start: Int)?
        let lines = page.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            if let (language, start) = open {
                blocks.append(FencedBlock(language: language, lines: Array(lines[start..<index]), firstLine: start + 1))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), index + 1)
            }
        }
        return blocks
    }

    /// Whether it has a feature and a scenario, in French or English.
    var isWholeScript: Bool {
        language == "gherkin" && lines.contains { $0.hasPrefix("Feature:") || $0.hasPrefix("Fonctionnalité:") }
            && lines.contains { $0.contains(#/^ *(Scenario|Scénario|Plan du)/#) }
    }

    /// A whole script, and the path that its comment gives it: `# Scenarios/Madinia/first.feature`.
    var script: (path: String, text: String)? {
        guard language == "gherkin",
            let path = lines.prefix(2).compactMap({ $0.wholeMatch(of: #/# (Scenarios/\S+\.feature)/#)?.1 }).first
        else { return nil }
        return (String(path), lines.joined(separator: "\n") + "\n")
    }

    /// The lines of shell that call `./appshell`, whole, without what explains them.
    var commands: [(line: Int, text: String)] {
        guard ["", "sh", "bash", "yaml", "groovy"].contains(language) else { return [] }
        var found: [(Int, String)] = []
        var pending = ""
        for (index, line) in lines.enumerated() {
            if line.hasSuffix("\\") {
                pending += line.dropLast() + " "
                continue
            }
            let whole = pending + line
            pending = ""
            guard let start = whole.firstRange(of: "./appshell ")?.lowerBound else { continue }
            // Two spaces or a hash begin an explanation.
            let command = whole[start...].firstMatch(of: #/^(.+?)(?:\s{2,}.*|\s#\s.*)?$/#)?.1 ?? whole[start...]
            found.append((firstLine + index, FencedBlock.withoutOpenQuote(String(command))))
        }
        return found
    }

    /// A command within a quotation of YAML: `["./appshell run"]`.
    private static func withoutOpenQuote(_ command: String) -> String {
        var command = command
        for quote in "\"'" where command.count(where: { $0 == quote }) % 2 == 1 {
            command = String(command[..<(command.lastIndex(of: quote) ?? command.endIndex)])
        }
        return command
    }

    /// The commands of a session, each with the lines that it prints: `$ ./appshell …` and what follows.
    var session: [(command: String, output: [String])] {
        guard language == "console" else { return [] }
        var steps: [(command: String, output: [String])] = []
        for line in lines {
            if line.hasPrefix("$ ") {
                steps.append((String(line.dropFirst(2)), []))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output.append(line)
            }
        }
        return steps
    }
}
