import BenchKit
import Foundation

/// The bytes of a notification's payload to a route, beside JSONSerialization and a switch.
enum PayloadGroup: BenchGroup {
    static let name = "payload"

    static func run(with meter: Meter, into report: inout Report) throws {
        let ours = try PayloadWork()
        guard FoundationPayloads.page(of: Data(ours.payload)) == .offer(48_213) else {
            throw BenchError.wrong("the baseline does not read the payload")
        }
        let figures = try meter.measure([ours.toRoute, FoundationPayloads.reading(ours.payload)])
        report.add(
            Row(
                group: "payload of \(ours.payload.count) bytes → route",
                name: "8 rules of 2 versions",
                ours: figures[0],
                peer: ("JSONSerialization + switch", figures[1]),
                goals: [.timesFaster(3, figures[1].median / figures[0].median)]
            )
        )
    }
}
