/// Keeps what changes beyond the process; in process nothing does.
///
/// A host loads ``MadiniaData`` from it when it starts, hands that to the back end, and has every change from then on. A
/// call is answered once its changes are kept: what was acknowledged is never lost.
public protocol MadiniaStore: Sendable {
    /// Keeps changes, in their order, and the notifications that they cause, all or none: what a call wrote and the answer
    /// that its idempotency key stands for come together, so that a retry after a crash counts once. Called for one call
    /// at a time, in the order in which they hold.
    ///
    /// - Throws: where they could not be kept; the call is answered 503, changes nothing and notifies nobody.
    func keep(_ changes: [MadiniaChange], _ pushes: [PushData]) throws(MadiniaStoreError)
}

/// Why changes were not kept.
public struct MadiniaStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    public let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }

    public var description: String { "the changes were not kept: \(reason)" }
}
