#if canImport(SwiftUI)
import Foundation

/// Runs at once on the main thread, where screens run, and as soon as possible from elsewhere.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        Task { @MainActor in body() }
    }
}
#endif
