import Dispatch
import Foundation
public import ScenarioRunner
import Synchronization

/// Serves the page until a signal comes, and gives the signal.
public typealias WebHosting =
    @Sendable (
        _ kits: [any TestKit.Type], _ options: WebHostOptions, _ didListen: @escaping @Sendable (String) -> Void
    ) async throws -> Int32

/// The web host. Only one program links it, since its network would slow every other command down.
enum InstalledWebHost {
    private static let installed = Mutex<WebHosting?>(nil)
    /// The program that has it, beside this one.
    private static let sibling = "appshell-web"

    /// Whether this program has one.
    static var isHere: Bool { installed.withLock { $0 != nil } }

    /// Set once, before parsing arguments.
    static func install(_ host: @escaping WebHosting) {
        installed.withLock { $0 = host }
    }

    /// Serves, and exits.
    ///
    /// - Throws: ``CommandError`` where neither this program nor one beside it has a web host.
    static func serve(_ options: WebHostOptions) throws(CommandError) -> Never {
        guard let host = installed.withLock({ $0 }) else {
            try ProgramBesides.replaceThisProcess(by: sibling, for: "serve")
        }
        let kits = ProductCatalog.kits
        Task {
            do {
                let signal = try await host(kits, options) { address in
                    Console.out("\(address)\n")
                }
                Foundation.exit(signal == SIGINT ? CommandExit.interrupted.rawValue : CommandExit.passed.rawValue)
            } catch {
                Console.error("serve: \(error)")
                Foundation.exit(CommandExit.usage.rawValue)
            }
        }
        dispatchMain()
    }
}
