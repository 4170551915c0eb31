import AppShellTexts
import ArgumentParser

/// `--lang`, of every command. ``LanguageChoice`` reads it before the parser does, whose help is in that language too.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .customLong("lang"),
        help: ArgumentHelp(
            localized("Language of what is printed: en or fr (default: appshell.json, the system)."),
            valueName: "code"
        )
    )
    var code: String?
}
