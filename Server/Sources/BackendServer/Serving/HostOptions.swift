/// How a back end is served.
public struct HostOptions: Sendable {
    public var host: String
    /// 0 for any that is free.
    public var port: Int
    /// TLS 1.3 with this, and nothing else; nil for plain HTTP.
    public var certificate: HostCertificate?
    public var limits: CallLimits
    public var timeouts: HostTimeouts
    /// The most connections at once; the one that is idle longest makes room for another.
    public var maximumConnections: Int
    /// The most connections at once of one address; nil for as many as there may be.
    public var connectionsPerAddress: Int?
    /// Whose word on the client's address counts (X-Forwarded-For).
    public var proxies: ProxyList
    /// What links begin with, without a slash at the end: `https://api.example.org`; nil for the address it listens on.
    public var baseURL: String?
    /// How long calls are still taken after a stop was asked for, while ``/health`` says so: for load balancers.
    public var drain: Duration
    /// How long calls under way are waited for when it stops.
    public var stopLimit: Duration
    /// What a call must carry to bring its time, and to read and replace what is kept at `/control/state`: for scripts;
    /// nil where nothing of that is possible.
    public var controlToken: String?

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        certificate: HostCertificate? = nil,
        limits: CallLimits = .standard,
        timeouts: HostTimeouts = HostTimeouts(),
        maximumConnections: Int = 4_096,
        connectionsPerAddress: Int? = 512,
        proxies: ProxyList = .none,
        baseURL: String? = nil,
        drain: Duration = .zero,
        stopLimit: Duration = .seconds(10),
        controlToken: String? = nil
    ) {
        self.host = host
        self.port = port
        self.certificate = certificate
        self.limits = limits
        self.timeouts = timeouts
        self.maximumConnections = maximumConnections
        self.connectionsPerAddress = connectionsPerAddress
        self.proxies = proxies
        self.baseURL = baseURL
        self.drain = drain
        self.stopLimit = stopLimit
        self.controlToken = controlToken
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

    var isScripted: Bool { controlToken != nil }

    /// Scheme, host and port.
    public func url(port: Int) -> String {
        "\(certificate == nil ? "http" : "https")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
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
