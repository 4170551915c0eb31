import AllInConnectBackend
import ArgumentParser
import BackendServer
import Logging
import MadiniaBackend
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
        let backend = try backend(in: folder)
        if folder == nil {
            logger.notice("the state is only in memory; --data DIR keeps it")
        }
        let interruption = Interruption()
        try await BackendHost(backend, options: host, logger: logger).run { port in
            announce(backend.name, port)
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
            drain: .seconds(options.drain),
            isScripted: options.scripted
        )
        try host.check()
        return host
    }

    private func backend(in folder: DataFolder?) throws(StartError) -> any ServedBackend {
        switch options.product {
        case .allinconnect:
            let tokens = try SignedTokens(secret: secret(in: folder), lifetime: Double(options.tokenHours) * 3_600)
            return try ServedAllInConnect(
                path: folder?.file("allinconnect.sqlite"),
                tokens: tokens,
                passwords: ScryptPasswords(
                    cost: ScryptPasswords.Cost(rounds: options.passwordRounds, parallelism: 3),
                    keepsPlain: options.scripted
                ),
                sender: { outbox throws(StartError) in try sender(outbox) }
            )
        case .madinia:
            return try ServedMadinia(
                path: folder?.file("madinia.sqlite"),
                apiKey: try apiKey(in: folder),
                isLimited: options.rateLimit != .off
            )
        }
    }

    private func sender(_ outbox: any PushOutbox) throws(StartError) -> any PushSender {
        guard let path = options.pushSettings else { return UnsentPushes(logger: logger) }
        do throws(PushSettingsError) {
            return try PushRouter(
                PushSettings.read(at: path),
                environment: PushEnvironment(logger: logger, outbox: outbox)
            )
        } catch {
            throw StartError(error.description)
        }
    }

    private func secret(in folder: DataFolder?) throws(StartError) -> [UInt8] {
        let (name, minimum) = ("the secret of the tokens", SignedTokens.minimumSecretBytes)
        if let path = options.secretFile { return try SecretFile.load(path, name: name, atLeast: minimum) }
        guard let folder else { return SecretFile.random() }
        return try SecretFile.loadOrMake(folder.file("token-secret"), name: name, atLeast: minimum)
    }

    private func apiKey(in folder: DataFolder?) throws(StartError) -> String {
        let name = "the API key"
        let bytes: [UInt8]
        if let path = options.apiKeyFile {
            bytes = try SecretFile.load(path, name: name, atLeast: 1)
        } else if let folder, !options.scripted {
            bytes = try SecretFile.loadOrMake(folder.file("api-key"), name: name, atLeast: 1, isText: true)
        } else {
            return "test-key"
        }
        let key = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
        guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw StartError("The API key file must contain one line of visible ASCII characters.")
        }
        return String(key)
    }

    private func announce(_ name: String, _ port: Int) {
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        let url = "\(options.certificate == nil ? "http" : "https")://\(host):\(port)"
        guard options.json else { return Output.line("\(name) listens on \(url)") }
        Output.line(#"{"product":"\#(name)","state":"\#(options.data == nil ? "memory" : "sqlite")","url":"\#(url)"}"#)
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

/// What would be sent, written down: no credentials of a push service were given.
private struct UnsentPushes: PushSender {
    let logger: Logger

    func send(_ message: PushMessage) {
        logger.info("push not sent: no credentials", metadata: ["push": .string(message.description)])
    }
}
