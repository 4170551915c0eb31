/// Time that the system gives an app that has left the screen; without it, the app may be suspended before it has saved.
@MainActor
public protocol BackgroundTime: AnyObject {
    /// Asks for time.
    ///
    /// - Parameter expired: the time is over; ``end(_:)`` must be called before it returns.
    /// - Returns: the number of the request; nil where the system gives no time.
    func begin(_ expired: @escaping @MainActor () -> Void) -> Int?

    /// Returns the remaining time; call it once for each number.
    func end(_ number: Int)
}

/// One request for time, which ends once: with the work, or when the time is over.
@MainActor
final class BackgroundStay {
    private let time: any BackgroundTime
    private var number: Int?

    init(_ time: any BackgroundTime) {
        self.time = time
        number = time.begin { self.end() }
    }

    func end() {
        guard let number else { return }
        self.number = nil
        time.end(number)
    }
}
