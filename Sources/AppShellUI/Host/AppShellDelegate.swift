#if canImport(UIKit) && canImport(UserNotifications)
public import AppShell
import AppShellLive
public import AppShellUIModel
public import Foundation
public import Observation
public import UIKit
public import UserNotifications

/// The app's delegate: hears of pushes and taps on notifications, and gives each scene its own, which hears of shortcuts.
///
/// ```swift
/// @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate
/// ```
@Observable
public final class AppShellDelegate: NSObject, UIApplicationDelegate {
    /// Hands what comes to the shell that runs.
    @ObservationIgnored public let arrivals = ArrivalRelay()
    /// Hears of the device's token.
    @ObservationIgnored public let pushes = PushRegistration()

    /// Time in the background, asked for at the launch and after each; nil: none. Set it in the initializer of the app.
    @ObservationIgnored public var backgroundRefresh: BackgroundRefresh?
    @ObservationIgnored private var environments: [String: AppEnvironment] = [:]

    /// The world of a product, made once: its storage is open to one at a time, and a scene may come a second time.
    ///
    /// - Parameter locale: for dates and prices.
    /// - Throws: ``StorageError`` where the storage can't be opened.
    public func environment(for product: any Product.Type, locale: Locale) throws -> AppEnvironment {
        let id = product.manifest.id
        if let known = environments[id] { return known }
        let environment = try AppEnvironment.system(for: product, pushes: pushes, locale: locale)
        environments[id] = environment
        return environment
    }

    /// Does what the modules do with time in the background, and asks for the next one.
    public func refreshInBackground() async {
        try? backgroundRefresh?.schedule()
        await arrivals.refreshInBackground()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        // Before the launch ends, or the tap that launched the app is lost.
        UNUserNotificationCenter.current().delegate = self
        try? backgroundRefresh?.schedule()
        return true
    }

    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        pushes.didRegister(Array(deviceToken))
    }

    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        pushes.didFail(error)
    }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = AppShellSceneDelegate.self
        return configuration
    }
}

/// The notification centre calls from where it likes, and wants its answer on the main thread.
extension AppShellDelegate: UNUserNotificationCenterDelegate {
    public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let delivered = SystemNotifications.delivered(notification)
        // The system's own block, which is called once and here only.
        nonisolated(unsafe) let answer = completionHandler
        Task { @MainActor in answer(SystemNotifications.options(arrivals.presentation(of: delivered))) }
    }

    public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let delivered = SystemNotifications.delivered(response.notification)
        let action = response.actionIdentifier
        nonisolated(unsafe) let answer: () -> Void = completionHandler
        Task { @MainActor in
            if let arrival = Arrival.response(to: delivered, action: action) { arrivals.receive(arrival) }
            answer()
        }
    }
}
#endif
