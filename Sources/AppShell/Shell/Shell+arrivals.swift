#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension Shell {
    /// Everything that arrived since the launch, in order, each with its outcome so far.
    public var arrivals: [ArrivalRecord] { inbox.records }

    /// Since when each of the held arrivals counts as held: they expire.
    package var heldSince: [Date] { inbox.heldSince }

    /// Takes in what arrived, and opens it while the app is in the foreground.
    ///
    /// Before ``start()``, in the background and under a deferring lock it is held.
    public func receive(_ arrival: Arrival) {
        expireHeld()
        let record = inbox.add(arrival, at: phase.moment, now: graph.now, because: phase.reasonToHold)
        guard record.outcome.isHeld else { return tell(.arrival(record)) }
        switch phase {
        case .notStarted, .background: tell(.arrival(record))
        case .foreground: deliverHeld()
        case .stopped: setOutcome(.ignored(because: "\(NavigationRefusal.notRunning)"), of: record)
        }
    }

    /// Delivers what is held, in order. A saved state comes last, since any arrival takes precedence over it.
    func deliverHeld() {
        guard phase == .foreground else { return }
        // A screen made by a delivery may remove a lock. What that lock held gets a round of its own.
        guard delivery == .idle else { return delivery = .restart }
        repeat {
            delivery = .running
            expireHeld()
            let held = inbox.held
            for record in held.filter({ !$0.isRestoration }) + held.filter(\.isRestoration) {
                setOutcome(deliver(record), of: record)
            }
        } while delivery == .restart
        delivery = .idle
    }

    /// Finds the route that an arrival leads to and opens it.
    private func deliver(_ record: ArrivalRecord) -> ArrivalOutcome {
        // An arrival that one lock deferred also waits for the locks over waiting arrivals.
        if inbox.isDeferred(record.number), let lock = navigation.waitingArrivalLock {
            return .held(because: "\(NavigationRefusal.locked(lock))")
        }
        switch record.arrival.content {
        case .link(let link):
            switch graph.links.match(link) {
            case .malformed(let error): return .ignored(because: "\(error)")
            case .foreign(let reason): return .ignored(because: reason)
            case .unmatched(let address):
                let path = "/" + address.segments.joined(separator: "/")
                return openUnmatched(because: "no link of the product looks like \(path.clipped(to: 256))")
            case .matched(let route, _):
                return open(route) { openUnmatched(because: "\($0)") }
            }
        case .tap(let payload):
            switch payload.content.map(graph.payloads.match) {
            case .failure(let error): return .ignored(because: "\(error)")
            case .success(.unmatched(let reason)): return .ignored(because: reason)
            case .success(.matched(let route, _)): return open(route) { .ignored(because: "\($0)") }
            }
        case .shortcut(let id):
            guard let shortcut = graph.shortcutsByID[id] else {
                return .ignored(because: "the product has no shortcut “\(id.clipped)”")
            }
            return open(shortcut.route) { .ignored(because: "\($0)") }
        case .restoration(let state): return restore(state)
        }
    }

    /// Opens the root of the tab that the product shows for links without a pattern, if it names one.
    private func openUnmatched(because reason: String) -> ArrivalOutcome {
        guard case .tab(let tab) = graph.manifest.links.unmatched,
            let root = graph.manifest.tabs.first(where: { $0.id == tab })?.root
        else { return .ignored(because: reason) }
        return open(root, at: .tab(tab), as: .openedInstead(root, because: reason)) { .ignored(because: "\($0)") }
    }

    /// Opens a route, unless a lock holds arrivals back.
    ///
    /// - Parameters:
    ///   - placement: nil: the destination's own.
    ///   - outcome: of an arrival that was opened; nil: that it was.
    ///   - unreadable: the outcome where the parameters don't make the destination.
    private func open(
        _ route: Route,
        at placement: Placement? = nil,
        as outcome: ArrivalOutcome? = nil,
        orElse unreadable: (RouteError) -> ArrivalOutcome
    ) -> ArrivalOutcome {
        let destination: (any Destination)?
        do throws(RouteError) { destination = try graph.directory.destination(of: route) } catch {
            return unreadable(error)
        }
        if let lock = navigation.arrivalLock {
            let reason = "\(NavigationRefusal.locked(lock))"
            return lock.policy == .defer ? .held(because: reason) : .ignored(because: reason)
        }
        guard let placement = placement ?? graph.placement(of: route) else {
            return .ignored(because: "\(NavigationRefusal.unknownDestination(route.name))")
        }
        switch perform(placement.command(toOpen: route), from: nil, opening: destination) {
        case .applied, .refused(.alreadyOnTop): return outcome ?? .opened(route)
        case .refused(let refusal): return .ignored(because: "\(refusal)")
        case .deferred(let lock): return .held(because: "\(NavigationRefusal.locked(lock))")
        }
    }

    func setOutcome(_ outcome: ArrivalOutcome, of record: ArrivalRecord) {
        if let changed = inbox.setOutcome(outcome, of: record.number) { tell(.arrival(changed)) }
    }

    private func expireHeld() {
        for record in inbox.expire(now: graph.now) { tell(.arrival(record)) }
    }
}

/// How far the shell has come with what is held.
enum ArrivalDelivery {
    case idle, running
    /// Something changed meanwhile: another round follows.
    case restart
}

extension ArrivalRecord {
    fileprivate var isRestoration: Bool {
        if case .restoration = arrival.content { true } else { false }
    }
}

extension ShellPhase {
    fileprivate var moment: ArrivalMoment {
        switch self {
        case .notStarted: .cold
        case .foreground: .foreground
        case .background: .background
        case .stopped: .stopped
        }
    }

    fileprivate var reasonToHold: String {
        switch self {
        case .notStarted: "the app has not started"
        case .background: "the app is in the background"
        // Never recorded: the arrival gets another outcome at once.
        case .foreground, .stopped: "it has just arrived"
        }
    }
}
