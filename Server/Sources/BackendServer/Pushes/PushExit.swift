public import Logging
public import PushSenders

/// How the notifications of a served back end go out: through the push services, or into the log where there are no
/// credentials for any.
public struct PushExit: Sendable {
    let router: PushRouter?
    private let logger: Logger

    public init(_ router: PushRouter?, logger: Logger) {
        self.router = router
        self.logger = logger
    }

    func send(_ push: OutgoingPush) {
        guard let router else {
            return logger.info("push not sent: no credentials", metadata: ["push": .string(push.description)])
        }
        router.send(push)
    }

    /// Sends what may be sent at once; what is left is sent after the next start.
    func drain() async {
        _ = await router?.drain(within: PushExit.drainLimit)
    }

    private static let drainLimit = Duration.seconds(5)
}

/// Sends nothing, since the store has handed everything to the router.
struct HandedOver: Sendable {}
