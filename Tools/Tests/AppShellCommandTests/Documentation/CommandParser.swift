import ArgumentParser
import Foundation
import Testing

@testable import AppShellCommand

/// The parser of the command, for lines that do not run in a test.
enum CommandParser {
    /// - Throws: what the parser says is wrong.
    static func parse(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "serve": _ = try ServeCommand.parse(rest)
        case "backend": try parseBackend(rest)
        default: _ = try RootCommand.parseAsRoot(try RawArguments.checked(arguments))
        }
    }

    /// The program of Server/ takes those; here its sources say which options there are.
    private static func parseBackend(_ arguments: [String]) throws {
        for option in arguments where option.hasPrefix("--") {
            let name = option.dropFirst(2).prefix { $0 != "=" }.split(separator: "-")
            let property = name.dropFirst().reduce(String(name[0])) { $0 + $1.capitalized }
            #expect(
                backendSources.contains(" var \(property)") || backendSources.contains("\"\(option.dropFirst(2))\""),
                "\(option): the program of Server/ has no such option"
            )
        }
    }

    private static let backendSources: String = {
        let folder = Repository.root.appending(path: "Server/Sources/AppShellBackend")
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return files.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }()
}
