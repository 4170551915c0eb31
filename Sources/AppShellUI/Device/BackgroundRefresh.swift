#if canImport(BackgroundTasks) && canImport(UIKit)
import BackgroundTasks
public import Foundation

/// Asks the system for some seconds in the background, for the modules' work of ``AppShell/AppMoment/refresh``.
///
/// The app's Info.plist lists the identifier under `BGTaskSchedulerPermittedIdentifiers`, and `fetch` among its background
/// modes. What the system then starts is the app's own:
///
/// ```swift
/// AppShellScene(ShopApp.self, delegate: delegate)
///     .backgroundTask(.appRefresh("com.example.shop.refresh")) { await delegate.refreshInBackground() }
/// ```
public struct BackgroundRefresh: Sendable {
    /// As the Info.plist lists it.
    public let identifier: String
    /// How long the system waits at least, in seconds.
    public let interval: TimeInterval

    /// - Parameter interval: in seconds, at least.
    public init(_ identifier: String, every interval: TimeInterval) {
        self.identifier = identifier
        self.interval = interval
    }

    /// Asks for the next one.
    ///
    /// - Throws: the system's error, where the Info.plist does not list the identifier, say.
    public func schedule() throws {
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: interval)
        try BGTaskScheduler.shared.submit(request)
    }
}
#endif
