#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a queue holds, in lanes: one a device, so that notifications reach each device in their order, however long
/// one of them has to be tried.
struct DeliveryLanes {
    struct Entry {
        let delivery: PushDelivery
        var failures = 0
    }

    private struct Lane {
        var entries: [Entry]
        var isTaken = false
    }

    private var lanes: [String: Lane] = [:]
    /// Tokens whose first entry may be tried, the longest waiting first.
    private var ready: [String] = []
    private(set) var count = 0

    var hasReady: Bool { !ready.isEmpty }

    mutating func append(_ delivery: PushDelivery) {
        count += 1
        let entry = Entry(delivery: delivery)
        if lanes[delivery.token] == nil {
            lanes[delivery.token] = Lane(entries: [entry])
            ready.append(delivery.token)
        } else {
            lanes[delivery.token]?.entries.append(entry)
        }
    }

    /// Takes the next that may be tried; its lane is closed until it is given back.
    mutating func take() -> Entry? {
        guard !ready.isEmpty else { return nil }
        let token = ready.removeFirst()
        lanes[token]?.isTaken = true
        return lanes[token]?.entries.first
    }

    /// Ends the first entry of a device's lane: it was delivered, or given up.
    mutating func finish(_ entry: Entry) {
        let token = entry.delivery.token
        guard var lane = lanes[token], lane.isTaken, !lane.entries.isEmpty else { return }
        lane.entries.removeFirst()
        lane.isTaken = false
        count -= 1
        lanes[token] = lane.entries.isEmpty ? nil : lane
        if !lane.entries.isEmpty { ready.append(token) }
    }

    /// Opens a device's lane again, behind the others, so that one notification that always fails holds up nobody.
    mutating func putBack(_ entry: Entry) {
        let token = entry.delivery.token
        guard lanes[token]?.isTaken == true else { return }
        lanes[token]?.isTaken = false
        lanes[token]?.entries[0] = entry
        ready.append(token)
    }
}
