/// Starts work that lives as long as the app, whatever becomes of the screen that asked for it: what a switch changed is
/// stored and sent although the person has gone on.
///
/// Modules get theirs from ``Contributions/appTasks``. What is asked for before the app has started waits until it has.
public final class AppTasks {
    private var scope: TaskScope?
    private var waiting: [() async -> Void] = []
    /// Whether the app was stopped: nothing starts any more, and a module that keeps work for later may let it go.
    public private(set) var hasEnded = false

    init() {}

    /// Starts an operation; one that is started after the app was stopped never runs.
    ///
    /// - Returns: what one may wait for; nil where it waits for the app's start, or never runs.
    @discardableResult
    public func callAsFunction(_ operation: @escaping () async -> Void) -> Task<Void, Never>? {
        guard !hasEnded else { return nil }
        guard let scope else {
            waiting.append(operation)
            return nil
        }
        return scope(operation)
    }

    func begin(in scope: TaskScope) {
        guard self.scope == nil, !hasEnded else { return }
        self.scope = scope
        for operation in waiting { scope(operation) }
        waiting = []
    }

    func end() {
        hasEnded = true
        scope?.cancelAll()
        waiting = []
    }
}
