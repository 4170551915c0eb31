import ArgumentParser
import Logging

/// Which back ends there are.
enum ServedProduct: String, ExpressibleByArgument, CaseIterable {
    case allinconnect
    case madinia
}

/// Calls a minute; `off` for as many as come.
enum CallLimit: Equatable, ExpressibleByArgument {
    case off
    case perMinute(Int)

    init?(argument: String) {
        if argument == "off" {
            self = .off
        } else if let number = Int(argument), (1...1_000_000).contains(number) {
            self = .perMinute(number)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String { number.map { "\($0)" } ?? "off" }

    var number: Int? {
        switch self {
        case .off: nil
        case .perMinute(let number): number
        }
    }
}

/// How many connections one address may have; `off` for as many as it opens.
enum ConnectionLimit: Equatable, ExpressibleByArgument {
    case off
    case number(Int)

    init?(argument: String) {
        if argument == "off" {
            self = .off
        } else if let number = Int(argument), (1...100_000).contains(number) {
            self = .number(number)
        } else {
            return nil
        }
    }
}

/// From which level on things are logged.
struct LogLevel: Equatable, ExpressibleByArgument {
    let level: Logger.Level

    init(_ level: Logger.Level) {
        self.level = level
    }

    init?(argument: String) {
        guard let level = Logger.Level(rawValue: argument) else { return nil }
        self.level = level
    }

    var defaultValueDescription: String { level.rawValue }
}

struct BackendOptions: ParsableArguments {
    @Argument(help: "The product: allinconnect or madinia.")
    var product: ServedProduct

    @Option(help: "The address to listen on; 0.0.0.0 accepts calls from anywhere.")
    var host = "127.0.0.1"

    @Option(help: "The port; 0 for any free one.")
    var port = 8080

    @Option(help: "The folder for the state, created if needed. Default: in memory.")
    var data: String?

    @Flag(
        help:
            "Fills a new state with sample data, and with sample accounts whose passwords stand in the documentation. Implied by --scripted."
    )
    var samples = false

    @Option(help: "A certificate chain in PEM, for TLS 1.3 only. Requires --key.")
    var certificate: String?

    @Option(help: "The certificate's private key in PEM.")
    var key: String?

    @Option(
        help:
            "ALL IN Connect: a file of 32 bytes or more that signs tokens. Default: DATA/token-secret, created at the first start."
    )
    var secretFile: String?

    @Option(help: "ALL IN Connect: how long a token is valid, 1 to 24 hours.")
    var tokenHours = 24

    @Option(help: "APNs and FCM credentials, as JSON. Default: notifications are only logged.")
    var pushSettings: String?

    @Option(
        help:
            "Madinia: a file with the X-API-Key. Default: DATA/api-key, created at the first start; in memory on this machine, and for scripts, “test-key”."
    )
    var apiKeyFile: String?

    @Option(
        help:
            "A file with the staff's key, for /staff/v1. Default: DATA/staff-key, created at the first start; in memory and with --scripted there is no staff API."
    )
    var staffKeyFile: String?

    @Option(
        help:
            "Calls per minute from one address, or off, which also turns off Madinia's own limit and that of sign-ins by address."
    )
    var rateLimit = CallLimit.perMinute(1_200)

    @Option(help: "Calls per minute by one signed-in member, or off.")
    var accountLimit = CallLimit.perMinute(600)

    @Option(
        help: """
            Sign-in attempts per minute with one email from one address, or off; three times that from one address, ten \
            times that with one email.
            """
    )
    var signInLimit = CallLimit.perMinute(10)

    @Option(help: "The maximum number of connections; then the one that is idle longest is closed.")
    var connections = 4_096

    @Option(
        help:
            "The maximum number of connections from one address, or off. Default: an eighth of --connections, at least 8."
    )
    var connectionsPerAddress: ConnectionLimit?

    @Option(
        help:
            "A proxy's address or network, such as 10.0.0.0/8, whose X-Forwarded-For is believed. May be repeated."
    )
    var proxy: [String] = []

    @Option(help: "What links begin with, such as https://api.example.org. Default: the address it listens on.")
    var baseURL: String?

    @Option(help: "The seconds for receiving a request's header.")
    var headerTimeout = 10.0

    @Option(help: "The seconds for receiving a request's body, and for sending the response.")
    var bodyTimeout = 30.0

    @Option(help: "The seconds that a connection may be idle.")
    var idleTimeout = 60.0

    @Option(help: "The seconds for which calls are accepted after a stop signal, while /health returns 503.")
    var drain = 0.0

    @Option(help: "trace, debug, info, notice, warning, error or critical.")
    var logLevel = LogLevel(.info)

    @Option(help: ArgumentHelp("The logarithm of scrypt's N for new hashes.", visibility: .hidden))
    var passwordRounds = 15

    @Flag(help: "Prints the ready line as JSON.")
    var json = false

    @Flag(help: "For the scenario runner, on this machine only: calls set the time, and /control/state is open.")
    var scripted = false

    @Option(
        help: "With --scripted: a file with the token that the runner sends. Default: a new one, in the ready line."
    )
    var controlTokenFile: String?

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port \(port): write a port from 0 to 65535.")
        }
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError(
                "--certificate and --key go together: \(key == nil ? "--key" : "--certificate") is missing."
            )
        }
        guard (1...24).contains(tokenHours) else {
            throw ValidationError("--token-hours \(tokenHours): write 1 to 24 hours.")
        }
        guard (1...100_000).contains(connections) else {
            throw ValidationError("--connections \(connections): 1 to 100000.")
        }
        for (name, seconds) in [
            ("header-timeout", headerTimeout), ("body-timeout", bodyTimeout), ("idle-timeout", idleTimeout),
        ] where !(0.1...3_600).contains(seconds) {
            throw ValidationError("--\(name) \(seconds): 0.1 to 3600 seconds.")
        }
        guard (4...20).contains(passwordRounds) else { throw ValidationError("--password-rounds: 4 to 20.") }
        guard controlTokenFile == nil || scripted else {
            throw ValidationError("--control-token-file needs --scripted.")
        }
        guard baseURL.map(BackendOptions.isBase) ?? true else {
            throw ValidationError(
                "--base-url \(baseURL ?? ""): write a scheme and a host, such as https://api.example.org."
            )
        }
        guard (0...600).contains(drain) else { throw ValidationError("--drain \(drain): 0 to 600 seconds.") }
    }

    /// Scheme and authority, and no path.
    private static func isBase(_ text: String) -> Bool {
        guard let scheme = text.firstRange(of: "://"), ["http", "https"].contains(text[..<scheme.lowerBound]) else {
            return false
        }
        let rest = text[scheme.upperBound...]
        return !rest.isEmpty && rest.allSatisfy { $0.isASCII && !"/?#@ ".contains($0) }
    }
}
