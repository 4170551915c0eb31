import AppShell

/// Keeps whether the person was asked for permission, and what the system last said of it (MAD-FR28).
final class PermissionBook {
    private struct Record: Hashable, Codable {
        var isAsked = false
        /// A ``NotificationPermission``.
        var status: String?
    }

    private let values: any KeyValueStore
    private let turns = Turns()
    private var record: Record?
    private var stored: Record?
    private(set) var storageFault: String?

    init(values: any KeyValueStore) {
        self.values = values
    }

    /// nil where that can't be read: the person may have been.
    var isAsked: Bool? { loaded?.isAsked }

    /// Once asked is asked, however the process ends.
    func noteAsked() async {
        record = loaded
        record?.isAsked = true
        await store()
    }

    func note(_ permission: NotificationPermission) async {
        record = loaded
        record?.status = permission.rawValue
        await store()
    }

    private var loaded: Record? {
        if let record { return record }
        do throws(StorageError) {
            stored = try values.json(for: NotificationKeys.permission)
            record = stored ?? Record()
        } catch {
            storageFault = "\(error)"
        }
        return record
    }

    private func store() async {
        await turns {
            guard let record = self.record, record != self.stored else { return }
            do throws(StorageError) {
                try await self.values.setJSON(record, for: NotificationKeys.permission)
                self.stored = record
                self.storageFault = nil
            } catch {
                self.storageFault = "\(error)"
            }
        }
    }
}
