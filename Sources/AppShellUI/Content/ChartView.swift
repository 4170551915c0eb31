#if canImport(SwiftUI) && canImport(Charts)
import AppShell
import AppShellUIModel
import Charts
import SwiftUI

/// Figures drawn; VoiceOver reads the words that the content has for them.
struct ChartView: View {
    let content: AppShell.Content
    @Environment(\.appStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: content.label).font(style.font(.headline))
            if let chart = content.chart { figures(of: chart) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: content.label))
        .accessibilityValue(Text(verbatim: content.value ?? ""))
    }

    @ViewBuilder private func figures(of chart: AppShell.Content.Chart) -> some View {
        switch chart.form {
        case .map: map(chart)
        case .line, .bars:
            Chart(chart.points.indices, id: \.self) { index in
                // By its place: two points of one day have one label.
                if chart.form == .line {
                    LineMark(x: .value("", index), y: .value(chart.unit, chart.points[index].value))
                } else {
                    BarMark(x: .value("", index), y: .value(chart.unit, chart.points[index].value))
                }
            }
            .chartXAxis {
                AxisMarks(values: labelled(chart.points.indices)) { mark in
                    AxisValueLabel {
                        if let index = mark.as(Int.self) { Text(verbatim: chart.points[index].label) }
                    }
                }
            }
            .chartYAxisLabel(chart.unit)
            .frame(height: 200)
        }
    }

    /// At most five, evenly spread: more labels run into each other.
    private func labelled(_ indices: Range<Int>) -> [Int] {
        Array(stride(from: 0, to: indices.count, by: max(1, (indices.count + 4) / 5)))
    }

    private func map(_ chart: AppShell.Content.Chart) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 12)), count: 10), spacing: 4) {
            ForEach(chart.points.indices, id: \.self) { index in
                Rectangle()
                    .fill(Color(style.palette.tint).opacity(chart.shade(of: chart.points[index])))
                    .frame(height: 24)
            }
        }
    }
}
#endif
