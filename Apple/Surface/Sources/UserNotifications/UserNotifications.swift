public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
@available(iOS 10, macOS 10.14, *)
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
@available(iOS 10, macOS 10.14, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    @available(iOS 12, macOS 10.14, *)
    public static let provisional = Self(rawValue: 1 << 6)
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions
@available(iOS 10, macOS 10.14, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 1 << 1)
    @available(iOS 14, macOS 11, *)
    public static let list = Self(rawValue: 1 << 3)
    @available(iOS 14, macOS 11, *)
    public static let banner = Self(rawValue: 1 << 4)
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
@available(iOS 10, macOS 10.14, *)
open class UNNotificationSettings: NSObject {
    /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/authorizationstatus
    open var authorizationStatus: UNAuthorizationStatus { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsoundname
@available(iOS 10, macOS 10.14, *)
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsound
@available(iOS 10, macOS 10.14, *)
open class UNNotificationSound: NSObject {
    /// https://developer.apple.com/documentation/usernotifications/unnotificationsound/default
    open class var `default`: UNNotificationSound { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unnotificationsound/init(named:)
    public convenience init(named name: UNNotificationSoundName) { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
@available(iOS 10, macOS 10.14, *)
open class UNNotificationContent: NSObject {
    open var title: String { surface() }
    open var body: String { surface() }
    open var sound: UNNotificationSound? { surface() }
    open var badge: NSNumber? { surface() }
    open var categoryIdentifier: String { surface() }
    open var threadIdentifier: String { surface() }
    open var userInfo: [AnyHashable: Any] { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
@available(iOS 10, macOS 10.14, *)
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { surface() }
        set { surface() }
    }
    open override var body: String {
        get { surface() }
        set { surface() }
    }
    open override var sound: UNNotificationSound? {
        get { surface() }
        set { surface() }
    }
    open override var badge: NSNumber? {
        get { surface() }
        set { surface() }
    }
    open override var categoryIdentifier: String {
        get { surface() }
        set { surface() }
    }
    open override var threadIdentifier: String {
        get { surface() }
        set { surface() }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { surface() }
        set { surface() }
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
@available(iOS 10, macOS 10.14, *)
open class UNNotificationTrigger: NSObject {}

/// https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
@available(iOS 10, macOS 10.14, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger/init(timeinterval:repeats:)
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
@available(iOS 10, macOS 10.14, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger/init(datematching:repeats:)
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
@available(iOS 10, macOS 10.14, *)
open class UNNotificationRequest: NSObject {
    open var identifier: String { surface() }
    open var content: UNNotificationContent { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unnotificationrequest/init(identifier:content:trigger:)
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        surface()
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotification
@available(iOS 10, macOS 10.14, *)
open class UNNotification: NSObject {
    open var date: Date { surface() }
    open var request: UNNotificationRequest { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
@available(iOS 10, macOS 10.14, *)
open class UNNotificationResponse: NSObject {
    open var notification: UNNotification { surface() }
    open var actionIdentifier: String { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
@available(iOS 10, macOS 10.14, *)
open class UNUserNotificationCenter: NSObject {
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/current()
    open class func current() -> UNUserNotificationCenter { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate
    weak open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/notificationsettings()
    open func notificationSettings() async -> UNNotificationSettings { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/add(_:withcompletionhandler:)
    open func add(_ request: UNNotificationRequest) async throws { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/getpendingnotificationrequests(completionhandler:)
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/getdeliverednotifications(completionhandler:)
    open func deliveredNotifications() async -> [UNNotification] { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removependingnotificationrequests(withidentifiers:)
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removedeliverednotifications(withidentifiers:)
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removealldeliverednotifications()
    open func removeAllDeliveredNotifications() { surface() }
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/setbadgecount(_:withcompletionhandler:)
    @available(iOS 16, macOS 13, *)
    open func setBadgeCount(_ newBadgeCount: Int) async throws { surface() }
}

/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
///
/// Its methods are optional there; here those that we have are required, so that a misspelt one is refused.
@available(iOS 10, macOS 10.14, *)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )
    /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:didreceive:withcompletionhandler:)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )
}
