/// What is known of this device and of what the back end has taken. Kept in the secret store, whole: token and address
/// stand nowhere else (MAD-NFR7).
struct DeviceRecord: Hashable, Codable {
    struct Accepted: Hashable, Codable {
        let token: String
        let appVersion: String
        let email: String?
    }

    /// As the push service last gave it.
    var token: String?
    var email: String?
    /// What the back end last took; nil also while that is uncertain: a call may count although its answer was lost.
    var accepted: Accepted?
    /// The token under which the back end knows this device.
    var knownToken: String?
    /// What it last took for that token; nil also while that is uncertain.
    var preferences: DevicePreferences?
}

extension DeviceRecord: CustomStringConvertible, CustomReflectable {
    var description: String { "‹secret›" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
