#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// Elements one after the other.
struct ContentList: View {
    let contents: [AppShell.Content]
    let handle: ScreenHandle

    var body: some View {
        ForEach(IdentifiedContent.all(of: contents), id: \.id) { identified in
            ContentView(content: identified.content, handle: handle).equatable()
        }
    }
}
#endif
