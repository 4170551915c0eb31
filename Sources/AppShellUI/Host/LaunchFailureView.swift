#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// In place of a product that can't run: the issues of its composition, or what its storage says.
struct LaunchFailureView: View {
    let strings: ShellStrings
    let reason: String

    var body: some View {
        ContentUnavailableView {
            Label(strings.unavailable, systemImage: "exclamationmark.triangle")
        } description: {
            ScrollView { Text(verbatim: reason).textSelection(.enabled) }
        }
    }
}
#endif
