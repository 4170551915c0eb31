#if canImport(UIKit)
public import AppShellUIModel
import UIKit

/// Time in the background as UIKit gives it: about half a minute.
public final class SystemBackgroundTime: BackgroundTime {
    public init() {}

    public func begin(_ expired: @escaping @MainActor () -> Void) -> Int? {
        let task = UIApplication.shared.beginBackgroundTask(withName: "Saving") { expired() }
        return task == .invalid ? nil : task.rawValue
    }

    public func end(_ number: Int) {
        UIApplication.shared.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: number))
    }
}
#endif
