#if canImport(SwiftUI) && canImport(MapKit) && canImport(CoreLocation)
import AppShell
import AppShellUIModel
import CoreLocation
import MapKit
import SwiftUI

/// Places on Apple's map, and as a list below, which is what a screen reader has.
struct MapPlacesView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            map
                .frame(height: 240)
                .clipShape(style.corners)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 8) { ContentList(contents: content.children, handle: handle) }
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .contain)
                .accessibilityLabel(Text(verbatim: content.label))
        }
    }

    private var map: some View {
        let places = content.children.compactMap { pin in pin.position.map { (pin: pin, position: $0) } }
        return Map {
            ForEach(places.indices, id: \.self) { index in
                let place = places[index]
                Annotation(place.pin.label, coordinate: CLLocationCoordinate2D(place.position)) {
                    Button {
                        handle.tap(place.pin)
                    } label: {
                        Image(systemName: "mappin.circle.fill")
                            .font(style.font(.title))
                            .foregroundStyle(Color(style.palette.tint))
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}

/// One place in the list.
struct PinView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    @ViewBuilder var body: some View {
        if content.action == nil {
            drawn.accessibilityElement(children: .combine)
        } else {
            Button {
                handle.tap(content)
            } label: {
                drawn
            }
            .buttonStyle(.plain)
        }
    }

    private var drawn: some View {
        HStack {
            Text(verbatim: content.label).bold()
            Spacer()
            Text(verbatim: content.value ?? "").foregroundStyle(Color(style.palette.secondaryText))
        }
        .frame(minHeight: 44)
    }
}

extension CLLocationCoordinate2D {
    fileprivate init(_ position: Position) {
        self.init(latitude: position.latitude, longitude: position.longitude)
    }
}
#endif
