import AppShell
import Foundation

extension AppEnvironment {
    /// A world in which nothing happens: composing asks nothing of it.
    static var still: AppEnvironment {
        let phone = StillPhone()
        return AppEnvironment(
            clock: StillClock(),
            random: NoChance(),
            transport: NoServer(),
            storage: .inMemory(),
            device: Device(connectivity: phone, haptics: phone, webPages: phone),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        )
    }
}

private struct StillClock: AppClock {
    var now: Date { Date(timeIntervalSince1970: 0) }

    func sleep(for duration: Duration) async throws {}
}

private struct NoChance: RandomSource {
    func next() -> UInt64 { 0 }
}

private struct NoServer: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("no server is called here")
    }
}

private struct StillPhone: Connectivity, Haptics, WebPageOpener {
    var isOnline: Bool { true }

    func play(_ feedback: HapticFeedback) {}

    func open(_ url: String) {}
}
