import AppShellTexts
import ArgumentParser

/// Rejects a single-value option that is given twice: the parser would silently drop the first.
///
/// Flags and options with several values, such as `--tags`, are fine.
enum RepeatedOptions {
    private struct Given {
        let name: String
        /// nil if it may be a flag.
        let value: String?
    }

    /// - Parameter arguments: as typed, the command first.
    /// - Throws: ``CommandError`` with the option and its values.
    static func check(_ arguments: [String]) throws(CommandError) {
        var given = options(in: arguments)
        // The parser's list of options takes as long as forty scenarios.
        if arguments.first == RunCommand.configuration.commandName {
            given.removeAll { combinedByRun.contains($0.name) }
        }
        let known = Set(given.map(\.name))
        let mayClash = known.count < given.count || known.contains { known.contains(opposite(of: $0)) }
        guard mayClash, let command = CommandOptions.command(of: arguments) else { return }
        for name in known.sorted() {
            guard let option = command.option(name) else { continue }
            let same = given.filter { option.longNames.contains($0.name) }
            switch option.kind {
            case "option" where same.count > 1 && !option.isRepeating:
                let values = same.map { $0.value.map { localized("“\($0)”") } ?? localized("no value") }
                throw CommandError(fact(of: name, with: values))
            case "flag" where known.contains(opposite(of: name)) && command.option(opposite(of: name)) != nil:
                throw CommandError(localized("\(name) and \(opposite(of: name)) contradict each other. Keep one."))
            default: break
            }
        }
    }

    private static let combinedByRun: Set = ["--format", "--name", "--product", "--tags"]

    private static func fact(of name: String, with values: [String]) -> String {
        guard values.count == 2 else {
            let all = values.joined(separator: ", ")
            return localized("\(name): given \(values.count) times, with \(all). It takes a single value; keep one.")
        }
        return localized(
            "\(name): given twice, with \(values[0]) and \(values[1]). It takes a single value; keep one."
        )
    }

    /// `--no-source` for `--source`.
    private static func opposite(of name: String) -> String { "--no-" + name.dropFirst(2) }

    /// Stops at `--`; nothing after it is an option.
    private static func options(in arguments: [String]) -> [Given] {
        let arguments = Array(arguments.prefix { $0 != "--" })
        return arguments.enumerated().compactMap { index, argument in
            guard argument.hasPrefix("--") else { return nil }
            if let sign = argument.firstIndex(of: "=") {
                return Given(name: String(argument[..<sign]), value: String(argument[argument.index(after: sign)...]))
            }
            let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
            return Given(name: argument, value: next?.hasPrefix("--") == false ? next : nil)
        }
    }
}
