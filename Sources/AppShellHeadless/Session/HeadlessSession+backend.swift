public import AppShell

/// A back end that is served elsewhere.
extension HeadlessSession {
    /// How long a call waits for a real server, in wall-clock time.
    public var liveLimit: Duration {
        get { server.live?.limit ?? .zero }
        set { server.live?.limit = newValue }
    }

    /// Lets a served back end answer from now on. What the session's own is arranged to be, that one becomes before the
    /// first call, and again whenever it changes; see ``MirroredBackend``.
    public func connect(to backend: ServedBackend) {
        func mirror(_ local: some MirroredBackend) -> any StateMirror { BackendMirror(local, of: backend) }
        server.live = LiveServer(backend, mirror: (server.handler as? any MirroredBackend).map { mirror($0) })
    }

    /// The back end to look at and to arrange: as it is now, and as it will be whenever the app comes to rest, until
    /// ``finishLookingAtBackend()``.
    public func lookAtBackend() throws -> any HTTPHandler {
        if let live = server.live, live.mirror == nil {
            throw HeadlessError.servedBackend(
                "\(Swift.type(of: server.handler)) can't be looked at while a server answers"
            )
        }
        isBackendLookedAt = true
        try readBackend()
        return server.handler
    }

    /// What is served elsewhere is not read any more.
    public func finishLookingAtBackend() {
        isBackendLookedAt = false
    }

    func readBackend() throws {
        guard let live = server.live else { return }
        try live.mirror?.refresh(limit: live.limit)
    }
}
