/// What differs between products: when the person is asked, what the device plans by itself, who registers it.
///
/// ```swift
/// // Whoever holds the device; asked at the first detail; reminders, and a switch for each kind.
/// NotificationsModule(strings: strings, categories: categories, times: times, service: api, environment: environment)
/// // Members, reached by FCM or APNs; asked at launch; what they hear of is kept with their account.
/// NotificationsModule(
///     setup: NotificationsSetup(
///         question: .atLaunch,
///         refused: "…",
///         registration: .members(onUnauthorized: { reference.expire() })
///     ),
///     service: api,
///     subscriptions: Subscriptions(strings: subscriptionStrings, service: api, environment: environment),
///     environment: environment
/// )
/// ```
public struct NotificationsSetup {
    /// When the person is asked for permission; until they have answered, and once a launch
    /// (docs/decisions/0003-when-apps-ask-for-notifications.md).
    public enum Question: Hashable, Sendable {
        /// When they have opened a detail (MAD-FR28).
        case atFirstDetail
        /// AIC-19.
        case atLaunch
    }

    public var question: Question
    /// Stands beside the system's question: what the person gets; nil: nothing does.
    public var invitation: String?
    /// Where the system's settings don't allow notifications.
    public var refused: String
    /// nil: nothing is planned on the device, nor switched off there.
    public var onDevice: OnDevice?
    public var registration: DeviceRegistrationPolicy

    public init(
        question: Question,
        invitation: String? = nil,
        refused: String,
        onDevice: OnDevice? = nil,
        registration: DeviceRegistrationPolicy
    ) {
        self.question = question
        self.invitation = invitation
        self.refused = refused
        self.onDevice = onDevice
        self.registration = registration
    }

    /// Reminders, and switches whose positions are the device's own.
    public struct OnDevice: Sendable {
        public var categories: NotificationCategories
        /// On the switch for all of them.
        public var all: String
        public var reminders: any ReminderStrings
        public var times: ReminderTimes
        /// nil: nobody is asked back.
        public var reEngagement: ReEngagement?

        public init(
            categories: NotificationCategories,
            all: String,
            reminders: any ReminderStrings,
            times: ReminderTimes,
            reEngagement: ReEngagement? = nil
        ) {
            self.categories = categories
            self.all = all
            self.reminders = reminders
            self.times = times
            self.reEngagement = reEngagement
        }
    }
}

extension NotificationsSetup {
    /// Whoever holds the device is asked at the first detail, reminded, and has a switch for each category.
    public init(
        strings: any NotificationsStrings,
        categories: NotificationCategories,
        times: ReminderTimes,
        reEngagement: ReEngagement? = nil
    ) {
        self.init(
            question: .atFirstDetail,
            invitation: strings.invitation,
            refused: strings.refused,
            onDevice: OnDevice(
                categories: categories,
                all: strings.all,
                reminders: strings,
                times: times,
                reEngagement: reEngagement
            ),
            registration: .anyone
        )
    }
}

/// Under whose name a back end is told of a device, and by which token.
public struct DeviceRegistrationPolicy {
    /// Whether only while someone is signed in (``NotificationCoordinator/signedIn(as:)``), and by a lasting id of the device.
    public var isForMembers: Bool
    /// Whether the token of a messaging service takes the place of the push service's, where there is one (AIC-4).
    public var usesMessaging: Bool
    /// A call was answered 401: whoever was signed in is so no longer.
    public var onUnauthorized: () -> Void

    public init(isForMembers: Bool, usesMessaging: Bool, onUnauthorized: @escaping () -> Void = {}) {
        self.isForMembers = isForMembers
        self.usesMessaging = usesMessaging
        self.onUnauthorized = onUnauthorized
    }

    /// Nobody signs in: the device is known by its APNs token alone.
    public static var anyone: DeviceRegistrationPolicy {
        DeviceRegistrationPolicy(isForMembers: false, usesMessaging: false)
    }

    /// AIC-1…5: while someone is signed in, by FCM where it gives a token, else by APNs.
    public static func members(onUnauthorized: @escaping () -> Void = {}) -> DeviceRegistrationPolicy {
        DeviceRegistrationPolicy(isForMembers: true, usesMessaging: true, onUnauthorized: onUnauthorized)
    }
}
