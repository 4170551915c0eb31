import AppShellTexts
import ArgumentParser

/// Which defaults of `appshell.json` a command takes.
struct DefaultsOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Takes the defaults of this profile of \(Defaults.fileName), too."),
            valueName: "name"
        )
    )
    var profile: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Ignores \(Defaults.fileName).")))
    var noDefaults = false

    /// For another command, to take the same.
    var arguments: [String] { (profile.map { ["--profile", $0] } ?? []) + (noDefaults ? ["--no-defaults"] : []) }

    func validate() throws {
        if noDefaults, profile != nil {
            throw ValidationError(localized("--no-defaults and --profile contradict each other; leave one out."))
        }
    }
}
