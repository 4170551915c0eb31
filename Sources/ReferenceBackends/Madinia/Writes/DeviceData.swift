#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A phone that may be sent notifications: one row a token.
public struct DeviceData: Hashable, Sendable, Codable {
    /// As the push service gave it; opaque, and never logged.
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
    public struct Preferences: Hashable, Sendable, Codable {
        public let newFormations: Bool
        public let newArticles: Bool
        /// Kept for the phone, which reminds by itself: the back end sends no reminders.
        public let reminders: Bool

        public init(newFormations: Bool, newArticles: Bool, reminders: Bool) {
            self.newFormations = newFormations
            self.newArticles = newArticles
            self.reminders = reminders
        }

        private enum CodingKeys: String, CodingKey {
            case newFormations = "new_formations"
            case newArticles = "new_articles"
            case reminders
        }
    }

    public init(
        token: String,
        platform: String,
        appVersion: String,
        email: String? = nil,
        preferences: Preferences? = nil,
        lastNews: Date? = nil
    ) {
        self.token = token
        self.platform = platform
        self.appVersion = appVersion
        self.email = email
        self.preferences = preferences
        self.lastNews = lastNews
    }
}

extension DeviceData: CustomStringConvertible {
    /// Without the token and the email.
    public var description: String { "device on \(platform), version \(appVersion)" }
}
