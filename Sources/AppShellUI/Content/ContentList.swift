#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// Elements one after the other.
struct ContentList: View {
    let contents: [AppShell.Content]
    let handle: ScreenHandle

    var body: some View {
        ForEach(contents.indices, id: \.self) { index in
            // Erased: an element holds elements, and a type can't hold itself.
            AnyView(ContentView(content: contents[index], handle: handle))
        }
    }
}
#endif
