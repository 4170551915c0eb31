public import Observation

/// The person's position, once they asked for what is near them (AIC-25).
///
/// Not Sendable: it belongs to the host's isolation, as screens do.
@Observable
public final class LocationTracker {
    /// What is known of the position.
    public enum State: Hashable, Sendable {
        /// The person has not asked, or no longer wants it.
        case unwanted
        /// The phone is asked; with its last answer.
        case asking(last: Position?)
        /// The phone told this position.
        case known(Position)
        /// The phone did not tell, for this reason.
        case unknown(LocationError)
    }

    /// Changes when a request starts or ends.
    public private(set) var state = State.unwanted
    @ObservationIgnored private let location: any DeviceLocation
    /// The number of the latest request.
    @ObservationIgnored private var number = 0

    /// A tracker that asks nothing before ``locate()``.
    public init(location: any DeviceLocation) {
        self.location = location
    }

    /// The last known position; nil where there is none, or the latest request failed.
    public var position: Position? {
        switch state {
        case .known(let position): position
        case .asking(let last): last
        case .unwanted, .unknown: nil
        }
    }

    /// Whether the person asks for what is near them and the phone has not refused.
    public var isWanted: Bool {
        switch state {
        case .asking, .known: true
        case .unwanted, .unknown: false
        }
    }

    /// Asks the phone. The first request asks the person for permission.
    ///
    /// - Returns: false where another request or ``forget()`` came in the meantime, so that this answer doesn't count.
    public func locate() async -> Bool {
        number += 1
        let own = number
        state = .asking(last: position)
        let answer: State
        do throws(LocationError) {
            answer = .known(try await location.currentPosition())
        } catch {
            answer = .unknown(error)
        }
        guard own == number else { return false }
        state = answer
        return true
    }

    /// The position is not wanted any more.
    public func forget() {
        number += 1
        state = .unwanted
    }
}
