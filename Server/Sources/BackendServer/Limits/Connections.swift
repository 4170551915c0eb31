import NIOCore
import Synchronization

/// The connections that are open, so that nobody takes all of them: whoever is idle longest makes room.
final class Connections: Sendable {
    struct Limits: Hashable, Sendable {
        var total: Int
        /// nil for as many as one address opens.
        var perAddress: Int?
    }

    private struct Entry {
        let channel: any Channel
        let address: String
        /// nil while a request is under way.
        var idleSince: ContinuousClock.Instant?
        /// Whether the client has closed its side, and so waits for nothing.
        var isAbandoned = false
        var isEnded = false
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many each address has.
        var counts: [String: Int] = [:]
        /// Told to make room, and not closed yet: TLS takes its leave first.
        var leaving: Set<ObjectIdentifier> = []

        mutating func remove(_ id: ObjectIdentifier) {
            leaving.remove(id)
            guard let entry = entries.removeValue(forKey: id) else { return }
            let count = (counts[entry.address] ?? 1) - 1
            counts[entry.address] = count > 0 ? count : nil
        }

        /// The one that is idle longest, of an address or of all; it is counted no more.
        mutating func makeRoom(of address: String?) -> (any Channel)? {
            let idle = entries.filter { $0.value.idleSince != nil && (address == nil || $0.value.address == address) }
            guard leaving.count < Connections.maximumLeaving,
                let (id, entry) = idle.min(by: { $0.value.idleSince ?? .now < $1.value.idleSince ?? .now })
            else { return nil }
            remove(id)
            leaving.insert(id)
            return entry.channel
        }
    }

    private let limits: Limits
    /// Whose connections are not counted by address, since they bring many clients.
    private let proxies: ProxyList
    private let state = Mutex(State())

    /// So many may be beyond the limits at once, while they take their leave.
    private static let maximumLeaving = 32

    init(_ limits: Limits, proxies: ProxyList) {
        self.limits = limits
        self.proxies = proxies
    }

    /// Counts a new connection, and closes another one, or this one, where there are too many.
    func open(_ channel: any Channel) {
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        let address = proxies.contains(peer) ? "proxies" : LimitedAddress.key(peer)
        let perAddress = address == "proxies" ? nil : limits.perAddress
        let closed = state.withLock { state -> [any Channel] in
            var closed: [any Channel] = []
            if let perAddress, state.counts[address] ?? 0 >= perAddress {
                guard let victim = state.makeRoom(of: address) else { return [channel] }
                closed.append(victim)
            }
            if state.entries.count >= limits.total {
                guard let victim = state.makeRoom(of: nil) else { return closed + [channel] }
                closed.append(victim)
            }
            state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, address: address, idleSince: .now)
            state.counts[address, default: 0] += 1
            return closed
        }
        for channel in closed { channel.close(promise: nil) }
    }

    func close(_ channel: any Channel) {
        state.withLock { $0.remove(ObjectIdentifier(channel)) }
    }

    func beginRequest(on channel: any Channel) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.idleSince = nil }
    }

    func endRequests(on channel: any Channel) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.idleSince = .now }
    }

    func abandon(_ channel: any Channel) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.isAbandoned = true }
    }

    /// Whether nobody waits for an answer any more.
    func isAbandoned(_ channel: any Channel) -> Bool {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.isAbandoned ?? true }
    }

    /// The answer under way is the last one.
    func end(_ channel: any Channel) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.isEnded = true }
    }

    /// Whether the last answer was given: requests that were sent after it are not answered (RFC 9112, 9.6).
    func isEnded(_ channel: any Channel) -> Bool {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.isEnded ?? false }
    }
}
