import ArgumentParser
import Foundation
import ScenarioReports

/// Reports of runs that have been, from their messages.
struct MergedReports {
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
