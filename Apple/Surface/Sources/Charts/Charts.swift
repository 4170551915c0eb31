public import SwiftUI

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/charts/chartcontent
@available(iOS 16, macOS 13, *)
@MainActor @preconcurrency public protocol ChartContent {}

/// https://developer.apple.com/documentation/charts/plottable
@available(iOS 16, macOS 13, *)
public protocol Plottable {}
extension String: Plottable {}
extension Double: Plottable {}
extension Int: Plottable {}

/// https://developer.apple.com/documentation/charts/plottablevalue
@available(iOS 16, macOS 13, *)
public struct PlottableValue<Value: Plottable> {
    /// https://developer.apple.com/documentation/charts/plottablevalue
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { surface() }
}

/// https://developer.apple.com/documentation/charts/linemark
@available(iOS 16, macOS 13, *)
public struct LineMark: ChartContent {
    /// https://developer.apple.com/documentation/charts/linemark/init(x:y:)
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { surface() }
}

/// https://developer.apple.com/documentation/charts/barmark
@available(iOS 16, macOS 13, *)
public struct BarMark: ChartContent {
    /// https://developer.apple.com/documentation/charts/barmark/init(x:y:width:height:stacking:)
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { surface() }
}

/// https://developer.apple.com/documentation/charts/builderconditional
@available(iOS 16, macOS 13, *)
public struct BuilderConditional<TrueContent, FalseContent> {}
extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}

/// https://developer.apple.com/documentation/charts/chartcontentbuilder
@available(iOS 16, macOS 13, *)
@resultBuilder public struct ChartContentBuilder {
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> { surface() }
    public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
        surface()
    }
}

extension ForEach: ChartContent where Content: ChartContent {}

/// https://developer.apple.com/documentation/charts/chart
@available(iOS 16, macOS 13, *)
public struct Chart<Content: ChartContent>: View {
    public typealias Body = Never
    public var body: Never { surface() }

    /// https://developer.apple.com/documentation/charts/chart/init(_:id:content:)
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { surface() }
}

@available(iOS 16, macOS 13, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/chartxaxis(content:)
    nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/chartyaxislabel(_:position:alignment:spacing:)
    nonisolated public func chartYAxisLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// https://developer.apple.com/documentation/charts/axiscontent
@available(iOS 16, macOS 13, *)
public protocol AxisContent {}

/// https://developer.apple.com/documentation/charts/axismark
@available(iOS 16, macOS 13, *)
public protocol AxisMark {}

/// https://developer.apple.com/documentation/charts/axisvalue
@available(iOS 16, macOS 13, *)
public struct AxisValue {
    /// https://developer.apple.com/documentation/charts/axisvalue/as(_:)
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { surface() }
}

/// https://developer.apple.com/documentation/charts/axismarks
@available(iOS 16, macOS 13, *)
public struct AxisMarks<Content: AxisMark>: AxisContent {
    /// https://developer.apple.com/documentation/charts/axismarks
    nonisolated public init<Value: Plottable>(
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { surface() }
}

/// https://developer.apple.com/documentation/charts/axisvaluelabel
@available(iOS 16, macOS 13, *)
public struct AxisValueLabel<Content: View>: AxisMark {
    /// https://developer.apple.com/documentation/charts/axisvaluelabel
    nonisolated public init(@ViewBuilder content: () -> Content) { surface() }
}

/// https://developer.apple.com/documentation/charts/axiscontentbuilder
@available(iOS 16, macOS 13, *)
@resultBuilder public struct AxisContentBuilder {
    public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
}

/// https://developer.apple.com/documentation/charts/axismarkbuilder
@available(iOS 16, macOS 13, *)
@resultBuilder public struct AxisMarkBuilder {
    public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
}
