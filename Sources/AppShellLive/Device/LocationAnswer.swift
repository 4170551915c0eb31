import AppShell

/// What the system's location manager says, as ours.
enum LocationAnswer {
    /// What to do at an authorization status, by its number: 0 not determined, 1 restricted, 2 denied, 3 always, 4 in use.
    enum Step: Equatable {
        case ask, locate
        case fail(LocationError)
    }

    static func step(authorization: Int32) -> Step {
        switch authorization {
        case 0: .ask
        case 1, 2: .fail(.denied)
        case 3, 4: .locate
        default: .fail(.unavailable)
        }
    }

    /// - Parameter code: of the domain `kCLErrorDomain`; 1 is denied.
    static func error(code: Int) -> LocationError { code == 1 ? .denied : .unavailable }

    /// - Parameter accuracy: in metres; negative where the coordinate is invalid.
    static func position(latitude: Double, longitude: Double, accuracy: Double) -> Result<Position, LocationError> {
        guard accuracy >= 0, let position = Position(latitude: latitude, longitude: longitude) else {
            return .failure(.unavailable)
        }
        return .success(position)
    }
}
