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

            Try it:
              ./appshell backend allinconnect                       in memory, any free port
              ./appshell backend madinia --port 8080 --data var     kept in var/madinia.sqlite
            """,
        version: "0.4.0"
    )

    @OptionGroup var options: BackendOptions

    func run() async throws {
        try await BackendProgram(options).run()
    }

    static func main() async {
        do {
            let command = try parse()
            try await command.run()
            end(0)
        } catch let fault as StartError {
            fail(fault.description)
        } catch let code as ExitCode {
            end(code.rawValue)
        } catch {
            // Help and version end well; everything else about arguments is wrong usage.
            let isWanted = exitCode(for: error) == .success
            guard isWanted else { fail(fullMessage(for: error)) }
            Output.line(fullMessage(for: error))
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
