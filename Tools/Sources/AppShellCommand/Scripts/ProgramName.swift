import Foundation
import ScenarioReports

/// The command that starts this program, which may be a custom one with other products.
enum ProgramName {
    private static let path = CommandLine.arguments.first ?? "appshell"

    /// `appshell`, or the program's file name.
    static let short: String = {
        let name = URL(fileURLWithPath: path).lastPathComponent
        // `./appshell` starts our own.
        return ["appshell", "appshell-served", "appshell-web"].contains(name) ? "appshell" : name
    }()

    /// The command that a subcommand follows, quoted for a shell.
    static let command = short == "appshell" ? "./appshell" : ShellWord.quoted(path)

    /// The command that runs scenarios, quoted for a shell.
    static let run = "\(command) run"

    /// The command that explores products, quoted for a shell.
    static let explore = "\(command) explore"

    /// The command that compares runs, quoted for a shell.
    static let history = "\(command) history"
}
