public import AppShell
import Synchronization

/// Where the stand-in phone is, as a script says.
public final class SimulatedLocation: DeviceLocation {
    private let state = Mutex<Result<Position, LocationError>>(.failure(.unavailable))
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    /// What the app is told when it asks; at first that the phone can't tell.
    public var answer: Result<Position, LocationError> { state.withLock { $0 } }

    public func set(_ answer: Result<Position, LocationError>) {
        state.withLock { $0 = answer }
        switch answer {
        case .success(let position): trace.record(.phone, "at \(position.latitude), \(position.longitude)")
        case .failure(let fault): trace.record(.phone, "position \(fault)")
        }
    }

    public func currentPosition() async throws(LocationError) -> Position { try answer.get() }
}
