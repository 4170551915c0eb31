import ArgumentParser
import Foundation
import Testing

@testable import AppShellCommand

/// What pages show of the command is true: its lines run, or are at least what its parser takes, and its sessions and
/// scripts give what the page says.
struct DocumentedCommandTests {
    @Test("every ./appshell line runs, in the order of its page", arguments: DocumentationPage.all)
    func commandsRun(_ page: DocumentationPage) throws {
        let folder = try DocumentationFolder(for: page)
        if page.blocks.contains(where: { $0.lines.contains { $0.contains("aasa") } }) {
            _ = try folder.run(
                "./appshell graph madinia --aasa --team ABCDE12345 | tee FILE >apple-app-site-association"
            )
        }
        for block in page.blocks {
            if let script = block.script { _ = try folder.scratch.write(script.text, to: script.path) }
            for (line, command) in block.commands where !CommandException.concerns(command, in: block) {
                let run = try folder.run(command)
                #expect(run.status != 2 && run.status < 126, "\(page.path):\(line): \(command)\n\(run.output)")
            }
            for (command, output) in block.session where !CommandException.concerns(command, in: block) {
                let given = try folder.run(command).output
                if let difference = SessionOutput.firstDifference(of: output, from: given) {
                    Issue.record("\(page.path): “\(command)”: \(difference)\n\(given)")
                }
            }
        }
    }

    @Test("every ./appshell line that does not run here is one that the parser takes", arguments: DocumentationPage.all)
    func commandsParse(_ page: DocumentationPage) throws {
        let folder = try DocumentationFolder(for: page, isRecording: true)
        for block in page.blocks {
            let sessions = block.session.map { (block.firstLine, $0.command) }
            for (line, command) in block.commands + sessions where CommandException.concerns(command, in: block) {
                // What an engine puts in: a number.
                let example = command.replacing(#/\$\{\{[^}]*\}\}|\$SHARD|\{\}/#, with: "1")
                for arguments in try folder.arguments(of: example) {
                    do {
                        try CommandParser.parse(arguments)
                    } catch {
                        // Help and the version are asked for by throwing.
                        let isWanted = RootCommand.exitCode(for: error) == .success
                        #expect(isWanted, "\(page.path):\(line): \(arguments): \(error)")
                    }
                }
            }
        }
    }

    @Test("every whole script of a page passes, unless a session shows how it fails", arguments: DocumentationPage.all)
    func scriptsPass(_ page: DocumentationPage) throws {
        let shown = page.blocks.flatMap(\.session).map(\.command).joined(separator: "\n")
        let scripts = page.blocks.compactMap(\.script).filter { !shown.contains($0.path) }
        guard !scripts.isEmpty else { return }
        let folder = try DocumentationFolder(for: page)
        for script in scripts { _ = try folder.scratch.write(script.text, to: script.path) }
        let paths = scripts.map(\.path).filter { !$0.hasSuffix(".phrases.feature") }.joined(separator: " ")
        let run = try folder.run("./appshell run --format progress \(paths)")
        #expect(run.status == 0, "\(page.path)\n\(run.output)")
    }

    @Test("every whole script of a page says where it is saved, unless it has a test of its own")
    func scriptsHavePaths() {
        let elsewhere = [
            "README.md": "ReadmeTests", "docs/first-feature.md": "FirstFeatureTests",
            "docs/backed-feature.md": "BackedFeatureTests",
            "docs/scripts.md": "an example for a form that no product has",
        ]
        let without = DocumentationPage.all.filter { $0.blocks.contains { $0.isWholeScript && $0.script == nil } }
        #expect(without.map(\.path).sorted() == elsewhere.keys.sorted())
    }

    @Test("there are pages, lines, sessions and scripts to try")
    func counts() {
        let blocks = DocumentationPage.all.flatMap(\.blocks)
        #expect(blocks.reduce(0) { $0 + $1.commands.count } > 100)
        #expect(blocks.reduce(0) { $0 + $1.session.count } > 10)
        #expect(blocks.count { $0.script != nil } > 20)
    }
}
