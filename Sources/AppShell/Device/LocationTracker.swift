public import Observation

/// Where the person is, as far as they have asked for what is near them (AIC-25).
///
/// Not Sendable: it belongs to the isolation of the host, as screens do.
@Observable
public final class LocationTracker {
    public enum State: Hashable, Sendable {
        /// The person has not asked, or no longer wants it.
        case unwanted
        /// The phone is asked; with what it said before, if anything.
        case asking(last: Position?)
        case known(Position)
        case unknown(LocationError)
    }

    public private(set) var state = State.unwanted
    @ObservationIgnored private let location: any DeviceLocation
    /// Of the question that counts.
    @ObservationIgnored private var number = 0

    public init(location: any DeviceLocation) {
        self.location = location
    }

    /// The last one the phone has told; nil where it has told none, or could not when it was asked again.
    public var position: Position? {
        switch state {
        case .known(let position): position
        case .asking(let last): last
        case .unwanted, .unknown: nil
        }
    }

    /// Whether the person asks for what is near them, and the phone has not refused to say where that is.
    public var isWanted: Bool {
        switch state {
        case .asking, .known: true
        case .unwanted, .unknown: false
        }
    }

    /// Asks the phone, which asks the person the first time.
    ///
    /// - Returns: whether this answer counts: false where another question, or ``forget()``, has taken its place.
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
