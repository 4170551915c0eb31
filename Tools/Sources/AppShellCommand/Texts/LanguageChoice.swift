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
            } else if !arguments.contains("--no-defaults"), let found = try Defaults.language() {
                try Self.language(found.code, found.location)
            } else {
                nil
            }
        isChosen = said != nil
        language = said ?? Self.language(of: environment)
    }

    /// The one that ``localized(_:)`` speaks to.
    func reader(for kits: [any TestKit.Type]) -> Reader {
        let translations = Translations.command + Translations.runner + kits.flatMap { $0.texts }
        return Reader(language, followsScripts: !isChosen, translations: translations)
    }

    /// The languages that `--lang` takes, for messages: `en or fr`.
    static var codes: String { Language.all.map(\.code).joined(separator: " or ") }

    private static func language(_ code: String, _ location: String) throws(CommandError) -> Language {
        guard let language = Language(code: code) else {
            throw CommandError(localized("\(location): there are no texts in “\(code)”, only in \(codes)."))
        }
        return language
    }

    private static func value(in arguments: [String]) -> String? {
        let options = arguments.prefix { $0 != "--" }
        if let joined = options.last(where: { $0.hasPrefix("--lang=") }) { return String(joined.dropFirst(7)) }
        guard let index = options.lastIndex(of: "--lang"), index + 1 < options.endIndex else { return nil }
        return options[index + 1]
    }

    /// POSIX: the first of these that is set counts. `C` and `POSIX` say nothing of a language.
    private static func language(of environment: [String: String]) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale.flatMap { Language(code: $0) } ?? .english
    }
}
