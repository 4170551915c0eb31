public import AppShell

/// The life of the app's process.
extension HeadlessSession {
    /// Starts the app, killing it first where it runs. It restores its state if it was killed in the background.
    ///
    /// - Parameter arrival: what starts it, such as a link that was followed.
    /// - Throws: ``CompositionError`` where the product can't be composed.
    public func launch(with arrival: Arrival? = nil) throws {
        kill()
        // Those of the process that ended.
        _ = mistakes.take()
        disk.open()
        hasLaunched = true
        notedArrivals = 0
        firstCallOfLaunch = server.exchanges.count
        trace.record(.app, "launch" + (arrival.map { " by \($0)" } ?? ""))
        let app = HeadlessApp(disk: disk, mistakes: mistakes, watchesActor: watchesActor)
        self.app = app
        visitedRoutes.reset()
        typedInLaunch = []
        let observer: @Sendable (ShellEvent) -> Void = { [trace, visitedRoutes] event in
            trace.record(event)
            visitedRoutes.note(event)
        }
        let arrivals = [savedState.map(Arrival.restoration), arrival].compactMap(\.self)
        savedState = nil
        phone.notifications.appDidStart(app)
        do {
            try app.enter { [product, environment] app throws in
                try app.start(product, in: environment, with: arrivals, observer: observer)
            }
        } catch {
            phone.notifications.appDidStop()
            self.app = nil
            throw error
        }
        try settle()
    }

    /// Who kills the process.
    public enum Ending: String, Sendable {
        /// The person swiped the app away, or saw it crash: it starts afresh.
        case person
        /// The system needed the memory of an app in the background: it restores its state.
        case system
    }

    /// Kills the process at once: nothing of it runs any more. Does nothing where it doesn't run.
    ///
    /// - Parameter ending: nil: the system where the app is in the background, the person otherwise.
    public func kill(by ending: Ending? = nil) {
        guard let app else { return }
        let ending = ending ?? (isInBackground ? .system : .person)
        trace.record(.app, "kill by the \(ending)")
        if ending == .person { savedState = nil }
        app.enter { $0.kill() }
        phone.notifications.appDidStop()
        killedApps.append(app)
        self.app = nil
        isInBackground = false
    }

    /// Ends the session: cancels all work, of killed processes too, and frees their memory.
    public func end() {
        defer { server.live?.mirror?.end() }
        if let app {
            app.enter { $0.stop() }
            phone.notifications.appDidStop()
        }
        for app in killedApps + [app].compactMap(\.self) { app.unwind() }
        killedApps = []
        app = nil
    }

    /// The person leaves for another app. Nothing can be acted on until ``enterForeground()``.
    public func enterBackground() throws {
        guard !isInBackground else { throw HeadlessError.alreadyInBackground }
        savedState = try act { shell in
            shell.enterBackground()
            return shell.savedState
        }
        isInBackground = true
        phone.notifications.setInForeground(false)
        trace.record(.app, "background")
    }

    /// The person comes back to the app.
    public func enterForeground() throws {
        guard app != nil else { throw HeadlessError.notRunning }
        guard isInBackground else { throw HeadlessError.inForeground }
        isInBackground = false
        savedState = nil
        phone.notifications.setInForeground(true)
        trace.record(.app, "foreground")
        try act { shell in shell.enterForeground() }
    }

    /// Something arrives, starts the app or brings it to the front.
    public func receive(_ arrival: Arrival) throws {
        guard let app else { return try launch(with: arrival) }
        _ = app.withShell { $0.receive(arrival) }
        if isInBackground { try enterForeground() } else { try settle() }
    }

    /// Something arrives and leaves the app in the background or foreground, such as a second callback for a tap.
    package func receiveSilently(_ arrival: Arrival) throws {
        guard let app else { throw HeadlessError.notRunning }
        _ = app.withShell { $0.receive(arrival) }
        try settle()
    }

    /// Sets the URL of the app's back end from the next launch on.
    public func setAPIBaseURL(_ url: String) {
        environment.configuration.apiBaseURL = url
        server.noteBase(url)
        trace.record(.server, "the app is configured for \(Redaction.url(url))")
    }

    /// Sets Apple's push service for the app's build from the next launch on.
    public func setPushEnvironment(_ pushEnvironment: PushEnvironment) {
        environment.configuration.pushEnvironment = pushEnvironment
        trace.record(.app, "the app is built for \(pushEnvironment.rawValue)")
    }
}
