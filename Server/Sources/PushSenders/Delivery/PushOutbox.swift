import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps what is not sent yet, so that it is sent after a restart.
///
/// A delivery is kept before its first attempt and removed once it was delivered or given up; one that was sent, and
/// whose removal did not come through, is sent again, under the same id and collapse id.
public protocol PushOutbox: Sendable {
    /// Keeps a delivery behind those that it has. Called from the thread that answers a request: quick.
    func keep(_ delivery: PushDelivery) throws

    /// Forgets one; without effect where it has none of that id.
    func remove(_ id: PushDelivery.ID) throws

    /// What is kept for a service, in the order in which it was kept.
    func waiting(at endpoint: PushEndpoint) throws -> [PushDelivery]
}

/// An outbox that ends with the process.
public final class MemoryPushOutbox: PushOutbox {
    private struct State {
        var next = 0
        var rows: [PushDelivery.ID: (order: Int, delivery: PushDelivery)] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    public func keep(_ delivery: PushDelivery) {
        state.withLock { state in
            state.rows[delivery.id] = (state.next, delivery)
            state.next += 1
        }
    }

    public func remove(_ id: PushDelivery.ID) {
        state.withLock { _ = $0.rows.removeValue(forKey: id) }
    }

    public func waiting(at endpoint: PushEndpoint) -> [PushDelivery] {
        state.withLock { state in
            state.rows.values.sorted { $0.order < $1.order }.map(\.delivery).filter { $0.endpoint == endpoint }
        }
    }
}
