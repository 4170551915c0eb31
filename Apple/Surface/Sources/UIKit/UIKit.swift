@_exported public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/uikit/uiresponder
@available(iOS 2, *)
@MainActor open class UIResponder: NSObject {
    public override nonisolated init() { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiview
@available(iOS 2, *)
@MainActor open class UIView: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiview/bounds
    open var bounds: CGRect { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiwindow
@available(iOS 2, *)
@MainActor open class UIWindow: UIView {
    /// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
    open var rootViewController: UIViewController? { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@available(iOS 2, *)
@MainActor open class UIViewController: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
    public required init?(coder: NSCoder) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! { surface() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
    open var title: String? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
    open var presentedViewController: UIViewController? { surface() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
    @available(iOS 8, *)
    open var popoverPresentationController: UIPopoverPresentationController? { surface() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
    @available(iOS 5, *)
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) { surface() }
}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@available(iOS 8, *)
@MainActor open class UIPopoverPresentationController: NSObject {
    /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview
    open var sourceView: UIView? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect
    open var sourceRect: CGRect {
        get { surface() }
        set { surface() }
    }
}

/// https://developer.apple.com/documentation/uikit/uiactivity
@available(iOS 6, *)
@MainActor open class UIActivity: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@available(iOS 6, *)
@MainActor open class UIActivityViewController: UIViewController {
    /// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler-swift.property
    @available(iOS 8, *)
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? {
        get { surface() }
        set { surface() }
    }
    public required init?(coder: NSCoder) { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiimage
@available(iOS 2, *)
open class UIImage: NSObject, @unchecked Sendable {
    /// https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    public convenience init?(named name: String) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiimage/init(data:)
    public convenience init?(data: Data) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiimage/size
    open var size: CGSize { surface() }
    /// https://developer.apple.com/documentation/uikit/uiimage/scale
    @available(iOS 4, *)
    open var scale: CGFloat { surface() }
    /// https://developer.apple.com/documentation/uikit/uiimage/preparethumbnail(of:completionhandler:)
    @available(iOS 15, *)
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { surface() }
}

/// https://developer.apple.com/documentation/uikit/uikeyboardtype
@available(iOS 2, *)
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case numberPad = 4
    case emailAddress = 7
    case decimalPad = 8
}

/// https://developer.apple.com/documentation/uikit/uitextcontenttype
@available(iOS 10, *)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uitextcontenttype/emailaddress
    public static var emailAddress: UITextContentType { surface() }
    /// https://developer.apple.com/documentation/uikit/uitextcontenttype/password
    @available(iOS 11, *)
    public static var password: UITextContentType { surface() }
    /// https://developer.apple.com/documentation/uikit/uitextcontenttype/username
    @available(iOS 11, *)
    public static var username: UITextContentType { surface() }
}

/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@available(iOS 10, *)
@MainActor open class UIFeedbackGenerator: NSObject {
    public override nonisolated init() { surface() }
    /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
    open func prepare() { surface() }
}

/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@available(iOS 10, *)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }
    /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)
    open func notificationOccurred(_ notificationType: FeedbackType) { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@available(iOS 10, *)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged()
    open func selectionChanged() { surface() }
}

/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@available(iOS 10, *)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy
        @available(iOS 13, *)
        case soft
        @available(iOS 13, *)
        case rigid
    }
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
    public init(style: FeedbackStyle) { surface() }
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()
    open func impactOccurred() { surface() }
}
