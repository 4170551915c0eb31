public import AppShell

/// Waits for the token that the system hands to the app's delegate: the one asks, the other hears.
@MainActor
public final class PushRegistration {
    /// The time limit of a call: without a network the system may never answer.
    public nonisolated static let patience = Duration.seconds(30)

    private var waiting: [Int: CheckedContinuation<[UInt8], any Error>] = [:]
    private var count = 0

    /// Nobody waits.
    public init() {}

    /// The token of this launch.
    ///
    /// - Parameters:
    ///   - clock: measures ``patience``.
    ///   - register: asks the system, which answers by ``didRegister(_:)`` or ``didFail(_:)``.
    /// - Throws: the system's error; `NotificationError` after ``patience``; `CancellationError`.
    public func token(
        on clock: any AppClock,
        register: @escaping @MainActor () -> Void
    ) async throws -> [UInt8] {
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            group.addTask { try await self.answer(register) }
            group.addTask {
                try await clock.sleep(for: Self.patience, purpose: "the end of the patience with the push service")
                throw NotificationError.failed("the system gave no token within \(Self.patience)")
            }
            defer { group.cancelAll() }
            guard let token = try await group.next() else { throw CancellationError() }
            return token
        }
    }

    private func answer(_ register: @MainActor () -> Void) async throws -> [UInt8] {
        count += 1
        let number = count
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting[number] = continuation
                // One request at a time: its answer resumes all callers.
                if waiting.count == 1 { register() }
            }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume(throwing: CancellationError()) }
        }
    }

    /// The system has registered the device.
    public func didRegister(_ token: [UInt8]) { resume { $0.resume(returning: token) } }

    /// The system could not register the device.
    public func didFail(_ error: any Error) { resume { $0.resume(throwing: error) } }

    private func resume(_ answer: (CheckedContinuation<[UInt8], any Error>) -> Void) {
        let answered = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        for (_, continuation) in answered { answer(continuation) }
    }
}
