public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest
@available(iOS 13, *)
open class BGTaskRequest: NSObject {
    /// https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate
    open var earliestBeginDate: Date? {
        get { surface() }
        set { surface() }
    }
}

/// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
@available(iOS 13, *)
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest/init(identifier:)
    public init(identifier: String) { surface() }
}

/// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
@available(iOS 13, *)
open class BGTaskScheduler: NSObject {
    /// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/shared
    open class var shared: BGTaskScheduler { surface() }
    /// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)
    open func submit(_ taskRequest: BGTaskRequest) throws { surface() }
}
