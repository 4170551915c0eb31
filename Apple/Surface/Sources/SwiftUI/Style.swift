public import Foundation
public import UIKit

/// https://developer.apple.com/documentation/swiftui/shapestyle
@available(iOS 13, macOS 10.15, *)
public protocol ShapeStyle: Sendable {}
/// https://developer.apple.com/documentation/swiftui/shape
@available(iOS 13, macOS 10.15, *)
public protocol Shape: Sendable, View {}
/// https://developer.apple.com/documentation/swiftui/insettableshape
@available(iOS 13, macOS 10.15, *)
public protocol InsettableShape: Shape {}

/// https://developer.apple.com/documentation/swiftui/color
@available(iOS 13, macOS 10.15, *)
public struct Color: SurfaceView, ShapeStyle, Hashable {
    /// https://developer.apple.com/documentation/swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
    /// https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { surface() }
    /// https://developer.apple.com/documentation/swiftui/color/clear
    nonisolated public static var clear: Color { surface() }
    /// https://developer.apple.com/documentation/swiftui/color/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> Color { surface() }
}

/// https://developer.apple.com/documentation/swiftui/rectangle
@available(iOS 13, macOS 10.15, *)
public struct Rectangle: SurfaceView, InsettableShape { nonisolated public init() {} }
/// https://developer.apple.com/documentation/swiftui/roundedrectangle
@available(iOS 13, macOS 10.15, *)
public struct RoundedRectangle: SurfaceView, InsettableShape {
    /// https://developer.apple.com/documentation/swiftui/roundedrectangle/init(cornerradius:style:)
    nonisolated public init(cornerRadius: CGFloat) { surface() }
}
extension Shape {
    /// https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
}

/// https://developer.apple.com/documentation/swiftui/font
@available(iOS 13, macOS 10.15, *)
public struct Font: Hashable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/font/textstyle
    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title
        @available(iOS 14, macOS 11, *)
        case title2
        @available(iOS 14, macOS 11, *)
        case title3
        case headline, subheadline, body, callout, footnote, caption
    }
    /// https://developer.apple.com/documentation/swiftui/font/design
    public enum Design: Hashable, Sendable {
        case `default`
        @available(iOS 13, macOS 10.15, *)
        case serif
        case rounded, monospaced
    }
    /// https://developer.apple.com/documentation/swiftui/font/weight
    public struct Weight: Hashable, Sendable {}
    /// https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:)
    @available(iOS 16, macOS 13, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { surface() }
    /// https://developer.apple.com/documentation/swiftui/font/monospaceddigit()
    public func monospacedDigit() -> Font { surface() }
}

/// https://developer.apple.com/documentation/swiftui/animation
@available(iOS 13, macOS 10.15, *)
public struct Animation: Hashable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/animation/linear(duration:)
    public static func linear(duration: TimeInterval) -> Animation { surface() }
    /// https://developer.apple.com/documentation/swiftui/animation/easeout(duration:)
    public static func easeOut(duration: TimeInterval) -> Animation { surface() }
    /// https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:)
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { surface() }
}

/// https://developer.apple.com/documentation/swiftui/placeholdercontentview
@available(iOS 17, macOS 14, *)
public struct PlaceholderContentView<Value>: SurfaceView {}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
@available(iOS 13, macOS 10.15, *)
public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
    surface()
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 15, macOS 12, *)
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 15, macOS 12, *)
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/brightness(_:)
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/imagescale(_:)
    @available(iOS 13, macOS 11, *)
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/animation(_:value:)
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:)
    @available(iOS 17, macOS 14, *)
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/textselection(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
    @available(iOS 13, *)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 13, *)
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
    @available(iOS 15, *)
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    /// https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/redacted(reason:)
    @available(iOS 14, macOS 11, *)
    nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

@available(iOS 13, *)
extension Image {
    /// https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
    nonisolated public init(uiImage: UIImage) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/redactionreasons
@available(iOS 14, macOS 11, *)
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/swiftui/redactionreasons/privacy
    @available(iOS 15, macOS 12, *)
    public static var privacy: RedactionReasons { surface() }
}
