/// https://developer.apple.com/documentation/swiftui/tabview
@available(iOS 13, macOS 10.15, *)
public struct TabView<SelectionValue: Hashable, Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/tabview
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/navigationstack
@available(iOS 16, macOS 13, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/navigationstack
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    { surface() }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@available(iOS 14, macOS 11, *)
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
    @available(iOS 16, macOS 13, *)
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
@available(iOS 14, macOS 11, *)
public struct ToolbarItemPlacement: Sendable {
    /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/cancellationaction
    public static var cancellationAction: ToolbarItemPlacement { surface() }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritem
@available(iOS 14, macOS 11, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
    /// https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)
    nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/navigationbaritem
@available(iOS 13, *)
public struct NavigationBarItem: Sendable {
    /// https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
    @available(iOS 14, *)
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        self
    }
    /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/badge(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func badge(_ count: Int) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 14, macOS 11, *)
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
    @available(iOS 16, macOS 13, *)
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    @available(iOS 16, macOS 13, *)
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 14, macOS 11, *)
    nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 14, macOS 11, *)
    nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/visibility
@available(iOS 15, macOS 12, *)
public enum Visibility: Sendable {
    case automatic, visible, hidden
}

/// https://developer.apple.com/documentation/swiftui/toolbarplacement
@available(iOS 16, macOS 13, *)
public struct ToolbarPlacement: Sendable {
    /// https://developer.apple.com/documentation/swiftui/toolbarplacement/tabbar
    @available(macOS, unavailable)
    public static var tabBar: ToolbarPlacement { surface() }
}
