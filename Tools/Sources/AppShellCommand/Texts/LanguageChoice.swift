import AppShell
import AppShellTexts
import CucumberExpressions
import Foundation
import ScenarioRunner

/// The language that the command speaks: that of `--lang`, else of `appshell.json`, else of the system.
struct LanguageChoice {
    let language: Language
    /// By `--lang` or `appshell.json`: texts about a script are in that of the script otherwise.
    let isChosen: Bool

    /// - Throws: ``CommandError`` for a language that the tools don't speak.
    init(
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) {
        let said: Language? =
            if let code = Self.value(in: arguments) {
                try Self.language(code, "--lang")
            } else if !arguments.contains("--no-defaults"), let found = try? Defaults.language() {
                // The commands that need the file say what is wrong with it.
                try Self.language(found.code, found.location)
            } else {
                nil
            }
        self = said.map { LanguageChoice($0, isChosen: true) } ?? .system(environment)
    }

    private init(_ language: Language, isChosen: Bool) {
        self.language = language
        self.isChosen = isChosen
    }

    /// That of the system alone: the first of these variables that is set counts, as POSIX has it. `C` and `POSIX` say
    /// nothing of a language.
    static func system(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> LanguageChoice {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return LanguageChoice(locale.flatMap { Language(code: $0) } ?? .english, isChosen: false)
    }

    /// The one that ``localized(_:)`` speaks to.
    func reader(for kits: [any TestKit.Type]) -> Reader {
        let translations = Translations.command + Translations.runner + kits.flatMap { $0.texts }
        return Reader(
            language,
            followsScripts: !isChosen,
            translations: translations,
            command: ProgramName.command
        )
    }

    /// The languages that `--lang` takes, for messages: `en or fr`.
    private static var codes: String { Language.all.map(\.code).joined(separator: localized(" or ")) }

    private static func language(_ code: String, _ location: String) throws(CommandError) -> Language {
        guard let language = Language(code: code) else {
            throw CommandError(localized("\(location): there are no texts in “\(code)”; choose \(codes)."))
        }
        return language
    }

    /// The value of the option.
    private static func value(in arguments: [String]) -> String? {
        guard let range = range(in: arguments) else { return nil }
        let last = arguments[range.upperBound - 1]
        return range.count == 1 ? String(last.dropFirst(joined.count)) : last
    }

    private static let option = "--lang"
    private static let joined = option + "="

    /// Where the option is, with its value; nil where it is not, or has none.
    private static func range(in arguments: [String]) -> Range<Int>? {
        let options = arguments.prefix { $0 != "--" }
        guard let index = options.firstIndex(where: { $0 == option || $0.hasPrefix(joined) }) else { return nil }
        if options[index] != option { return index..<index + 1 }
        return index + 1 < options.endIndex ? index..<index + 2 : nil
    }
}

extension LanguageChoice {
    /// The arguments as the parser takes them: `--lang fr run` as `run --lang fr`, since the option is each command's. Help
    /// and version, which have no options, have been said in the language.
    static func placed(_ arguments: [String]) -> [String] {
        guard let range = range(in: arguments) else { return arguments }
        var rest = arguments
        rest.removeSubrange(range)
        guard let command = rest.first, !command.hasPrefix("-"), command != "help" else { return rest }
        guard range.lowerBound == 0 else { return arguments }
        return [command] + arguments[range] + rest.dropFirst()
    }
}
