import AppShell
import AppShellLive
import Foundation
import Testing

@Suite struct LiveEnvironmentTests {
    @Test func theClockIsTheRealOne() async throws {
        let clock = SystemClock()
        let before = Date()
        try await clock.sleep(for: .milliseconds(20))
        #expect(clock.now > before)
    }

    @Test func aCancelledSleepThrows() async {
        let sleep = Task { try await SystemClock().sleep(for: .seconds(3_600)) }
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test("no wait is too long to be asked for", arguments: [Duration.seconds(Int64.max), .seconds(5e18)])
    func endlessSleep(_ duration: Duration) async {
        let sleep = Task { try await SystemClock().sleep(for: duration) }
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test func chanceDiffers() {
        let random = SystemRandom()
        #expect(Set((0..<100).map { _ in random.identifier() }).count == 100)
    }

    @Test func theEnvironmentTakesWhatTheAppGives() {
        let formats = LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        let environment = AppEnvironment.live(
            device: Device(connectivity: AssumedConnectivity(), haptics: NoDevice(), webPages: NoDevice()),
            storage: .inMemory(),
            configuration: AppConfiguration(apiKey: "key"),
            locale: formats.locale,
            timeZone: formats.timeZone
        )
        #expect(environment.device.connectivity.isOnline)
        #expect(environment.configuration.apiKey == "key")
        #expect(environment.formats.day(Date(timeIntervalSince1970: 0)) == formats.day(Date(timeIntervalSince1970: 0)))
        #expect(environment.transport is URLSessionTransport)
    }

    @Test("AIC-5: the push environment is the build's, unless the app names one")
    func pushEnvironment() {
        func environment(_ configuration: AppConfiguration) -> PushEnvironment? {
            let device = Device(connectivity: AssumedConnectivity(), haptics: NoDevice(), webPages: NoDevice())
            return AppEnvironment.live(device: device, storage: .inMemory(), configuration: configuration)
                .configuration.pushEnvironment
        }
        #if DEBUG
        #expect(environment(AppConfiguration()) == .sandbox)
        #else
        #expect(environment(AppConfiguration()) == .production)
        #endif
        for named in PushEnvironment.allCases {
            #expect(environment(AppConfiguration(pushEnvironment: named)) == named)
        }
    }
}

private struct NoDevice: Haptics, WebPageOpener {
    func play(_: HapticFeedback) {}
    func open(_: String) {}
}
