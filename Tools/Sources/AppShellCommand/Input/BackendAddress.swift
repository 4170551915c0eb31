import AppShell
import AppShellHeadless
import AppShellTexts
import Foundation
import ScenarioRunner

/// The address of a served back end, from the command line.
struct BackendAddress {
    /// Scheme, host and port.
    let origin: String
    /// What lets scripts set its time and state; empty where nobody said it.
    let token: String

    /// Where the token stands if the address does not say it.
    private static let tokenVariable = "APPSHELL_CONTROL_TOKEN"

    /// - Parameters:
    ///   - text: as a scripted back end prints it: `http://127.0.0.1:8080/#token`.
    ///   - environment: of the process.
    /// - Throws: ``CommandError`` for anything but an origin. The transport decides whether it may be called.
    init(
        _ text: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) {
        guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty
        else {
            throw CommandError(
                localized("--backend: “\(Redaction.url(text))” is not a URL: write http://127.0.0.1:8080")
            )
        }
        guard url.user == nil, url.password == nil, ["", "/"].contains(url.path), url.query == nil
        else {
            let origin = "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")"
            throw CommandError(
                localized("--backend: “\(Redaction.url(text))” is more than a scheme, host and port: write \(origin)")
            )
        }
        let address = text.prefix { $0 != "#" }
        origin = String(address.hasSuffix("/") ? address.dropLast() : address)
        token = url.fragment ?? environment[BackendAddress.tokenVariable] ?? ""
    }

    /// The back end there, after checking it.
    ///
    /// - Throws: ``CommandError`` if the product's scripts cannot run on it.
    func connect(for kit: any TestKit.Type) throws(CommandError) -> ServedBackend {
        let backend = ServedBackend(origin: origin, token: token, transport: try Network.transport())
        do throws(ServedBackendError) {
            try backend.check(for: kit.makeSession())
        } catch {
            throw CommandError("--backend: " + words(for: error, product: kit.productID))
        }
        return backend
    }

    private func words(for error: ServedBackendError, product: String) -> String {
        let start = "./appshell backend \(product) --port N --scripted"
        switch error {
        case .unreachable(.forbiddenURL(let reason)):
            // The reason names the host too.
            return localized("\(origin) must not be called: \(reason.trimmingPrefix("\(origin): ")).")
        case .unreachable(let error):
            return localized("\(origin) does not respond (\("\(error)")); start it: \(start)")
        case .notScripted(403):
            let variable = BackendAddress.tokenVariable
            return token.isEmpty
                ? localized(
                    """
                    \(origin) refuses a call without its token: write the address as the back end printed it, \
                    \(origin)/#…, or set \(variable).
                    """
                )
                : localized(
                    """
                    \(origin) refuses this token: write the address as the back end printed it, \(origin)/#…, or set \
                    \(variable).
                    """
                )
        case .notScripted(let status):
            return localized(
                "\(origin) returns \(status) for GET /control/state, so scripts cannot set it up; start it: \(start)"
            )
        case .otherState(let fact):
            return localized("\(origin) does not serve \(product)'s back end: \(fact); start it: \(start)")
        case .notMirrored:
            return localized("\(product) has no back end to serve; run its scripts without --backend.")
        }
    }
}
