import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the steps of an attempt don't express, as an attachment of the attempt where there is any.
struct ScenarioExtras {
    static let mediaType = "application/vnd.appshell.scenario+json"

    /// Nil where it is the worst status of its steps.
    var status: StepStatus?
    var divergence: Divergence?

    init(_ result: ScenarioResult) {
        let worst = result.steps.map(\.status).max() ?? .passed
        // Whether a failure was expected is judged by the tags again.
        status = result.status == worst || result.expectedFailure != nil ? nil : result.status
        divergence = result.divergence
    }

    init?(json: String) {
        guard let read = try? JSONDecoder().decode(Message.self, from: Data(json.utf8)) else { return nil }
        status = read.status.flatMap(StepStatus.init)
        divergence = read.divergence.map { read in
            Divergence(
                earlier: min(max(0, read.earlier), 1_000_000),
                later: min(max(0, read.later), 1_000_000),
                step: read.step,
                before: read.before,
                after: read.after
            )
        }
    }

    var isEmpty: Bool { status == nil && divergence == nil }

    func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("status", ifPresent: status?.rawValue)
            guard let divergence else { return }
            writer.object("divergence") { writer in
                writer.field("earlier", divergence.earlier)
                writer.field("later", divergence.later)
                writer.field("step", ifPresent: divergence.step)
                writer.field("before", ifPresent: divergence.before)
                writer.field("after", ifPresent: divergence.after)
            }
        }
    }

    private struct Message: Decodable {
        struct Parting: Decodable {
            let earlier: Int
            let later: Int
            let step: String?
            let before: String?
            let after: String?
        }

        let status: String?
        let divergence: Parting?
    }
}
