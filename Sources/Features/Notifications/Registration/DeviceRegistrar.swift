import AppShell

/// Tells the back end of this device and of what the person wants to hear (MAD-FR40, MAD-FR32).
///
/// Calls go out one at a time, each with the newest state, and a failure is silent: what the back end has not taken is
/// sent again at the next occasion. « Unchanged » skips only what it has certainly taken.
final class DeviceRegistrar {
    private let service: any DeviceService
    private let environment: AppEnvironment
    private let preferences: () -> DevicePreferences?
    private let latest = LatestWork()
    private let kept: KeptValue<DeviceRecord>
    private var isAskingForToken = false

    /// - Parameter preferences: as they are now; nil where they can't be read.
    init(
        service: any DeviceService,
        environment: AppEnvironment,
        preferences: @escaping () -> DevicePreferences?
    ) {
        self.service = service
        self.environment = environment
        self.preferences = preferences
        kept = KeptValue(NotificationKeys.device, in: environment.storage.secrets, empty: DeviceRecord())
    }

    /// Why what is known of the device could not be read or stored the last time.
    var storageFault: String? { kept.fault }

    /// Asks the push service for the token, which may have changed, and brings the back end up to date.
    func wake() async {
        await askForToken()
        await synchronise()
    }

    /// Remembers the address: kept with the next ``store()``, sent with the next ``synchronise()``.
    func learn(email: String) {
        kept.change { $0.email = email }
    }

    /// Brings the back end up to date. Asked for while it works, it does so once more.
    func synchronise() async {
        await latest { await self.pass() }
    }

    private var isPermitted: Bool {
        get async { await environment.device.notifications.permission().allowsNotifications }
    }

    private func askForToken() async {
        guard !isAskingForToken, await isPermitted else { return }
        isAskingForToken = true
        defer { isAskingForToken = false }
        // A push service that is out of reach is asked again at the next launch.
        guard let token = try? await environment.device.notifications.registerForPushes() else { return }
        kept.change { $0.token = token.hex }
    }

    private func pass() async {
        // What the back end has taken is not known while that can't be read, nor could it be remembered.
        guard kept.isKnown else { return }
        await store()
        guard let token = record.token else { return }
        await register(token)
        await sendPreferences(token)
    }

    private func register(_ token: String) async {
        guard await isPermitted else { return }
        let wanted = DeviceRecord.Accepted(
            token: token,
            appVersion: environment.configuration.appVersion,
            email: record.email
        )
        guard record.accepted != wanted else { return }
        kept.change { $0.accepted = nil }
        await store()
        let registration = DeviceRegistration(
            token: Secret(token),
            appVersion: wanted.appVersion,
            email: wanted.email.map { Secret($0) }
        )
        do throws(APIError) { try await service.register(registration) } catch { return }
        kept.change { record in
            record.accepted = wanted
            if record.knownToken != token {
                record.knownToken = token
                record.preferences = nil
            }
        }
        await store()
    }

    private func sendPreferences(_ token: String) async {
        guard record.knownToken == token, let wanted = preferences(), record.preferences != wanted else { return }
        kept.change { $0.preferences = nil }
        await store()
        do throws(APIError) {
            try await service.setPreferences(wanted, token: Secret(token))
            kept.change { $0.preferences = wanted }
        } catch .notFound {
            // The back end has forgotten this device: it is told of it again at the next occasion.
            kept.change { record in
                record.accepted = nil
                record.knownToken = nil
            }
        } catch {}
        await store()
    }

    private var record: DeviceRecord { kept.value }

    /// Keeps what is known, also while a call is under way.
    func store() async { await kept.save() }
}
