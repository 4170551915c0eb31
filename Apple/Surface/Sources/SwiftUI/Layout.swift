public import Foundation

/// https://developer.apple.com/documentation/swiftui/axis
@available(iOS 13, macOS 10.15, *)
public enum Axis: Int8, Sendable {
    case horizontal, vertical
    /// https://developer.apple.com/documentation/swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
/// https://developer.apple.com/documentation/swiftui/edge
@available(iOS 13, macOS 10.15, *)
public enum Edge: Int8, Sendable {
    case top, leading, bottom, trailing
    /// https://developer.apple.com/documentation/swiftui/edge/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
    }
}
/// https://developer.apple.com/documentation/swiftui/verticaledge
@available(iOS 15, macOS 12, *)
public enum VerticalEdge: Int8, Sendable {
    case top, bottom
}
/// https://developer.apple.com/documentation/swiftui/horizontalalignment
@available(iOS 13, macOS 10.15, *)
public struct HorizontalAlignment: Sendable {
    public static let leading = Self()
    public static let center = Self()
}
/// https://developer.apple.com/documentation/swiftui/verticalalignment
@available(iOS 13, macOS 10.15, *)
public struct VerticalAlignment: Sendable {
    public static let top = Self()
    public static let center = Self()
    public static let firstTextBaseline = Self()
}
/// https://developer.apple.com/documentation/swiftui/alignment
@available(iOS 13, macOS 10.15, *)
public struct Alignment: Sendable {
    public static let leading = Self()
    public static let center = Self()
    public static let bottom = Self()
    public static let trailing = Self()
    public static let bottomTrailing = Self()
    public static let topTrailing = Self()
}
/// https://developer.apple.com/documentation/swiftui/textalignment
@available(iOS 13, macOS 10.15, *)
public enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// https://developer.apple.com/documentation/swiftui/vstack
@available(iOS 13, macOS 10.15, *)
public struct VStack<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/lazyvstack
@available(iOS 14, macOS 11, *)
public struct LazyVStack<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/hstack
@available(iOS 13, macOS 10.15, *)
public struct HStack<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/griditem
@available(iOS 14, macOS 11, *)
public struct GridItem: Sendable {
    /// https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum
    public enum Size: Sendable {
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    }
    /// https://developer.apple.com/documentation/swiftui/griditem/init(_:spacing:alignment:)
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/lazyvgrid
@available(iOS 14, macOS 11, *)
public struct LazyVGrid<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/scrollview
@available(iOS 13, macOS 10.15, *)
public struct ScrollView<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/spacer
@available(iOS 13, macOS 10.15, *)
public struct Spacer: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/spacer/init(minlength:)
    nonisolated public init(minLength: CGFloat? = nil) { surface() }
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    nonisolated public func padding(_ length: CGFloat) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/scaledtofit()
    nonisolated public func scaledToFit() -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 15, macOS 12, *)
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 16, macOS 13, *)
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/layoutdirection
@available(iOS 13, macOS 10.15, *)
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}
