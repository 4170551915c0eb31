import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// Reports of runs that have been, from their messages.
struct MergedReports {
    /// What was exercised in all of them.
    let exercises: CollectedExercises
    private let merge: RunMerge
    /// Of one file, in bytes.
    private static let most = 1 << 31

    /// - Throws: ``CommandFailure`` with every fault of the files.
    init(files: [String]) throws(CommandFailure) {
        var read: [(name: String, bytes: [UInt8])] = []
        var faults: [String] = []
        for file in files {
            do throws(CommandFailure) {
                read.append((ScriptFinder.displayed(file), try InputFile.bytes(of: file, atMost: Self.most)))
            } catch {
                faults.append(error.message)
            }
        }
        guard faults.isEmpty else { throw CommandFailure(faults.joined(separator: "\n")) }
        do throws(MessageFaults) { merge = try RunMerge(read) } catch {
            throw CommandFailure("\(error)")
        }
        for notice in merge.notices { Console.error("\(notice)") }
        var exercises = CollectedExercises()
        for part in merge.parts {
            for text in part.exercises {
                do { try exercises.add(text) } catch {
                    throw CommandFailure(
                        "\(part.name): what it says of its coverage can't be read. Run it again with this version."
                    )
                }
            }
        }
        self.exercises = exercises
    }

    /// The products whose scenarios ran, for a report of what they cover.
    ///
    /// - Throws: ``CommandFailure`` where a run has collected nothing, or ran a product that this command does not have.
    func coveredKits() throws(CommandFailure) -> [any TestKit.Type] {
        let silent = merge.parts.filter { $0.scenarioCount > 0 && $0.exercises.isEmpty }.map(\.name)
        guard silent.isEmpty else {
            throw CommandFailure(
                "--coverage: nothing was collected in \(silent.joined(separator: ", ")). Run those parts with --coverage."
            )
        }
        var kits: [any TestKit.Type] = []
        for product in merge.products { kits.append(try ProductCatalog.kit(named: product)) }
        return kits
    }

    /// Tells the reports of it.
    ///
    /// - Returns: how the run ended.
    func tell(_ reports: [any Report]) throws(CommandFailure) -> RunSummary {
        var summary = RunSummary()
        do throws(MessageFaults) {
            for event in try merge.events() {
                if case .runFinished(let end) = event { summary = end }
                for report in reports { report.handle(event) }
            }
        } catch {
            throw CommandFailure("\(error)")
        }
        return summary
    }
}
