public import AppShell

/// A back end that is served elsewhere.
extension HeadlessSession {
    /// The limit of a call to a real server, in wall-clock time.
    package var liveLimit: Duration {
        get { server.live?.limit ?? .zero }
        set { server.live?.limit = newValue }
    }

    /// Lets a served back end answer from now on. It gets the state of the session's own before the first call, and
    /// again after each change; see ``MirroredBackend``.
    public func connect(to backend: ServedBackend) {
        func mirror(_ local: some MirroredBackend) -> any StateMirror { BackendMirror(local, of: backend) }
        server.live = LiveServer(backend, mirror: (server.handler as? any MirroredBackend).map { mirror($0) })
    }

    /// The back end, for steps to read and arrange. Its state is current whenever the app comes to rest, until
    /// ``finishLookingAtBackend()``.
    ///
    /// - Throws: ``HeadlessError/servedBackend(_:)`` where the served one can't be read.
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

    /// Stops reading the served back end.
    public func finishLookingAtBackend() {
        isBackendLookedAt = false
    }

    func readBackend() throws {
        guard let live = server.live else { return }
        try live.mirror?.refresh(limit: live.limit)
    }
}
