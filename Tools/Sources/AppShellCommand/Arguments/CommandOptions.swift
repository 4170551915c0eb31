import ArgumentParser
import Foundation

/// Each command's options, read from the argument parser itself.
struct CommandOptions: Decodable {
    struct Option: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String
        }

        let kind: String
        let names: [Name]?
        let isRepeating: Bool

        /// `--tags`, without short names.
        var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map { "--" + $0.name } }
    }

    let commandName: String
    let arguments: [Option]?
    let subcommands: [CommandOptions]?

    private struct Tool: Decodable {
        let command: CommandOptions
    }

    /// The command that arguments name first, `run` or `new feature`; nil if there is none. Read on each use, in some
    /// milliseconds.
    static func command(of arguments: [String]) -> CommandOptions? {
        // The command's own: that of all of them takes as long as a hundred scenarios.
        let first = RootCommand.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        let dump = Data((first ?? RootCommand.self)._dumpHelp().utf8)
        var command = try? JSONDecoder().decode(Tool.self, from: dump).command
        for name in arguments.dropFirst(first == nil ? 0 : 1) where !name.hasPrefix("-") {
            guard let next = command?.subcommands?.first(where: { $0.commandName == name }) else { break }
            command = next
        }
        return command
    }

    /// By its long name, such as `--tags`.
    func option(_ name: String) -> Option? {
        (arguments ?? []).first { $0.kind != "positional" && $0.longNames.contains(name) }
    }
}
