import BenchKit

/// 1,000 steps of a French script against 500 step definitions, and against the 8 that they fit.
enum StepsGroup: BenchGroup {
    static let name = "steps"

    static func run(with meter: Meter, into report: inout Report) throws {
        let work = try StepsWork()
        let figures = try meter.measure([work.few, work.many, work.mixed])
        let growth = figures[1].median / figures[0].median
        let group = "step → its definition and arguments"
        report.add(Row(group: group, name: "8 definitions", ours: figures[0]))
        report.add(
            Row(
                group: group,
                name: "500 definitions",
                ours: figures[1],
                goals: [.atMost(1.2, growth, "× 8's: \(Figure.fixed(growth, 2))")]
            )
        )
        report.add(Row(group: group, name: "500, of them 60 without a plain beginning", ours: figures[2]))
    }
}
