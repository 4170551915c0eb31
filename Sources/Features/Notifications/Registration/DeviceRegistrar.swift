import AppShell

/// Tells the back end of this device and of what the person wants to hear (MAD-FR40, MAD-FR32).
///
/// Calls go out one at a time, each with the newest state, and a failure is silent: what the back end has not taken is
/// sent again at the next occasion. « Unchanged » skips only what it has certainly taken.
final class DeviceRegistrar {
    private let service: any DeviceService
    private let environment: AppEnvironment
    private let preferences: () -> DevicePreferences?
    private let turns = Turns()
    private let storing = Turns()
    private var loaded: DeviceRecord?
    private var stored: DeviceRecord?
    private var isAskingForToken = false
    private(set) var storageFault: String?

    /// - Parameter preferences: as they are now; nil where they can't be read.
    init(
        service: any DeviceService,
        environment: AppEnvironment,
        preferences: @escaping () -> DevicePreferences?
    ) {
        self.service = service
        self.environment = environment
        self.preferences = preferences
    }

    /// Asks the push service for the token, which may have changed, and brings the back end up to date.
    func wake() async {
        await askForToken()
        await synchronise()
    }

    /// Remembers the address: kept with the next ``store()``, sent with the next ``synchronise()``.
    func learn(email: String) {
        record.email = email
    }

    /// Brings the back end up to date. Asked for while it works, it does so once more.
    func synchronise() async {
        await turns { await self.pass() }
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
        record.token = token.hex
    }

    private func pass() async {
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
        record.accepted = nil
        await store()
        let registration = DeviceRegistration(
            token: Secret(token),
            appVersion: wanted.appVersion,
            email: wanted.email.map { Secret($0) }
        )
        do throws(APIError) { try await service.register(registration) } catch { return }
        record.accepted = wanted
        if record.knownToken != token {
            record.knownToken = token
            record.preferences = nil
        }
        await store()
    }

    private func sendPreferences(_ token: String) async {
        guard record.knownToken == token, let wanted = preferences(), record.preferences != wanted else { return }
        record.preferences = nil
        await store()
        do throws(APIError) {
            try await service.setPreferences(wanted, token: Secret(token))
            record.preferences = wanted
        } catch .notFound {
            // The back end has forgotten this device: it is told of it again at the next occasion.
            record.accepted = nil
            record.knownToken = nil
        } catch {}
        await store()
    }

    private var record: DeviceRecord {
        get {
            if let loaded { return loaded }
            var record: DeviceRecord?
            do throws(StorageError) { record = try environment.storage.secrets.deviceRecord() } catch {
                storageFault = "\(error)"
            }
            stored = record
            loaded = record ?? DeviceRecord()
            return record ?? DeviceRecord()
        }
        set { loaded = newValue }
    }

    /// Keeps what is known, also while a call is under way.
    func store() async {
        await storing {
            let record = self.record
            guard record != self.stored else { return }
            do throws(StorageError) {
                try await self.environment.storage.secrets.setDeviceRecord(record)
                self.stored = record
                self.storageFault = nil
            } catch {
                self.storageFault = "\(error)"
            }
        }
    }
}
