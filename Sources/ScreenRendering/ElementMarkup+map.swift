/// Places as a list, and drawn on a plain ground: without tiles, which would come from somebody else.
extension ElementMarkup {
    mutating func map() {
        add(
            open("div", "", act: nil, " role=\"group\"" + attribute("aria-label", element.label))
                + "<ul class=\"e-pins\">"
        )
        addChildren(element.children.indices, around: "li")
        // Below in the text and above on the screen: the list comes first for who hears it.
        add("</ul>\(drawnPlaces)")
        close("div", children: false)
    }

    mutating func pin() {
        let isButton = has.contains(.interactive)
        add(open(isButton ? "button" : "div", "", act: isButton ? "tap" : nil, isButton ? " type=\"button\"" : ""))
        add(line("e-line", element.label, tag: "span") + line("e-value", element.value, tag: "span"))
        close(isButton ? "button" : "div")
    }

    private var drawnPlaces: String {
        let pins = element.children.enumerated().compactMap { index, pin in
            pin.drawing?.place.map { (index, pin, $0) }
        }
        let places = MapProjection(pins.map(\.2)).points
        var svg =
            "<svg class=\"e-map-ground\" viewBox=\"0 0 \(MapProjection.width) \(MapProjection.height)\" aria-hidden=\"true\">"
        var names = MapNames(points: places)
        for ((index, pin, _), point) in zip(pins, places) {
            let act = pin.flags.contains(.interactive) ? " data-act=\"tap\"" : ""
            svg += "<g class=\"e-map-pin\"\(act)\(attribute("data-path", path.map { "\($0).\(index)" }))>"
            let place = " cx=\"\(point.x)\" cy=\"\(point.y)\""
            svg += "<circle class=\"e-map-touch\"\(place) r=\"16\"/><circle class=\"e-map-dot\"\(place) r=\"7\"/>"
            if let name = names.place(of: pin.label, at: point) {
                svg += "<text class=\"e-map-name\" x=\"\(name.x)\" y=\"\(point.y + 4)\""
                svg += " text-anchor=\"\(name.isBefore ? "end" : "start")\">\(text(name.text))</text>"
            }
            svg += "</g>"
        }
        return svg + "</svg>"
    }
}

/// Equirectangular about the middle of the places: right for a city or a country.
struct MapProjection {
    /// On the drawing, in whole points.
    struct Point: Hashable {
        let x: Int
        let y: Int
    }

    static let width = 340
    static let height = 220
    private static let margin = 24.0
    /// In degrees: some 200 m, so that one place is no endless enlargement.
    private static let least = 0.002

    let points: [Point]

    init(_ places: [ScreenDrawing.Place]) {
        // A file may say any number.
        let latitudes = places.map { min(max($0.latitude.isFinite ? $0.latitude : 0, -90), 90) }
        let first = places.first?.longitude ?? 0
        // The shorter way round: an archipelago may lie on both sides of the date line.
        let longitudes = places.map { place in
            let east = place.longitude - first
            return east.isFinite ? east - 360 * (east / 360).rounded() : 0
        }
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else {
            points = []
            return
        }
        let (latitude, longitude) = ((south + north) / 2, (west + east) / 2)
        let shrinking = Self.cosine(ofDegrees: latitude)
        let across = (Double(Self.width) - 2 * Self.margin) / max((east - west) * shrinking, Self.least)
        let down = (Double(Self.height) - 2 * Self.margin) / max(north - south, Self.least)
        let scale = min(across, down)
        points = zip(latitudes, longitudes).map { north, east in
            Point(
                x: Int((Double(Self.width) / 2 + (east - longitude) * shrinking * scale).rounded()),
                y: Int((Double(Self.height) / 2 - (north - latitude) * scale).rounded())
            )
        }
    }

    /// To a thousandth, which is less than a point: no module of mathematics is linked for it.
    static func cosine(ofDegrees degrees: Double) -> Double {
        let x = degrees * .pi / 180
        let square = x * x
        return max(0, 1 - square / 2 + square * square / 24 - square * square * square / 720)
    }
}

/// The names beside the points, where there is room for them: the list has them all.
private struct MapNames {
    private struct Box {
        let left: Double
        let right: Double
        let middle: Double

        func touches(_ other: Box) -> Bool {
            left < other.right && other.left < right && abs(middle - other.middle) < 15
        }
    }

    private static let longest = 22
    /// More points leave no room for names.
    private static let mostPoints = 200
    /// Of a letter.
    private static let width = 6.4

    private static func clipped(_ name: String) -> String {
        var beginning = name.prefix(longest - 1)
        while beginning.last == " " { beginning.removeLast() }
        return beginning + "…"
    }

    private let points: [MapProjection.Point]
    private var taken: [Box] = []

    init(points: [MapProjection.Point]) {
        self.points = points
    }

    /// - Returns: nil where there is no room on either side.
    mutating func place(of name: String, at point: MapProjection.Point) -> (text: String, x: Int, isBefore: Bool)? {
        guard points.count <= Self.mostPoints else { return nil }
        let text = name.count > Self.longest ? Self.clipped(name) : name
        let (width, x, y) = (Double(text.count) * Self.width, Double(point.x), Double(point.y))
        for isBefore in [false, true] {
            let box = Box(
                left: isBefore ? x - 11 - width : x + 11,
                right: isBefore ? x - 11 : x + 11 + width,
                middle: y
            )
            let dots = points.lazy.filter { $0 != point }.map {
                Box(left: Double($0.x) - 8, right: Double($0.x) + 8, middle: Double($0.y))
            }
            guard box.left >= 2, box.right <= Double(MapProjection.width) - 2, !taken.contains(where: box.touches),
                !dots.contains(where: box.touches)
            else { continue }
            taken.append(box)
            return (text, isBefore ? point.x - 11 : point.x + 11, isBefore)
        }
        return nil
    }
}
