import AppShellTexts
import Foundation

/// The programs that link more than the command does.
enum ProgramBesides {
    /// Starts a program of this one's folder in its place, with the same arguments.
    ///
    /// - Parameter option: what needs it, for the message.
    /// - Throws: ``CommandError`` if it is not there.
    static func replaceThisProcess(by name: String, for option: String) throws(CommandError) -> Never {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name).path
        if let program, FileManager.default.isExecutableFile(atPath: program) {
            let pointers = CommandLine.arguments.map { strdup($0) } + [nil]
            execv(program, pointers)
        }
        throw CommandError(
            localized(
                """
                \(option): this program has no network access, and \(program ?? name) is not there to take over. Run \
                ./appshell, which builds it.
                """
            )
        )
    }
}
