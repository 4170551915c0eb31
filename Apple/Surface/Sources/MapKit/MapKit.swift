public import CoreLocation
public import SwiftUI

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/mapkit/mapcontent
@available(iOS 17, macOS 14, *)
@MainActor @preconcurrency public protocol MapContent {}

/// https://developer.apple.com/documentation/mapkit/mapcontentbuilder
@available(iOS 17, macOS 14, *)
@resultBuilder public struct MapContentBuilder {
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
}

extension ForEach: MapContent where Content: MapContent {}
extension ForEach where Content: MapContent {
    /// https://developer.apple.com/documentation/swiftui/foreach
    @available(iOS 17, macOS 14, *)
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { surface() }
}

/// https://developer.apple.com/documentation/mapkit/annotation
@available(iOS 17, macOS 14, *)
public struct Annotation<Label: View, Content: View>: MapContent {}
extension Annotation where Label == Text {
    /// https://developer.apple.com/documentation/mapkit/annotation/init(_:coordinate:anchor:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        coordinate: CLLocationCoordinate2D,
        @ViewBuilder content: () -> Content
    ) { surface() }
}

/// https://developer.apple.com/documentation/mapkit/mapcontentview
@available(iOS 17, macOS 14, *)
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: SurfaceView {}

/// https://developer.apple.com/documentation/mapkit/map
@available(iOS 14, macOS 11, *)
public struct Map<Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/mapkit/map/init(bounds:interactionmodes:scope:content:)
    @available(iOS 17, macOS 14, *)
    nonisolated public init<C: MapContent>(@MapContentBuilder content: () -> C)
    where Content == MapContentView<Never, C> { surface() }
}
