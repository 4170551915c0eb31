import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Serves a back end on TCP until it is told to stop: then it finishes what is under way and closes what is kept.
public struct BackendHost: Sendable {
    private let backend: any ServedBackend
    private let options: HostOptions
    private let logger: Logger

    /// - Throws: where the options contradict each other.
    public init(_ backend: any ServedBackend, options: HostOptions, logger: Logger) throws(StartError) {
        try options.check()
        self.backend = backend
        self.options = options
        self.logger = logger
    }

    /// Serves. Returns once all is closed.
    ///
    /// - Parameters:
    ///   - ready: told the port when calls are taken.
    ///   - stop: returns when it is time to stop, and when its task is cancelled.
    /// - Throws: ``StartError`` where it could not start.
    public func run(
        ready: @escaping @Sendable (Int) -> Void,
        until stop: @escaping @Sendable () async -> Void
    ) async throws {
        let pools = HostPools()
        pools.start()
        let outcome: Result<Void, any Error>
        do {
            try await serve(pools, ready, stop)
            outcome = .success(())
        } catch {
            outcome = .failure(startError(error) ?? error)
        }
        await pools.shutdown()
        do {
            try await backend.close()
        } catch {
            logger.error("the store was not closed", metadata: ["error": .string(SQLiteFile.text(of: error))])
        }
        try outcome.get()
    }

    private func serve(
        _ pools: HostPools,
        _ ready: @escaping @Sendable (Int) -> Void,
        _ stop: @escaping @Sendable () async -> Void
    ) async throws {
        let health = Health(backend)
        let connections = Connections(
            Connections.Limits(total: options.maximumConnections, perAddress: options.connectionsPerAddress),
            proxies: options.proxies
        )
        let responder = BackendResponder(backend, options, health: health, connections: connections, pools: pools)
        let timeouts = options.timeouts
        let plain = HTTPServerBuilder {
            HTTP1Connection(responder: $0, timeouts: timeouts, connections: connections)
        }
        let application = Application(
            responder: responder,
            server: try options.certificate.map { try .tls(plain, tlsConfiguration: $0.configuration) } ?? plain,
            configuration: ApplicationConfiguration(
                address: .hostname(options.host, port: options.port),
                backlog: 4_096
            ),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                responder.listens(on: port)
                ready(port)
            },
            logger: logger
        )
        var configuration = ServiceGroupConfiguration(
            services: [
                .init(service: application),
                .init(
                    service: Stopper(health: health, drain: options.drain, stop: stop),
                    successTerminationBehavior: .gracefullyShutdownGroup
                ),
            ],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = options.stopLimit
        try await ServiceGroup(configuration: configuration).run()
    }

    private func startError(_ error: any Error) -> StartError? {
        if let error = error as? StartError { return error }
        let address = "--host \(options.host) --port \(options.port)"
        if error is SocketAddressError { return StartError("\(address): unknown host.") }
        guard let error = error as? IOError else { return nil }
        switch error.errnoCode {
        case EADDRINUSE:
            return StartError(
                "\(address): another program is listening there. Stop it, or choose another port (0 for any)."
            )
        case EACCES:
            return StartError("\(address): ports below 1024 need more privileges. Choose another port.")
        case EADDRNOTAVAIL:
            return StartError("\(address): this machine has no such address.")
        default: return nil
        }
    }
}

/// The threads that may wait.
struct HostPools: Sendable {
    /// For what only reads.
    let reads = NIOThreadPool(numberOfThreads: 4)
    /// For what may change something and waits for the disk: one at a time, in the order in which they came.
    let writes = NIOThreadPool(numberOfThreads: 1)
    /// For passwords, which take a quarter of a second of a core each: nobody else waits behind them.
    let signIns = NIOThreadPool(numberOfThreads: signInCount)

    static let signInCount = 2

    func start() {
        for pool in [reads, writes, signIns] { pool.start() }
    }

    func shutdown() async {
        for pool in [reads, writes, signIns] { try? await pool.shutdownGracefully() }
    }
}

/// Ends the group, and lets `/health` say so before.
private struct Stopper: Service {
    let health: Health
    let drain: Duration
    let stop: @Sendable () async -> Void

    func run() async {
        await stop()
        health.stop()
        if drain > .zero { try? await Task.sleep(for: drain) }
    }
}
