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

    /// The command that runs scenarios, quoted for a shell.
    static let run = short == "appshell" ? RunStart.plainCommand : "\(ShellWord.quoted(path)) run"

    /// The command that explores products, quoted for a shell.
    static let explore = short == "appshell" ? "./appshell explore" : "\(ShellWord.quoted(path)) explore"

    /// The command that compares runs, quoted for a shell.
    static let history = short == "appshell" ? "./appshell history" : "\(ShellWord.quoted(path)) history"
}
