import AppShell
import AppShellTexts
import ArgumentParser

/// `--owner`: who looks after what is made.
struct NewOwner: ParsableArguments {
    @Option(
        name: .customLong("owner"),
        help: ArgumentHelp(
            localized("Who looks after it: @organisation/team, @name or an e-mail address. Default: nobody yet."),
            valueName: "team"
        )
    )
    var name: String?

    /// - Throws: ``CommandError`` for a name that CODEOWNERS can't have.
    func checked() throws(CommandError) -> String? {
        guard let name, !Ownership(name, contract: "").isNamed else { return name }
        throw CommandError(
            localized(
                "--owner: CODEOWNERS can't name “\(name)”. Write @organisation/team, @name or an e-mail address."
            )
        )
    }
}
