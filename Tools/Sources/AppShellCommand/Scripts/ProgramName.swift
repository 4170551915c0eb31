import Foundation
import ScenarioReports

/// What a person types to start this program, which may be somebody else's with products of their own.
enum ProgramName {
    private static let path = CommandLine.arguments.first ?? "appshell"

    /// `appshell`, or the name of the program's file.
    static let short: String = {
        let name = URL(fileURLWithPath: path).lastPathComponent
        // `./appshell` starts it, where it is ours.
        return ["appshell", "appshell-served"].contains(name) ? "appshell" : name
    }()

    /// What runs scenarios, as a shell takes it.
    static let run = short == "appshell" ? RunStart.plainCommand : "\(ShellWord.quoted(path)) run"
}
