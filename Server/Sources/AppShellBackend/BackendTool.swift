import ArgumentParser
import BackendServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `appshell-backend`: serves a product's back end on TCP.
@main
struct BackendTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appshell-backend",
        abstract: "Serves a product's back end over HTTP, with its state in SQLite.",
        discussion: """
            Prints one line when it is ready: “allinconnect listens on http://127.0.0.1:8080”. Logs JSON lines on \
            standard error. SIGTERM and SIGINT let it finish pending calls.

            Exit codes: 0 stopped, 2 wrong usage or could not start, 130 interrupted.

            A word after the product calls a back end that is served, with the staff's \
            key; “allinconnect publish --help” tells more:
              publish, remove   offers and professionals, formations and articles
              members, revoke   ALL IN Connect: who may sign in, whose sessions end

            Try it:
              ./appshell backend allinconnect --samples             in memory, on port 8080
              ./appshell backend madinia --port 8080 --data var     kept in var/madinia.sqlite
            """,
        version: "0.4.0"
    )

    @OptionGroup var options: BackendOptions

    func run() async throws {
        try await BackendProgram(options).run()
    }

    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        if let root = StaffTool.root(for: words) {
            await run(root, Array(words.dropFirst()))
        } else {
            await run(BackendTool.self, words)
        }
    }

    private static func run(_ root: any ParsableCommand.Type, _ words: [String]) async {
        do {
            var command = try root.parseAsRoot(words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            end(0)
        } catch let error as StartError {
            fail(error.description)
        } catch let error as StaffError {
            Output.error(error.text)
            end(error.code)
        } catch let code as ExitCode {
            end(code.rawValue)
        } catch {
            // Help and version end well; everything else about arguments is wrong usage.
            let isWanted = root.exitCode(for: error) == .success
            guard isWanted else { fail(root.fullMessage(for: error)) }
            Output.line(root.fullMessage(for: error))
            end(0)
        }
    }

    private static func fail(_ text: String) -> Never {
        Output.error(text)
        end(2)
    }
}

/// Lines on standard output and standard error, at once.
enum Output {
    static func line(_ text: String) { put(text + "\n", 1) }

    /// What a person at a terminal is asked.
    static func prompt(_ text: String) { put(text, 2) }

    static func error(_ text: String) { put("appshell backend: \(text)\n", 2) }

    private static func put(_ text: String, _ descriptor: Int32) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            start += max(0, count)
        }
    }
}

private func end(_ code: Int32) -> Never {
    exit(code)
}
