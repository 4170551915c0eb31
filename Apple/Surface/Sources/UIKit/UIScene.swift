public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscene
@available(iOS 13, *)
@MainActor open class UIScene: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @MainActor open class ConnectionOptions: NSObject {
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem
        open var shortcutItem: UIApplicationShortcutItem? { surface() }
    }
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property
    open var activationState: ActivationState { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiwindowscene
@available(iOS 13, *)
@MainActor open class UIWindowScene: UIScene {
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow
    @available(iOS 15, *)
    open var keyWindow: UIWindow? { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiscenesession
@available(iOS 13, *)
@MainActor open class UISceneSession: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.property
    open var role: Role { surface() }
}

/// https://developer.apple.com/documentation/uikit/uisceneconfiguration
@available(iOS 13, *)
@MainActor open class UISceneConfiguration: NSObject {
    /// https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)
    public init(name: String?, sessionRole: UISceneSession.Role) { surface() }
    /// https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass
    open var delegateClass: AnyClass? {
        get { surface() }
        set { surface() }
    }
}

/// https://developer.apple.com/documentation/uikit/uiscenedelegate
@available(iOS 13, *)
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
}

/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
///
/// Its methods are optional there; here they are required, so that a misspelt one is refused.
@available(iOS 13, *)
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}
