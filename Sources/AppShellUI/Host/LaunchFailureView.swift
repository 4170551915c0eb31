#if canImport(SwiftUI)
import AppShellUIModel
import SwiftUI

#if canImport(UIKit)
import Foundation
import UIKit
#endif

/// Shown if a product could not start. It retries when the button is tapped, or when the phone has unlocked its files.
struct LaunchFailureView: View {
    let failure: LaunchFailure
    let retry: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(failure.title, systemImage: "exclamationmark.triangle")
        } description: {
            if let advice = failure.advice { Text(verbatim: advice) }
            #if DEBUG
            ScrollView { Text(verbatim: failure.details).textSelection(.enabled) }
            #endif
        } actions: {
            if let title = failure.retry { Button(title, action: retry) }
        }
        #if canImport(UIKit)
        .task(id: failure) {
            for await _ in Self.unlocks() { retry() }
        }
        #endif
    }

    #if canImport(UIKit)
    /// An element whenever protected files become readable; before the first unlock they are not.
    private static func unlocks() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        nonisolated(unsafe) let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.protectedDataDidBecomeAvailableNotification,
            object: nil,
            queue: nil
        ) { _ in continuation.yield() }
        continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
        return stream
    }
    #endif
}
#endif
