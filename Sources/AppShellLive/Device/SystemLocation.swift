#if canImport(CoreLocation)
public import AppShell
import CoreLocation
import Foundation

/// The location manager of Apple's systems. The app's Info.plist needs `NSLocationWhenInUseUsageDescription`.
public struct SystemLocation: DeviceLocation {
    public init() {}

    public func currentPosition() async throws(LocationError) -> Position {
        try await LocationRequest.position().get()
    }
}

/// One question for the position. The manager calls back on the thread that it was made on: the main one.
@MainActor
private final class LocationRequest: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var continuation: CheckedContinuation<Result<Position, LocationError>, Never>?

    static func position() async -> Result<Position, LocationError> {
        let request = LocationRequest()
        // Its manager does not keep it.
        defer { withExtendedLifetime(request) {} }
        return await withCheckedContinuation { continuation in
            request.continuation = continuation
            request.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
            // The manager tells its authorization at once, and again when the person has answered.
            request.manager.delegate = request
        }
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus.rawValue
        MainActor.assumeIsolated {
            switch LocationAnswer.step(authorization: status) {
            case .ask: self.manager.requestWhenInUseAuthorization()
            case .locate: self.manager.requestLocation()
            case .fail(let error): finish(.failure(error))
            }
        }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        let answer = LocationAnswer.position(
            latitude: last.coordinate.latitude,
            longitude: last.coordinate.longitude,
            accuracy: last.horizontalAccuracy
        )
        MainActor.assumeIsolated { finish(answer) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let code = (error as? CLError)?.code.rawValue ?? 0
        MainActor.assumeIsolated { finish(.failure(LocationAnswer.error(code: code))) }
    }

    private func finish(_ answer: Result<Position, LocationError>) {
        continuation?.resume(returning: answer)
        continuation = nil
    }
}
#endif
