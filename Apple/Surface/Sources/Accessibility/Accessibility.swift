func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/accessibility/accessibilitynotification
@available(iOS 17, macOS 14, *)
public enum AccessibilityNotification {
    /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
    public struct Announcement {
        /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
        public init(_ announcement: String) { surface() }
        /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/post()
        public func post() { surface() }
    }
}
