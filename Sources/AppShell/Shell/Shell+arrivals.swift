extension Shell {
    /// Everything that arrived since the launch, in order, with what became of it so far.
    public var arrivals: [ArrivalRecord] { inbox.records }

    /// Takes what arrived. Before ``start()``, in the background and under a deferring lock it is held.
    public func receive(_ arrival: Arrival) {
        expireHeld()
        let record = inbox.add(arrival, at: moment, now: graph.now(), because: phase.reasonToHold)
        guard record.outcome.isHeld else { return observer(.arrival(record)) }
        switch phase {
        case .notStarted, .background: observer(.arrival(record))
        case .foreground: deliverHeld()
        case .stopped: settle(record, .ignored(because: "\(NavigationRefusal.notRunning)"))
        }
    }

    /// What a host keeps while the app does not run, for ``Arrival/restoration(_:)``: JSON text. Of durable screens
    /// only. nil where the app does not run, or the product always starts afresh.
    public var savedState: String? {
        guard phase.isRunning, graph.manifest.restoration != .never else { return nil }
        let durable = graph.initialState.restoring(navigation, under: graph.rules, fault: graph.restorationIssue)
        return SavedNavigation(product: graph.manifest.id, savedAt: graph.now(), navigation: durable.state).text
    }

    private var moment: ArrivalMoment {
        switch phase {
        case .notStarted: .cold
        case .foreground: .foreground
        case .background: .background
        case .stopped: .stopped
        }
    }

    /// Delivers what waits, in order; what was saved comes last, since any arrival wins over it.
    func deliverHeld() {
        // A screen that is made may give a lock back: that starts another round, not one within this.
        guard phase == .foreground else { return }
        guard delivery == .idle else { return delivery = .goesOn }
        repeat {
            delivery = .underWay
            expireHeld()
            let held = inbox.held
            for record in held where !record.isRestoration { settle(record, deliver(record)) }
            for record in held where record.isRestoration { settle(record, deliver(record)) }
        } while delivery == .goesOn
        delivery = .idle
    }

    private func expireHeld() {
        for record in inbox.expire(now: graph.now()) { observer(.arrival(record)) }
    }

    func settle(_ record: ArrivalRecord, _ outcome: ArrivalOutcome) {
        if let settled = inbox.settle(record.number, outcome) { observer(.arrival(settled)) }
    }

    private func deliver(_ record: ArrivalRecord) -> ArrivalOutcome {
        // A lock that refuses is for what comes while it holds; what another one deferred goes on waiting.
        if inbox.isDeferred(record.number), let lock = navigation.waitingArrivalLock {
            return .held(because: "\(NavigationRefusal.locked(lock))")
        }
        return deliver(record.arrival)
    }

    private func deliver(_ arrival: Arrival) -> ArrivalOutcome {
        switch arrival.content {
        case .link(let link): follow(link)
        case .tap(let payload): tap(payload)
        case .shortcut(let id):
            graph.shortcutsByID[id].map { open($0.route) }
                ?? .ignored(because: "the product has no shortcut “\(id.clipped)”")
        case .restoration(let saved): restore(saved)
        }
    }

    private func follow(_ link: String) -> ArrivalOutcome {
        switch graph.links.match(link) {
        case .malformed(let fault): return .ignored(because: "\(fault)")
        case .foreign(let reason): return .ignored(because: reason)
        case .unmatched(let address):
            let path = "/" + address.segments.joined(separator: "/")
            return openUnmatched("no link of the product looks like \(path.clipped(to: 256))")
        case .matched(let route, _):
            do throws(RouteError) { try graph.validate(route) } catch { return openUnmatched("\(error)") }
            return open(route)
        }
    }

    private func tap(_ text: String) -> ArrivalOutcome {
        let payload: PushPayload
        do throws(PayloadError) { payload = try PushPayload(parsing: text) } catch {
            return .ignored(because: "\(error)")
        }
        switch graph.payloads.match(payload) {
        case .unmatched(let reason): return .ignored(because: reason)
        case .matched(let route, _):
            do throws(RouteError) { try graph.validate(route) } catch { return .ignored(because: "\(error)") }
            return open(route)
        }
    }

    private func openUnmatched(_ reason: String) -> ArrivalOutcome {
        guard case .tab(let tab) = graph.manifest.links.unmatched,
            let root = graph.manifest.tabs.first(where: { $0.id == tab })?.root
        else { return .ignored(because: reason) }
        return outcome(of: root, .openedInstead(root, because: reason)) { perform(.open(root, tab: tab)) }
    }

    private func open(_ route: Route) -> ArrivalOutcome {
        outcome(of: route, .opened(route)) { router.open(route) }
    }

    private func outcome(
        of route: Route,
        _ opened: ArrivalOutcome,
        _ navigate: () -> NavigationOutcome
    ) -> ArrivalOutcome {
        if let lock = navigation.arrivalLock {
            let reason = "\(NavigationRefusal.locked(lock))"
            return lock.policy == .defer ? .held(because: reason) : .ignored(because: reason)
        }
        return switch navigate() {
        case .applied, .refused(.alreadyOnTop): opened
        case .refused(let refusal): .ignored(because: "\(refusal)")
        case .deferred(let lock): .held(because: "\(NavigationRefusal.locked(lock))")
        }
    }

    private func restore(_ saved: String) -> ArrivalOutcome {
        guard !inbox.records.contains(where: \.outcome.hasOpened) else {
            return .ignored(because: "something that arrived was opened in its place")
        }
        guard !isShown else { return .ignored(because: "the app has started already") }
        // Whoever comes back has to sign in first, and may be someone else.
        if let lock = navigation.arrivalLock { return .ignored(because: "\(NavigationRefusal.locked(lock))") }
        let policy = graph.manifest.restoration
        do throws(SavedNavigationError) {
            let saved = try SavedNavigation.read(saved, product: graph.manifest.id, policy: policy, now: graph.now())
            let (state, dropped) = navigation.restoring(saved, under: graph.rules, fault: graph.restorationIssue)
            navigation = state
            observer(.restored(state))
            return .restored(dropped: dropped)
        } catch {
            return .ignored(because: "\(error)")
        }
    }
}

/// How far the shell is with what waits.
enum ArrivalDelivery {
    case idle, underWay
    /// Something came in between: another round follows.
    case goesOn
}

extension ArrivalRecord {
    fileprivate var isRestoration: Bool {
        if case .restoration = arrival.content { true } else { false }
    }
}

extension ShellPhase {
    fileprivate var reasonToHold: String {
        switch self {
        case .notStarted: "the app has not started"
        case .background: "the app is in the background"
        // Replaced by what comes of the delivery, which is tried at once.
        case .foreground, .stopped: "it has just arrived"
        }
    }
}
