public import AVFoundation
public import SwiftUI

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/avkit/videoplayer
@available(iOS 14, macOS 11, *)
public struct VideoPlayer<VideoOverlay: View>: SurfaceView {}
extension VideoPlayer where VideoOverlay == EmptyView {
    /// https://developer.apple.com/documentation/avkit/videoplayer/init(player:)
    nonisolated public init(player: AVPlayer?) { surface() }
}
