public import Foundation

/// https://developer.apple.com/documentation/swiftui/gesture
@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}
/// A gesture with what it calls.
public struct SurfaceGesture<Value>: Gesture {}

/// https://developer.apple.com/documentation/swiftui/draggesture
@available(iOS 13, macOS 10.15, *)
public struct DragGesture: Gesture {
    /// https://developer.apple.com/documentation/swiftui/draggesture/value
    public struct Value: Equatable, Sendable {
        /// https://developer.apple.com/documentation/swiftui/draggesture/value/translation
        public var translation: CGSize { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:coordinatespace:)
    nonisolated public init(minimumDistance: CGFloat = 10) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/transaction
@available(iOS 13, macOS 10.15, *)
public struct Transaction {}

extension Gesture {
    /// https://developer.apple.com/documentation/swiftui/gesture/onchanged(_:)
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> SurfaceGesture<Value>
    where Value: Equatable { surface() }
    /// https://developer.apple.com/documentation/swiftui/gesture/onended(_:)
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> SurfaceGesture<Value> { surface() }
    /// https://developer.apple.com/documentation/swiftui/gesture/updating(_:body:)
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> SurfaceGesture<Value> { surface() }
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    nonisolated public func modifier<M: ViewModifier>(_ modifier: M) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        self
    }
    /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 17, macOS 14, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 17, macOS 14, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
    @available(iOS 16, macOS 13, *)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
@available(iOS 16, macOS 13, *)
public struct ScrollDismissesKeyboardMode: Sendable {
    /// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode/interactively
    public static var interactively: ScrollDismissesKeyboardMode { surface() }
}
