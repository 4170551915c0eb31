/// How a back end is served.
public struct HostOptions: Sendable {
    public var host: String
    /// 0 for any that is free.
    public var port: Int
    /// TLS 1.3 with this, and nothing else; nil for plain HTTP.
    public var certificate: HostCertificate?
    public var limits: CallLimits
    public var timeouts: HostTimeouts
    /// The most bytes of a body.
    public var bodyLimit: Int
    /// The most connections at once; more wait until one ends.
    public var maximumConnections: Int
    /// How long calls are still taken after a stop was asked for, while ``/health`` says so: for load balancers.
    public var drain: Duration
    /// How long calls under way are waited for when it stops.
    public var stopLimit: Duration
    /// Whether each call may bring its time, and `/control/state` reads and replaces what is kept: for scripts.
    public var isScripted: Bool

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        certificate: HostCertificate? = nil,
        limits: CallLimits = .standard,
        timeouts: HostTimeouts = HostTimeouts(),
        bodyLimit: Int = 1_048_576,
        maximumConnections: Int = 4_096,
        drain: Duration = .zero,
        stopLimit: Duration = .seconds(10),
        isScripted: Bool = false
    ) {
        self.host = host
        self.port = port
        self.certificate = certificate
        self.limits = limits
        self.timeouts = timeouts
        self.bodyLimit = bodyLimit
        self.maximumConnections = maximumConnections
        self.drain = drain
        self.stopLimit = stopLimit
        self.isScripted = isScripted
    }

    /// - Throws: where they contradict each other.
    public func check() throws(StartError) {
        guard !isScripted || isLoopback else {
            throw StartError(
                """
                --scripted lets every caller set the time and replace all data, so it only works on this \
                machine. Use --host 127.0.0.1, or leave out --scripted.
                """
            )
        }
    }

    /// Whether nobody beyond this machine reaches the host.
    public var isLoopback: Bool {
        host == "localhost" || host == "::1" || (host.hasPrefix("127.") && host.split(separator: ".").count == 4)
    }
}

/// How long a client may take, so that slow ones do not hold connections for ever.
public struct HostTimeouts: Sendable {
    /// From the connection, TLS included, to the end of the first request's header.
    public var header: Duration
    /// From one answer to the end of the next request's header.
    public var idle: Duration
    /// From a request's header to the end of its body; and from an answer's end to its last byte's taking.
    public var body: Duration

    public init(header: Duration = .seconds(10), idle: Duration = .seconds(60), body: Duration = .seconds(30)) {
        self.header = header
        self.idle = idle
        self.body = body
    }
}
