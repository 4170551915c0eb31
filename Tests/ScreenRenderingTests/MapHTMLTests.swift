import Testing

@testable import ScreenRendering

/// Maps as HTML: a list, and a drawing of the same places.
struct MapHTMLTests {
    private func pin(_ label: String, _ latitude: Double, _ longitude: Double, isButton: Bool = true) -> ScreenElement {
        var drawing = ScreenDrawing()
        drawing.place = ScreenDrawing.Place(latitude: latitude, longitude: longitude)
        return ScreenElement(
            role: "pin",
            label: label,
            value: "open",
            flags: isButton ? .interactive : [],
            drawing: drawing
        )
    }

    private func html(_ pins: [ScreenElement], paths: Bool = true) -> String {
        let map = ScreenElement(role: "map", label: "Bakeries", children: pins)
        let app = ScreenElement(role: "app", label: "", children: [map])
        return ScreenHTML(ScreenHTML.Options(paths: paths, language: "en")).html(of: app)
    }

    @Test("who hears it has the list; the drawing is for the eye, and its dots are tapped as the list's buttons are")
    func list() {
        let drawn = html([pin("Rosa", 43.7, 7.2), pin("Lea", 43.8, 7.4, isButton: false)])
        #expect(
            drawn.contains(
                #"<div class="e e-map" data-path="0" role="group" aria-label="Bakeries"><ul class="e-pins"><li>"#
            )
        )
        #expect(
            drawn.contains(
                #"<button class="e e-pin" data-path="0.0" data-act="tap" type="button"><span class="e-line">Rosa</span><span class="e-value">open</span></button>"#
            )
        )
        #expect(drawn.contains(#"<div class="e e-pin" data-path="0.1"><span class="e-line">Lea</span>"#))
        #expect(drawn.contains(#"aria-hidden="true"><g class="e-map-pin" data-act="tap" data-path="0.0">"#))
        #expect(drawn.contains(#"<g class="e-map-pin" data-path="0.1">"#))
        #expect(drawn.contains(#">Rosa</text>"#))
        #expect(!html([pin("Rosa", 43.7, 7.2)], paths: false).contains("data-path"))
        #expect(html([]).contains("</ul><svg"))
    }

    @Test("names stand where there is room for them; the list has them all")
    func names() {
        let drawn = html(
            (0..<9).map { pin("Bakery number \($0)", 43.7, 7.2 + Double($0) * 1e-5) } + [pin("Far", 43.9, 7.9)]
        )
        #expect(drawn.split(separator: "<text ").count - 1 < 10)
        #expect(drawn.contains(">Far</text>"))
        for number in 0..<9 { #expect(drawn.contains(">Bakery number \(number)</span>")) }
        let long = html([pin(String(repeating: "a", count: 60), 43.7, 7.2)])
        #expect(long.contains(String(repeating: "a", count: 21) + "…</text>"))
    }

    private func points(_ places: [(Double, Double)]) -> [MapProjection.Point] {
        MapProjection(places.map { ScreenDrawing.Place(latitude: $0.0, longitude: $0.1) }).points
    }

    @Test("north is up and east is right; the outermost places are near the edges")
    func projection() {
        let all = points([(43.5, 7.0), (43.7, 7.2), (43.9, 7.4)])
        #expect(all[0].x < all[1].x && all[1].x < all[2].x)
        #expect(all[0].y > all[1].y && all[1].y > all[2].y)
        #expect(all[1] == MapProjection.Point(x: 170, y: 110))
        #expect([all[0].y, all[2].y] == [196, 24])
        // A degree of longitude is shorter than one of latitude, by the cosine.
        #expect(abs(Double(all[2].x - all[0].x) / Double(all[0].y - all[2].y) - 0.723) < 0.01)
    }

    @Test("one place is in the middle, and so are several at one place; none is nothing")
    func one() {
        let middle = MapProjection.Point(x: 170, y: 110)
        #expect(points([(43.7, 7.2)]) == [middle])
        #expect(points([(43.7, 7.2), (43.7, 7.2)]) == [middle, middle])
        #expect(points([]) == [])
    }

    @Test("places on both sides of the date line are near each other; what is no number is drawn all the same")
    func edges() {
        let fiji = points([(-17, 179), (-17, -179)])
        #expect(fiji[0].x < fiji[1].x)
        let box = points([(.nan, .infinity), (1e300, -1e300), (-90, 180), (90, 0)])
        #expect(
            box.allSatisfy { (0...MapProjection.width).contains($0.x) && (0...MapProjection.height).contains($0.y) }
        )
    }

    @Test(
        "the cosine is exact to a thousandth",
        arguments: [(0.0, 1.0), (43.7, 0.7230), (60, 0.5), (-60, 0.5), (90, 0)]
    )
    func cosine(_ degrees: Double, _ value: Double) {
        #expect(abs(MapProjection.cosine(ofDegrees: degrees) - value) < 0.001)
    }
}
