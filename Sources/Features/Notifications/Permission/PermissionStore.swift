import AppShell

/// Keeps whether the person was asked for permission, and what the system last said of it (MAD-FR28).
final class PermissionStore {
    private struct Record: Hashable, Codable {
        var isAsked = false
        /// Whether the person has said no, here or in the device's settings; nil as false.
        var isRefused: Bool?
        /// A ``NotificationPermission``.
        var status: String?
    }

    private let values: any KeyValueStore
    private let latest = LatestWork()
    private var record: Record?
    private var stored: Record?
    private(set) var storageIssue: String?

    init(values: any KeyValueStore) {
        self.values = values
    }

    /// Whether the person has said no; nil where that can't be read: they may have.
    var isRefused: Bool? { loaded.map { $0.isRefused ?? false } }

    /// A question has stood before the person, answered or not.
    func noteAsked() async {
        record = loaded
        record?.isAsked = true
        await store()
    }

    func note(_ permission: NotificationPermission) async {
        record = loaded
        record?.status = permission.rawValue
        // A system that has forgotten the answer, as a restored device has, changes nothing about it.
        if permission == .denied { record?.isRefused = true }
        if permission.allowsNotifications { record?.isRefused = nil }
        await store()
    }

    private var loaded: Record? {
        if let record { return record }
        do throws(StorageError) {
            stored = try values.json(for: NotificationKeys.permission)
            record = stored ?? Record()
        } catch {
            storageIssue = "\(error)"
        }
        return record
    }

    private func store() async {
        await latest {
            guard let record = self.record, record != self.stored else { return }
            do throws(StorageError) {
                try await self.values.setJSON(record, for: NotificationKeys.permission)
                self.stored = record
                self.storageIssue = nil
            } catch {
                self.storageIssue = "\(error)"
            }
        }
    }
}
