public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/avfaudio/avaudioplayer
@available(iOS 2.2, macOS 10.7, *)
open class AVAudioPlayer: NSObject {
    /// https://developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:)
    public init(data: Data) throws { surface() }
    /// https://developer.apple.com/documentation/avfaudio/avaudioplayer/currenttime
    open var currentTime: TimeInterval {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/avfaudio/avaudioplayer/preparetoplay()
    @discardableResult open func prepareToPlay() -> Bool { surface() }
    /// https://developer.apple.com/documentation/avfaudio/avaudioplayer/play()
    @discardableResult open func play() -> Bool { surface() }
}

/// https://developer.apple.com/documentation/avfaudio/avaudiosession
@available(iOS 3, *)
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/ambient
        public static var ambient: Category { surface() }
        /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/playback
        public static var playback: Category { surface() }
    }
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/sharedinstance()
    open class func sharedInstance() -> AVAudioSession { surface() }
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.property
    open var category: Category { surface() }
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:)
    open func setCategory(_ category: Category) throws { surface() }
}

/// https://developer.apple.com/documentation/avfoundation/avplayer
@available(iOS 4, macOS 10.7, *)
@MainActor open class AVPlayer: NSObject {
    /// https://developer.apple.com/documentation/avfoundation/avplayer/init(url:)
    nonisolated public init(url: URL) { surface() }
    /// https://developer.apple.com/documentation/avfoundation/avplayer/pause()
    open func pause() { surface() }
}
