/// Waits for the token that the system hands to the app's delegate: the one asks, the other hears.
@MainActor
public final class PushRegistration {
    private var waiting: [CheckedContinuation<[UInt8], any Error>] = []

    /// Nobody waits.
    public init() {}

    /// The token of this launch.
    ///
    /// - Parameter register: asks the system, which answers by way of ``didRegister(_:)`` or ``didFail(_:)``.
    /// - Throws: what the system gave as the reason.
    public func token(register: @escaping @MainActor () -> Void) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            waiting.append(continuation)
            // One question at a time: its answer is for all who wait.
            if waiting.count == 1 { register() }
        }
    }

    /// The system has registered the device.
    public func didRegister(_ token: [UInt8]) { resume { $0.resume(returning: token) } }

    /// The system could not register the device.
    public func didFail(_ error: any Error) { resume { $0.resume(throwing: error) } }

    private func resume(_ answer: (CheckedContinuation<[UInt8], any Error>) -> Void) {
        let answered = waiting
        waiting = []
        for continuation in answered { answer(continuation) }
    }
}
