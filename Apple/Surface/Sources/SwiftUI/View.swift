@_exported public import Foundation
@_exported public import UIKit

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { surface() } }

/// A view of the framework's own, without a body.
public protocol SurfaceView: View where Body == Never {}
extension SurfaceView { public var body: Never { surface() } }

/// https://developer.apple.com/documentation/swiftui/viewmodifier
@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = SurfaceModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
/// What a modifier is given to modify.
public struct SurfaceModifierContent<Modifier: ViewModifier>: SurfaceView {}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13, macOS 10.15, *)
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<C: View>(_ content: C) -> C { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ content: C) -> C { content }
    public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { surface() }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> { surface() }
    public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> { surface() }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
@available(iOS 13, macOS 10.15, *)
public struct EmptyView: SurfaceView { nonisolated public init() {} }
/// https://developer.apple.com/documentation/swiftui/anyview
@available(iOS 13, macOS 10.15, *)
public struct AnyView: SurfaceView { nonisolated public init<V: View>(_ view: V) { surface() } }
/// https://developer.apple.com/documentation/swiftui/equatableview
@available(iOS 13, macOS 10.15, *)
public struct EquatableView<Content: Equatable & View>: SurfaceView {}
extension View where Self: Equatable {
    /// https://developer.apple.com/documentation/swiftui/view/equatable()
    nonisolated public func equatable() -> EquatableView<Self> { surface() }
}
/// https://developer.apple.com/documentation/swiftui/tupleview
@available(iOS 13, macOS 10.15, *)
public struct TupleView<T>: SurfaceView {}
/// https://developer.apple.com/documentation/swiftui/_conditionalcontent
@available(iOS 13, macOS 10.15, *)
public struct ConditionalContent<TrueContent, FalseContent> {}
extension ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { surface() }
}
/// https://developer.apple.com/documentation/swiftui/group
@available(iOS 13, macOS 10.15, *)
public struct Group<Content> {}
extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { surface() }
    /// https://developer.apple.com/documentation/swiftui/group
    nonisolated public init(@ViewBuilder content: () -> Content) { surface() }
}
extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { surface() }
}
/// https://developer.apple.com/documentation/swiftui/foreach
@available(iOS 13, macOS 10.15, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { surface() }
}
extension ForEach where Content: View {
    /// https://developer.apple.com/documentation/swiftui/foreach
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { surface() }
}
