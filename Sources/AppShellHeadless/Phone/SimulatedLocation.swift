public import AppShell
import Synchronization

/// The position of the simulated phone, as scripts set it.
public final class SimulatedLocation: DeviceLocation {
    private let state = Mutex<Result<Position, LocationError>>(.failure(.unavailable))
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    /// The answer to the app; unavailable at first.
    public var answer: Result<Position, LocationError> { state.withLock { $0 } }

    /// Changes the answer, and records it in the trace.
    public func set(_ answer: Result<Position, LocationError>) {
        state.withLock { $0 = answer }
        switch answer {
        case .success(let position): trace.record(.phone, "at \(position.latitude), \(position.longitude)")
        case .failure(let error): trace.record(.phone, "position \(error)")
        }
    }

    public func currentPosition() async throws(LocationError) -> Position { try answer.get() }
}
