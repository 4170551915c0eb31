import AppShell

extension Trace {
    /// Records what the shell reports.
    func record(_ event: ShellEvent) {
        switch event {
        case .started(let state): record(.navigation, "start: \(state)")
        case .restored(let state): record(.navigation, "restored: \(state)")
        case .command(let command, .applied(let state)): record(.navigation, "\(command.summary): \(state)")
        case .command(let command, .refused(let refusal)):
            record(.navigation, "\(command.summary) refused: \(refusal)")
        case .command(let command, .deferred(let lock)):
            record(.navigation, "\(command.summary) deferred by the lock “\(lock.name)”")
        case .arrival(let record): self.record(.arrival, "\(record.number) \(record.arrival): \(record.outcome)")
        // The steps of a script say what was done.
        case .acted: break
        case .screenUnavailable(let route, let reason): record(.navigation, "\(route) can't be shown: \(reason)")
        }
    }
}

extension NavigationCommand {
    /// The command in a few words.
    fileprivate var summary: String {
        switch self {
        case .select(let tab): "select \(tab)"
        case .push(let route): "push \(route)"
        case .replace(let route): "replace by \(route)"
        case .pop: "pop"
        case .popToRoot: "pop to root"
        case .reset: "reset"
        case .present(let route): "present \(route)"
        case .dismiss: "dismiss"
        case .close(let route): "close \(route)"
        case .open(let route, let tab): "open \(route)" + (tab.map { " on \($0)" } ?? "")
        case .openSheet(let route): "open sheet \(route)"
        case .lock(let lock): "lock \(lock.name)"
        case .unlock(let name): "unlock \(name)"
        }
    }
}
