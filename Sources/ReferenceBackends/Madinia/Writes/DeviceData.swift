#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A phone that may be sent notifications: one row a token.
public struct DeviceData: Hashable, Sendable {
    /// As the push service gave it; opaque.
    public let token: String
    public internal(set) var platform: String
    public internal(set) var appVersion: String
    /// Of a pre-registration on that phone, once there was one.
    public internal(set) var email: String?
    /// nil until the phone sent them: all is on.
    public internal(set) var preferences: Preferences?
    /// When the last news went out to it.
    public internal(set) var lastNews: Date?

    /// The switches of MAD-FR32.
    public struct Preferences: Hashable, Sendable, Encodable {
        public let newFormations: Bool
        public let newArticles: Bool
        /// Kept for the phone, which reminds by itself: the back end sends no reminders.
        public let reminders: Bool

        private enum CodingKeys: String, CodingKey {
            case newFormations = "new_formations"
            case newArticles = "new_articles"
            case reminders
        }
    }
}
