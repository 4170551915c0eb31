import ArgumentParser
import Foundation

/// `appshell backend`, which the script `./appshell` builds and starts: here it is explained, and started by way of it.
struct BackendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backend",
        abstract: "Serves a product's back end over HTTP, for apps and for run --backend.",
        discussion: """
            Serves the reference back end of a product, with its state in memory or in SQLite. It prints one line when \
            it is ready: “madinia listens on http://127.0.0.1:8080”.

              ./appshell backend madinia --port 8080 --scripted
              ./appshell run --product madinia --backend http://127.0.0.1:8080
              ./appshell backend --help                        all of its options

            It is a program of its own (Server/), which the first use builds: that takes about six minutes.

            Exit codes: 0 stopped, 2 wrong usage or could not start, 130 interrupted.
            """
    )

    @Argument(parsing: .captureForPassthrough, help: "The product, and the program's own options.")
    var arguments: [String] = []

    func run() throws {
        guard let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"] else {
            throw CommandError("backend: is started by the script ./appshell of the repository.")
        }
        let script = home + "/appshell"
        var words: [UnsafeMutablePointer<CChar>?] = ([script, "backend"] + arguments).map { strdup($0) }
        words.append(nil)
        execv(script, words)
        throw CommandError("\(script): can't be started (\(String(cString: strerror(errno)))).")
    }
}
