import AppShell

/// Remembers whether the person was asked for permission, and the system's last answer (MAD-FR28).
final class PermissionStore {
    private struct Record: Hashable, Codable {
        var isAsked = false
        /// Whether the person said no, here or in the device's settings; nil means false.
        var isRefused: Bool?
        /// A ``NotificationPermission``.
        var status: String?
    }

    private let stored: StoredValue<Record>

    init(values: any KeyValueStore) {
        stored = StoredValue(NotificationKeys.permission, in: values, empty: Record())
    }

    var storageIssue: String? { stored.issue?.description }

    /// Whether the person said no; nil if that can't be read, since they may have.
    var isRefused: Bool? { stored.isKnown && !stored.isUnreadable ? stored.value.isRefused ?? false : nil }

    /// The question was shown, answered or not.
    func noteAsked() async {
        await change { $0.isAsked = true }
    }

    func note(_ permission: NotificationPermission) async {
        // What this version can't decode may be a refusal: only another answer takes its place.
        guard permission != .notDetermined || !stored.isUnreadable else { return }
        await change { record in
            record.status = permission.rawValue
            // A system that forgot the answer, such as a restored device, changes nothing.
            if permission == .denied { record.isRefused = true }
            if permission.allowsNotifications { record.isRefused = nil }
        }
    }

    private func change(_ change: @escaping (inout Record) -> Void) async {
        guard stored.isKnown else { return }
        stored.change(change)
        await stored.save()
    }
}
