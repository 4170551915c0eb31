import ArgumentParser
import BackendServer
import Logging
import PushSenders
import Synchronization
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One start of a back end, from its options to its end.
struct BackendProgram {
    private let options: BackendOptions
    private let logger: Logger

    init(_ options: BackendOptions) {
        self.options = options
        logger = Logger(label: "backend") { [level = options.logLevel.level] _ in LogLines(level: level) }
    }

    /// - Throws: `ExitCode(130)` where it was interrupted.
    func run() async throws {
        // What it makes is its owner's alone, in a folder that was there too.
        umask(0o077)
        // Before anything is made, so that a signal during the start ends well too.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        allowFiles(options.connections + 64)
        let host = try hostOptions()
        let folder = try options.data.map { path throws(StartError) in try DataFolder(path) }
        let backend = try backend(in: folder, host)
        if folder == nil {
            logger.notice("the state is only in memory; --data DIR keeps it")
        }
        let interruption = Interruption()
        try await BackendHost(backend, options: host, logger: logger).run { port in
            announce(backend.name, host, port)
        } until: {
            for await signal in signals {
                interruption.isSet.withLock { $0 = signal == .sigint }
                BackendProgram.endAtNextSignal()
                return
            }
        }
        withExtendedLifetime(folder) {}
        if interruption.isSet.withLock({ $0 }) { throw ExitCode(130) }
    }

    private final class Interruption: Sendable {
        let isSet = Mutex(false)
    }

    private func hostOptions() throws(StartError) -> HostOptions {
        var certificate: HostCertificate?
        if let chain = options.certificate, let key = options.key {
            certificate = try HostCertificate(chain: chain, key: key)
        }
        // A script's clock stands still, and what a caller has left is the handler's matter then.
        let limits =
            options.scripted
            ? CallLimits.none
            : CallLimits(
                perAddress: options.rateLimit.number,
                perAccount: options.accountLimit.number,
                signIns: options.signInLimit.number
            )
        let host = HostOptions(
            host: options.host,
            port: options.port,
            certificate: certificate,
            limits: limits,
            timeouts: HostTimeouts(
                header: .seconds(options.headerTimeout),
                idle: .seconds(options.idleTimeout),
                body: .seconds(options.bodyTimeout)
            ),
            maximumConnections: options.connections,
            connectionsPerAddress: connectionsPerAddress,
            proxies: try ProxyList(options.proxy),
            baseURL: options.baseURL,
            drain: .seconds(options.drain),
            controlToken: options.scripted ? try controlToken() : nil
        )
        try host.check()
        return host
    }

    private var connectionsPerAddress: Int? {
        if options.scripted { return nil }
        return switch options.connectionsPerAddress {
        case .off: nil
        case .number(let number): number
        case nil: max(8, options.connections / 8)
        }
    }

    private func controlToken() throws(StartError) -> String {
        guard let path = options.controlTokenFile else {
            return String(decoding: SecretFile.random(isText: true), as: UTF8.self)
        }
        return try KeyFile.load(path, name: "the token of scripts")
    }

    private func backend(in folder: DataFolder?, _ host: HostOptions) throws(StartError) -> any ServedBackend {
        // Before the secrets are made, which then show that there was a database.
        let secrets = [options.product == .allinconnect ? "token-secret" : "api-key"]
        let path = try folder.map { folder throws(StartError) in
            try folder.database("\(options.product.rawValue).sqlite", madeBefore: secrets)
        }
        let samples = options.samples || options.scripted
        switch options.product {
        case .allinconnect:
            return try ServedAllInConnect(
                path: path,
                samples: samples,
                tokens: { () throws(StartError) in
                    try SignedTokens(secret: secret(in: folder), lifetime: Double(options.tokenHours) * 3_600)
                },
                passwords: ScryptPasswords(
                    cost: ScryptPasswords.Cost(rounds: options.passwordRounds, parallelism: 3),
                    keepsPlain: options.scripted
                ),
                staffKey: { () throws(StartError) in try staffKey(in: folder) },
                pushes: { outbox throws(StartError) in try pushes(outbox) }
            )
        case .madinia:
            guard folder != nil || options.apiKeyFile != nil || host.isLoopback else {
                throw StartError(
                    "--host \(options.host): beyond this machine there is no default API key. Add --api-key-file or --data."
                )
            }
            return try ServedMadinia(
                path: path,
                samples: samples,
                apiKey: { () throws(StartError) in try apiKey(in: folder) },
                isLimited: options.rateLimit != .off,
                staffKey: { () throws(StartError) in try staffKey(in: folder) },
                pushes: { outbox throws(StartError) in try pushes(outbox) }
            )
        }
    }

    private func pushes(_ outbox: any PushOutbox) throws(StartError) -> PushExit {
        guard let path = options.pushSettings else { return PushExit(nil, logger: logger) }
        do throws(PushSettingsError) {
            let environment = PushEnvironment(logger: logger, outbox: outbox)
            return PushExit(try PushRouter(PushSettings.read(at: path), environment: environment), logger: logger)
        } catch {
            throw StartError(error.description)
        }
    }

    /// nil where there is no staff: in memory, and for scripts, unless a key is named.
    private func staffKey(in folder: DataFolder?) throws(StartError) -> String? {
        let name = "the staff's key"
        if let path = options.staffKeyFile { return try KeyFile.load(path, name: name) }
        guard let folder, !options.scripted else { return nil }
        return try KeyFile.loadOrMake(folder.file("staff-key"), name: name)
    }

    private func secret(in folder: DataFolder?) throws(StartError) -> [UInt8] {
        let (name, minimum) = ("the secret of the tokens", SignedTokens.minimumSecretBytes)
        if let path = options.secretFile { return try SecretFile.load(path, name: name, atLeast: minimum) }
        guard let folder else { return SecretFile.random() }
        return try SecretFile.loadOrMake(folder.file("token-secret"), name: name, atLeast: minimum)
    }

    private func apiKey(in folder: DataFolder?) throws(StartError) -> String {
        let name = "the API key"
        if let path = options.apiKeyFile { return try KeyFile.load(path, name: name, atLeast: 1) }
        guard let folder, !options.scripted else { return "test-key" }
        return try KeyFile.loadOrMake(folder.file("api-key"), name: name, atLeast: 1)
    }

    /// The token of scripts stands in the URL's fragment, which no client sends by itself.
    private func announce(_ name: String, _ host: HostOptions, _ port: Int) {
        let (url, token) = (host.url(port: port), host.controlToken)
        guard options.json else {
            return Output.line("\(name) listens on \(url)\(token.map { "/#\($0)" } ?? "")")
        }
        let control = token.map { #","control":"\#($0)""# } ?? ""
        let state = options.data == nil ? "memory" : "sqlite"
        Output.line(#"{"product":"\#(name)","state":"\#(state)","url":"\#(url)"\#(control)}"#)
    }

    /// SIGTERM and SIGINT end the process from now on, whatever it still waits for.
    ///
    /// On Linux Dispatch blocks a signal that it watches in every thread that meets it: a thread is needed that does not.
    private static func endAtNextSignal() {
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        pthread_create(
            &thread,
            nil,
            { _ in
                var signals = sigset_t()
                sigemptyset(&signals)
                for number in [SIGTERM, SIGINT] {
                    signal(number, SIG_DFL)
                    sigaddset(&signals, number)
                }
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                while true { pause() }
            },
            nil
        )
    }

    /// Each connection is a file: the usual 256 or 1,024 would be too few.
    private func allowFiles(_ count: Int) {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
        setrlimit(resource, &limit)
    }
}
