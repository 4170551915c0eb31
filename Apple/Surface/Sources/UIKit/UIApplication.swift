public import Foundation

/// https://developer.apple.com/documentation/uikit/uiapplication
@available(iOS 2, *)
@MainActor open class UIApplication: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// https://developer.apple.com/documentation/uikit/uiapplication/shared
    open class var shared: UIApplication { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
    @available(iOS 8, *)
    open class var openSettingsURLString: String { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/protecteddatadidbecomeavailablenotification
    @available(iOS 4, *)
    open nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    @available(iOS 10, *)
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()
    @available(iOS 8, *)
    open func registerForRemoteNotifications() { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems
    @available(iOS 9, *)
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)
    @available(iOS 7, *)
    nonisolated open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)
    @available(iOS 4, *)
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
    @available(iOS 13, *)
    open var connectedScenes: Set<UIScene> { surface() }
}

/// https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
@available(iOS 4, *)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier/invalid
    public static var invalid: UIBackgroundTaskIdentifier { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@available(iOS 9, *)
open class UIApplicationShortcutIcon: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(systemimagename:)
    @available(iOS 13, *)
    public convenience init(systemImageName: String) { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@available(iOS 9, *)
open class UIApplicationShortcutItem: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:localizedsubtitle:icon:userinfo:)
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/type
    open var type: String { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
///
/// Its methods are optional there; here those that we have are required, so that a misspelt one is refused.
@available(iOS 2, *)
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfailtoregisterforremotenotificationswitherror:)
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)
    @available(iOS 13, *)
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}
