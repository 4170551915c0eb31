package import Foundation

/// All figures of one run.
package struct Report: Codable, Sendable {
    package let machine: Machine
    package private(set) var rows: [Row] = []

    package init(machine: Machine) {
        self.machine = machine
    }

    package mutating func add(_ row: Row) { rows.append(row) }

    package var goalsMissed: [String] {
        rows.flatMap { row in row.goals.filter { !$0.isMet }.map { "\(row.group) · \(row.name): \($0.text)" } }
    }

    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension Report {
    private static let head = ["what", "ours", "±", "mallocs", "peer", "±", "mallocs", "ratio", "goal"]

    /// One table, a line a row, a heading a group.
    package var text: String {
        let cells = rows.map(Self.cells)
        let widths = Self.head.indices.map { column in
            ([Self.head] + cells).map { $0[column].count }.max() ?? 0
        }
        var lines = [
            "\(machine.processor), \(machine.cores) cores, \(machine.system)",
            "\(machine.swift), \(machine.date)",
            "Thread CPU time an operation, median; ± is the samples' range in per cent of it. Where a group says so, wall"
                + " time or bytes.",
        ]
        var group: String?
        for (row, cells) in zip(rows, cells) {
            if row.group != group {
                lines += ["", row.group, Self.line(Self.head, widths)]
                group = row.group
            }
            lines.append(Self.line(cells, widths))
        }
        let missed = goalsMissed
        let count = rows.flatMap(\.goals).count
        lines += ["", "\(count - missed.count) of \(count) goals met"] + missed.map { "  missed: \($0)" }
        return lines.joined(separator: "\n")
    }

    private static func cells(_ row: Row) -> [String] {
        [
            row.name + (row.peerName.map { " (peer: \($0))" } ?? ""),
            figure(row.ours, row.unit),
            Figure.fixed(row.ours.spread, 0) + " %",
            allocations(row.ours),
            row.peer.map { figure($0, row.unit) } ?? "–",
            row.peer.map { Figure.fixed($0.spread, 0) + " %" } ?? "–",
            row.peer.map(allocations) ?? "–",
            row.ratio.map(Figure.ratio) ?? "–",
            row.goals.map { "\($0.isMet ? "✓" : "✗") \($0.text)" }.joined(separator: ", "),
        ]
    }

    private static func figure(_ measurement: Measurement, _ unit: Row.Unit) -> String {
        unit == .bytes ? Figure.bytes(measurement.median) : Figure.time(measurement.median)
    }

    private static func allocations(_ measurement: Measurement) -> String {
        measurement.allocations.map { Figure.fixed($0, $0 == $0.rounded() ? 0 : 1) } ?? "–"
    }

    /// The first and the last column on the left, figures on the right.
    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = cells.indices.map { column in
            let gap = String(repeating: " ", count: max(0, widths[column] - cells[column].count))
            return column == 0 ? cells[column] + gap : column == cells.count - 1 ? cells[column] : gap + cells[column]
        }
        return "  " + padded.joined(separator: "  ")
    }
}
