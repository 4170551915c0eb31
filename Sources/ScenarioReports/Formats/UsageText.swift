/// The usage of step definitions as a table.
struct UsageText {
    private let usage: Usage

    init(_ usage: Usage) {
        self.usage = usage
    }

    var text: String {
        let parts = [used, unused, undefined].filter { !$0.isEmpty }
        return parts.isEmpty ? "There are no step definitions, and none are missing.\n" : parts.joined(separator: "\n")
    }

    private var used: String {
        let definitions = usage.used
        guard !definitions.isEmpty else { return "" }
        let head = ["uses", "total ms", "mean ms", "p95 ms", "max ms"]
        let rows = definitions.map(cells)
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].columns }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            zip(cells, widths).map { $0.padded(to: $1, isRightAligned: true) }.joined(separator: "  ")
        }
        let indentation = String(repeating: " ", count: widths.reduce(0) { $0 + $1 + 2 })
        var text = "Steps by mean wall-clock time:\n\n\(line(head))  step\n"
        for (definition, row) in zip(definitions, rows) {
            text += "\(line(row))  \(definition.pattern.source.onOneLine)\n"
            if let location = definition.location { text += "\(indentation)  \(location)\n" }
            for use in definition.slowest {
                text += "\(indentation)  \(Self.milliseconds(use.duration)) ms  \(use.location)\n"
            }
        }
        return text
    }

    private func cells(_ definition: Usage.Definition) -> [String] {
        let times = definition.times
        guard times.count > 0 else { return ["\(definition.uses)", "–", "–", "–", "–"] }
        return ["\(definition.uses)"]
            + [times.total, times.mean, times.percentile(95), times.maximum].map(Self.milliseconds)
    }

    private var unused: String {
        let definitions = usage.unused
        guard !definitions.isEmpty else { return "" }
        let lines = definitions.map { definition in
            "  \(definition.pattern.source.onOneLine)" + (definition.location.map { "  \($0)" } ?? "") + "\n"
        }
        return "Never used (\(definitions.count)):\n\n" + lines.joined()
    }

    private var undefined: String {
        let missing = usage.missing
        guard let most = missing.first else { return "" }
        let width = "\(most.count)".count
        let lines = missing.map { "  \("\($0.count)".padded(to: width, isRightAligned: true))  \($0.text.onOneLine)\n" }
        return "Undefined (\(missing.count)):\n\n" + lines.joined()
    }

    /// With two decimals.
    private static func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let hundredths = seconds.multipliedReportingOverflow(by: 100_000)
        guard !hundredths.overflow else { return "\(seconds)000" }
        let count = (attoseconds + 5_000_000_000_000) / 10_000_000_000_000 + hundredths.partialValue
        return "\(count / 100).\(String(count % 100 + 100).dropFirst())"
    }
}
