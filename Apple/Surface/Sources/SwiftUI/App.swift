public import Foundation
public import UIKit

/// https://developer.apple.com/documentation/swiftui/scene
@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@available(iOS 14, macOS 11, *)
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<C: Scene>(_ content: C) -> C { content }
    public static func buildBlock<C: Scene>(_ content: C) -> C { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14, macOS 11, *)
public struct WindowGroup<Content: View>: Scene {
    public var body: Never { surface() }
    /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
    nonisolated public init(@ViewBuilder content: () -> Content) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/app
@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    /// https://developer.apple.com/documentation/swiftui/app/main()
    @MainActor @preconcurrency public static func main() { surface() }
}

/// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@available(iOS 14, *)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { surface() }
    public var wrappedValue: DelegateType { surface() }
}

/// https://developer.apple.com/documentation/swiftui/backgroundtask
@available(iOS 16, macOS 13, *)
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
    /// https://developer.apple.com/documentation/swiftui/backgroundtask/apprefresh(_:)
    @available(iOS 16, *)
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { surface() }
}
extension Scene {
    /// https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)
    @available(iOS 16, macOS 13, *)
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@available(iOS 13, *)
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
    public init(rootView: Content) { surface() }
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
    public required init?(coder: NSCoder) { surface() }
}

@available(iOS 14, macOS 11, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
