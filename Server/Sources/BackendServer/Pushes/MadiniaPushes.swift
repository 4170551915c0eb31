import MadiniaBackend
import PushSenders

/// Madinia's, as ``DatabaseStore``.
struct MadiniaDatabaseStore: MadiniaStore {
    let database: MadiniaDatabase
    let exit: PushExit

    func keep(
        _ changes: [MadiniaChange],
        _ pushes: [PushData]
    ) throws(MadiniaStoreError) {
        let endpoint = exit.appleEndpoint
        let deliveries = exit.router?.deliveries(of: pushes.map { OutgoingPush($0, at: endpoint) }) ?? []
        guard !changes.isEmpty || !deliveries.isEmpty else { return }
        try database.keep(changes, deliveries)
        exit.router?.send(kept: deliveries)
    }
}

extension HandedOver: PushSender {
    func send(_: PushData) {}
}

/// Sends what no store takes over; without credentials it is written down.
struct MadiniaPushes: PushSender {
    let exit: PushExit

    func send(_ push: PushData) { exit.send(OutgoingPush(push, at: exit.appleEndpoint)) }
}

extension OutgoingPush {
    /// - Parameter endpoint: which of Apple's environments: a device of Madinia's says none.
    init(_ push: PushData, at endpoint: PushEndpoint) {
        self.init(
            token: push.token,
            endpoint: endpoint,
            payload: push.payload,
            // The same news twice is one notification on the phone.
            collapseID: "\(push.kind.rawValue)-\(push.id)",
            summary: "\(push) to a device at \(endpoint.host)"
        )
    }
}

extension PushExit {
    /// Production, unless there are credentials for the sandbox alone.
    var appleEndpoint: PushEndpoint {
        let endpoints = router?.endpoints ?? []
        return endpoints.contains(.apnsSandbox) && !endpoints.contains(.apnsProduction) ? .apnsSandbox : .apnsProduction
    }
}
