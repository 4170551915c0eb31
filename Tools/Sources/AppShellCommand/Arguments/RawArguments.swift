import AppShellTexts
import ArgumentParser
import CucumberExpressions

/// Checks arguments that the parser itself would report in a misleading way.
enum RawArguments {
    /// - Returns: the arguments for the parser.
    /// - Throws: ``CommandError`` for an unknown command or a repeated option.
    static func checked(_ arguments: [String]) throws(CommandError) -> [String] {
        let arguments = LanguageChoice.placed(arguments)
        try checkCommand(arguments)
        try RepeatedOptions.check(arguments)
        return joined(arguments)
    }

    /// The possible first arguments. A closure, not a key path: the compiler (6.3) crashes on those of a metatype.
    private static func commands(where isWanted: (CommandConfiguration) -> Bool = { _ in true }) -> [String] {
        let wanted = RootCommand.configuration.subcommands.filter { isWanted($0.configuration) }
        return wanted.compactMap { $0.configuration.commandName } + ["help"]
    }

    private static func checkCommand(_ arguments: [String]) throws(CommandError) {
        guard let first = arguments.first, !first.hasPrefix("-") else { return }
        let name = first == "help" ? arguments.dropFirst().first ?? "help" : first
        try checkKind(of: name, in: Array(arguments.drop { $0 == "help" }.dropFirst()))
        guard !name.hasPrefix("-"), !commands().contains(name) else { return }
        let shown = commands { $0.shouldDisplay }
        let nearest = Suggestions.nearest(to: name, among: shown, limit: 1).first
        let fact = localized("Unknown command “\(name)”; available: \(shown.joined(separator: ", ")).")
        throw CommandError(fact + didYouMean(nearest))
    }

    /// The word behind `new`.
    private static func checkKind(of command: String, in arguments: [String]) throws(CommandError) {
        let kinds = NewCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard command == NewCommand.configuration.commandName, let kind = arguments.first, !kind.hasPrefix("-"),
            !kinds.contains(kind)
        else { return }
        let nearest = Suggestions.nearest(to: kind, among: kinds, limit: 1).first
        throw CommandError(
            localized("new: “\(kind)” is none of \(kinds.joined(separator: ", ")).") + didYouMean(nearest)
        )
    }

    /// `--jobs -1` as `--jobs=-1`: a negative number is a value, which the option then rejects.
    private static func joined(_ arguments: [String]) -> [String] {
        var joined: [String] = []
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { return joined + arguments[index...] }
            if let last = joined.last, last.hasPrefix("--"), !last.contains("="), isNegativeNumber(argument) {
                joined[joined.count - 1] = "\(last)=\(argument)"
            } else {
                joined.append(argument)
            }
        }
        return joined
    }

    private static func isNegativeNumber(_ text: String) -> Bool {
        let digits = text.dropFirst()
        return text.first == "-" && digits.first?.isNumber == true && Double(text) != nil
    }
}
