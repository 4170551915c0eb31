import AllInConnectBackend
import PushSenders

/// A database that takes over notifications with the changes that cause them: in one transaction, and only then does
/// the sender get them. So a crash at any moment leaves both or neither.
struct DatabaseStore: AllInConnectStore {
    let database: AllInConnectDatabase
    /// nil where nothing is sent.
    let router: PushRouter?

    func keep(
        _ changes: [AllInConnectChange],
        _ pushes: [PushMessage]
    ) throws(AllInConnectStoreError) {
        let deliveries = router?.deliveries(of: pushes.map(OutgoingPush.init)) ?? []
        guard !changes.isEmpty || !deliveries.isEmpty else { return }
        try database.keep(changes, deliveries)
        router?.send(kept: deliveries)
    }

    func keepSoon(_ changes: [AllInConnectChange]) {
        database.keepSoon(changes)
    }
}

extension HandedOver: PushSender {
    func send(_: PushMessage) {}
}

/// Sends what no store takes over; without credentials it is written down.
struct AllInConnectPushes: PushSender {
    let exit: PushExit

    func send(_ message: PushMessage) { exit.send(OutgoingPush(message)) }
}

extension OutgoingPush {
    init(_ message: PushMessage) {
        let endpoint: PushSenders.PushEndpoint =
            switch message.endpoint {
            case .apnsSandbox: .apnsSandbox
            case .apnsProduction: .apnsProduction
            case .fcm: .fcm
            }
        // The same news twice is one notification on the phone.
        let collapseID =
            switch message.target {
            case .offer(let id): "offer-\(id)"
            case .event(let id): "event-\(id)"
            case .professional(let id): "professional-\(id)"
            }
        self.init(
            token: message.token,
            endpoint: endpoint,
            payload: message.payload,
            collapseID: collapseID,
            summary: "\(message.target) to user \(message.record.userID) by \(message.kind.rawValue) "
                + "\(message.environment.rawValue) at \(endpoint.host)"
        )
    }
}
