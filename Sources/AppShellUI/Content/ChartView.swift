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
                if chart.form == .line {
                    LineMark(x: .value("", chart.points[index].label), y: .value(chart.unit, chart.points[index].value))
                } else {
                    BarMark(x: .value("", chart.points[index].label), y: .value(chart.unit, chart.points[index].value))
                }
            }
            .chartYAxisLabel(chart.unit)
            .frame(height: 200)
        }
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
