/// Figures as SVG.
extension ElementMarkup {
    mutating func chart() {
        let words = [element.label, element.value].compactMap(\.self).joined(separator: ". ")
        add(
            open(
                "figure",
                "e-chart-\(element.drawing?.chart?.form ?? "words")",
                act: nil,
                " role=\"img\"" + attribute("aria-label", words)
            )
        )
        add("<figcaption class=\"e-caption\">\(text(element.label))</figcaption>")
        if let chart = element.drawing?.chart, !chart.values.isEmpty { add(ChartDrawing(chart).svg) }
        add(line("e-value", element.value))
        close("figure")
    }
}

/// A chart in a box of 320 by 140 points, labels included.
struct ChartDrawing {
    /// A file may say any number; of these each can be drawn.
    private static let highest = 1e12

    private let chart: ScreenDrawing.Chart
    private let values: [Double]
    private let width = 320.0
    private let height = 140.0
    private let left = 34.0
    private let bottom = 22.0
    private let top = 10.0

    init(_ chart: ScreenDrawing.Chart) {
        self.chart = chart
        values = chart.values.map { $0.isFinite ? min(max($0, -Self.highest), Self.highest) : 0 }
    }

    var svg: String {
        switch chart.form {
        case "bars": frame(bars)
        case "map": map
        default: frame(curve)
        }
    }

    private var most: Double { max(values.max() ?? 1, 1) }
    private var plotHeight: Double { height - bottom - top }
    private var plotWidth: Double { width - left - 6 }

    private func y(_ value: Double) -> Double { top + plotHeight * (1 - max(value, 0) / most) }

    private func x(_ index: Int) -> Double {
        guard values.count > 1 else { return left + plotWidth / 2 }
        return left + plotWidth * Double(index) / Double(values.count - 1)
    }

    /// One digit is enough for a screen, and the same on every machine.
    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// The axes with their first and last labels.
    private func frame(_ inner: String) -> String {
        var svg = "<svg class=\"e-plot\" viewBox=\"0 0 \(number(width)) \(number(height))\" aria-hidden=\"true\">"
        for value in [0, most / 2, most] {
            svg +=
                "<line class=\"e-grid-line\" x1=\"\(number(left))\" x2=\"\(number(width - 6))\" y1=\"\(number(y(value)))\" y2=\"\(number(y(value)))\"/>"
            svg +=
                "<text class=\"e-axis\" text-anchor=\"end\" x=\"\(number(left - 5))\" y=\"\(number(y(value) + 3.5))\">\(number(value))</text>"
        }
        svg += inner
        let labelY = number(height - 6)
        if let first = chart.labels.first {
            svg += "<text class=\"e-axis\" x=\"\(number(left))\" y=\"\(labelY)\">\(HTMLText.escaped(first))</text>"
        }
        if chart.labels.count > 1, let last = chart.labels.last {
            svg +=
                "<text class=\"e-axis\" text-anchor=\"end\" x=\"\(number(width - 6))\" y=\"\(labelY)\">\(HTMLText.escaped(last))</text>"
        }
        return svg + "</svg>"
    }

    private var curve: String {
        let points = values.enumerated().map { "\(number(x($0.offset))),\(number(y($0.element)))" }
        let ground = number(y(0))
        var svg =
            "<path class=\"e-area\" d=\"M\(number(x(0))),\(ground) L\(points.joined(separator: " L")) "
            + "L\(number(x(values.count - 1))),\(ground) Z\"/><polyline class=\"e-curve\" points=\"\(points.joined(separator: " "))\"/>"
        if values.count <= 40 {
            for (index, value) in values.enumerated() {
                svg += "<circle class=\"e-dot\" cx=\"\(number(x(index)))\" cy=\"\(number(y(value)))\" r=\"3\"/>"
            }
        }
        return svg
    }

    private var bars: String {
        let room = plotWidth / Double(max(values.count, 1))
        return values.enumerated().map { index, value in
            let barWidth = max(room * 0.7, 1)
            let barX = left + room * Double(index) + (room - barWidth) / 2
            return "<rect class=\"e-bar-figure\" rx=\"2\" x=\"\(number(barX))\" y=\"\(number(y(value)))\" "
                + "width=\"\(number(barWidth))\" height=\"\(number(max(y(0) - y(value), 0)))\"/>"
        }.joined()
    }

    /// Ten squares a row: the higher, the stronger; five steps, as eyes tell no more.
    private var map: String {
        let (size, gap) = (27.0, 4.0)
        let rows = (values.count + 9) / 10
        var svg =
            "<svg class=\"e-plot\" viewBox=\"0 0 310 \(number(Double(rows) * (size + gap)))\" aria-hidden=\"true\">"
        for (index, value) in values.enumerated() {
            let step = value <= 0 ? 0 : min(4, Int((value / most * 4).rounded(.up)))
            svg +=
                "<rect class=\"e-cell e-cell-\(step)\" rx=\"5\" width=\"\(number(size))\" height=\"\(number(size))\" "
            svg +=
                "x=\"\(number(Double(index % 10) * (size + gap)))\" y=\"\(number(Double(index / 10) * (size + gap)))\"/>"
        }
        return svg + "</svg>"
    }
}
