import AppShellTexts
import ArgumentParser
import Foundation

/// `appshell backend`: documents the server, and starts it through the script `./appshell`, which builds it.
struct BackendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backend",
        abstract: localized("Serves a product's back end over HTTP, for apps and for run --backend."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Serves a product's reference back end, with its state in memory or SQLite. When ready, it prints \
                one line: “madinia listens on http://127.0.0.1:8080”.
                """
            ),
            HelpText.examples(
                column: 51,
                ("./appshell backend madinia --port 8080 --scripted", nil),
                ("./appshell run --product madinia --backend 'http://127.0.0.1:8080/#TOKEN'", nil),
                ("./appshell backend allinconnect publish --help", localized("what the staff does")),
                ("./appshell backend --help", localized("all of its options"))
            ),
            localized(
                """
                It is a program of its own (Server/), which the first use builds: that takes about seven \
                minutes.
                """
            ),
            localized("Exit codes: 0 stopped; 2 wrong usage, or it could not start; 130 interrupted.")
        )
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp(localized("The product, and the program's own options."))
    )
    var arguments: [String] = []

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        guard let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"] else {
            throw CommandError(localized("backend: use the repository's ./appshell script."))
        }
        let script = home + "/appshell"
        var words: [UnsafeMutablePointer<CChar>?] = ([script, "backend"] + arguments).map { strdup($0) }
        words.append(nil)
        execv(script, words)
        throw CommandError(localized("\(script): cannot be started (\(String(cString: strerror(errno))))."))
    }
}
