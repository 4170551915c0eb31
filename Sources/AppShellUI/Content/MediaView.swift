#if canImport(SwiftUI) && canImport(AVKit) && canImport(AVFoundation)
import AVFoundation
import AVKit
import AppShell
import Foundation
import SwiftUI

/// A film or a sound, by the system's player; what is said in it stands below.
///
/// The player loads by the system's own transport, and stops when the person leaves.
struct MediaView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @State private var player: AVPlayer?
    /// What the player was made for: it keeps its position when the view disappears and comes back.
    @State private var source: String?
    /// Whether the audio session counts it as a film.
    @State private var isCounted = false
    @Environment(\.appStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            VideoPlayer(player: player)
                .frame(height: content.role == .audio ? 64 : 200)
                .clipShape(style.corners)
                .accessibilityLabel(Text(verbatim: content.label))
            HStack {
                Text(verbatim: content.label)
                Spacer()
                Text(verbatim: content.value ?? "").monospacedDigit()
            }
            ContentList(contents: content.children, handle: handle)
        }
        .task(id: content.media?.source) {
            // Films ignore the silent switch, key sounds respect it.
            #if canImport(UIKit)
            // The view may have disappeared before its task began.
            guard !Task.isCancelled else { return }
            count(true)
            AudioUse.film.begin()
            #endif
            guard source != content.media?.source else { return }
            source = content.media?.source
            player = source.flatMap { URL(string: $0) }.map { AVPlayer(url: $0) }
        }
        .onDisappear {
            player?.pause()
            #if canImport(UIKit)
            count(false)
            #endif
        }
    }

    #if canImport(UIKit)
    private func count(_ isShown: Bool) {
        guard isShown != isCounted else { return }
        isCounted = isShown
        AudioUse.addFilms(isShown ? 1 : -1)
    }
    #endif
}
#endif
