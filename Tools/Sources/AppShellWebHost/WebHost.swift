public import AppShellCommand
import AppShellTexts
import Dispatch
import Foundation
public import ScenarioRunner

/// Serves a page in which a person holds an app: sees it, drives it, records what they did.
public enum WebHost {
    /// Why the host cannot serve.
    public struct Failure: Error, CustomStringConvertible {
        /// One sentence: the fact, and the fix.
        public let description: String
    }

    /// Serves until SIGINT or SIGTERM.
    ///
    /// - Parameters:
    ///   - kits: of the products; not empty.
    ///   - didListen: takes the page's address, once it can be opened.
    /// - Returns: the signal.
    /// - Throws: ``Failure`` where the address cannot be listened on.
    public static func serve(
        _ kits: [any TestKit.Type],
        _ options: WebHostOptions,
        _ didListen: @escaping @Sendable (String) -> Void
    ) async throws -> Int32 {
        // Before the address is told: a signal must find its source.
        let signals = stopSignals()
        let isLocal = ["127.0.0.1", "localhost", "::1"].contains(options.address)
        let token = isLocal ? nil : newToken()
        let isFrench = Reader.current.language == .french
        let sessions = SessionStore(kits: kits, options: options)
        let server: WebServer
        do {
            let address = options.address == "localhost" ? "127.0.0.1" : options.address
            server = try await WebServer(address: address, port: options.port, token: token, sessions: sessions)
        } catch {
            throw Failure(
                description: isFrench
                    ? "\(options.address), port \(options.port) : écoute impossible. Donnez un autre port avec --port, ou"
                        + " aucun pour n'importe quel port libre. (\(error.localizedDescription))"
                    : "\(options.address), port \(options.port): cannot be listened on. Give another port with"
                        + " --port, or none for any that is free. (\(error.localizedDescription))"
            )
        }
        // What stands for every address is none that a browser can open.
        let name = ["0.0.0.0", "::"].contains(options.address) ? ownAddress() : options.address
        let host = name.contains(":") ? "[\(name)]" : name
        let address = "http://\(host):\(try server.port)/" + (token.map { "?token=\($0)" } ?? "")
        didListen(address)
        if options.opensBrowser { open(address) }
        return try await withThrowingTaskGroup(of: Int32.self) { group in
            group.addTask {
                try await server.run()
                throw Failure(
                    description: isFrench
                        ? "La page n'est plus servie : son socket a été fermé."
                        : "The page is no longer served: its socket was closed."
                )
            }
            group.addTask {
                for await signal in signals { return signal }
                return SIGTERM
            }
            defer { group.cancelAll() }
            return try await group.next() ?? SIGTERM
        }
    }

    /// This machine's first address that others can reach, or else the loopback's.
    private static func ownAddress() -> String {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return "127.0.0.1" }
        defer { freeifaddrs(list) }
        for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let entry = entry?.pointee, let address = entry.ifa_addr, address.pointee.sa_family == AF_INET,
                entry.ifa_flags & UInt32(IFF_UP) != 0, entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { continue }
            var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
                continue
            }
            return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return "127.0.0.1"
    }

    private static func stopSignals() -> AsyncStream<Int32> {
        AsyncStream { continuation in
            let sources = [SIGINT, SIGTERM].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number)
                source.setEventHandler { continuation.yield(number) }
                source.resume()
                return source
            }
            let kept = Sources(sources)
            continuation.onTermination = { _ in kept.cancel() }
        }
    }

    private final class Sources: @unchecked Sendable {
        private let sources: [any DispatchSourceSignal]

        init(_ sources: [any DispatchSourceSignal]) { self.sources = sources }

        func cancel() { for source in sources { source.cancel() } }
    }

    /// 32 hexadecimal digits by the system's generator.
    private static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }

    /// By the system's own command; where it fails, says so.
    private static func open(_ address: String) {
        #if os(macOS)
        let program = "open"
        #else
        let program = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, address]
        process.terminationHandler = { process in
            guard process.terminationStatus != 0 else { return }
            FileHandle.standardError.write(Data("--open: \(program) opened nothing; open the address yourself.\n".utf8))
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
