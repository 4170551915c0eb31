public import Foundation

// What Foundation has on Apple's systems alone.

/// https://developer.apple.com/documentation/foundation/nsuseractivity
@available(iOS 8, macOS 10.10, *)
open class NSUserActivity: NSObject {
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/webpageurl
    open var webpageURL: URL? { surface() }
}

/// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
@available(iOS 8, macOS 10.10, *)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
