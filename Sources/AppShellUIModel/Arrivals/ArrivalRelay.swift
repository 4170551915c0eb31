public import AppShell

/// Hands what the system delivers to the shell, and keeps it while there is none yet: a tap on a notification may launch
/// the app, and then comes before its first view.
@MainActor
public final class ArrivalRelay {
    private weak var shell: Shell?
    private var waiting: [Arrival] = []
    /// Asked for time when the app leaves the screen; nil where the host needs none.
    public var backgroundTime: (any BackgroundTime)?

    /// Keeps what comes until a shell connects.
    public init() {}

    /// Something came.
    public func receive(_ arrival: Arrival) {
        if let shell { shell.receive(arrival) } else { waiting.append(arrival) }
    }

    /// From now on this shell gets what comes, and at once what waited, in order.
    public func connect(_ shell: Shell) {
        self.shell = shell
        let arrivals = waiting
        waiting = []
        for arrival in arrivals { shell.receive(arrival) }
    }

    /// The system tells where the app is, in a host whose views do not hear of it; nothing before there is a shell.
    public func phaseChanged(to phase: AppPhase) { shell?.follow(phase, in: backgroundTime) }

    /// The system gives the app some seconds in the background. Nothing is done before there is a shell.
    public func refreshInBackground() async { await shell?.refreshInBackground() }

    /// How a notification that comes now is shown; everything is, before there is a shell.
    public func presentation(of notification: DeliveredNotification) -> NotificationPresentation {
        shell?.presentation(of: notification) ?? .all
    }
}
