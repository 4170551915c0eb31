import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// Reports of runs that have been, from their messages.
struct MergedReports {
    private let merge: RunMerge
    /// Of one file, in bytes.
    private static let most = 1 << 31

    /// - Throws: ``CommandError`` with every fault of the files.
    init(files: [String]) throws(CommandError) {
        var read: [(name: String, bytes: [UInt8])] = []
        var faults: [String] = []
        for file in files {
            do throws(CommandError) {
                read.append((ScriptFinder.displayed(file), try InputFile.bytes(of: file, atMost: Self.most)))
            } catch {
                faults.append(error.message)
            }
        }
        guard faults.isEmpty else { throw CommandError(faults.joined(separator: "\n")) }
        do throws(MessageErrors) { merge = try RunMerge(read) } catch { throw Self.failure(error) }
        for notice in merge.notices { Console.error("\(notice)") }
    }

    /// What was exercised in all of them, and the products that were.
    ///
    /// - Throws: ``CommandError`` that names the parts of which it is not known, or a product that is not this command's.
    func coverage() throws(CommandError) -> (kits: [any TestKit.Type], coverageRecords: CollectedCoverage) {
        let silent = silentParts
        guard silent.isEmpty else {
            throw CommandError(silent.map { "--coverage: \($0)" }.joined(separator: "\n"))
        }
        let coverageRecords: CollectedCoverage
        do { coverageRecords = try CollectedCoverage(texts: merge.parts.flatMap(\.coverageRecords)) } catch {
            throw CommandError("--coverage: \(Self.unreadable) Run the parts again with this version.")
        }
        // One whose hooks did not pass has run nothing.
        let products = merge.products + coverageRecords.products.subtracting(merge.products).sorted()
        var kits: [any TestKit.Type] = []
        for product in products { kits.append(try ProductCatalog.kit(named: product)) }
        return (kits, coverageRecords)
    }

    /// What the merged messages say of it: nothing, where it is not known of all parts, lest a part be taken for the whole.
    func exerciseTexts() -> [String] {
        guard merge.parts.contains(where: { !$0.coverageRecords.isEmpty }) else { return [] }
        var reasons = silentParts
        if reasons.isEmpty {
            do { return try CollectedCoverage(texts: merge.parts.flatMap(\.coverageRecords)).texts } catch {
                reasons = [Self.unreadable]
            }
        }
        Console.error(
            "The messages say nothing of the coverage of the parts together: " + reasons.joined(separator: " ")
        )
        return []
    }

    private static let unreadable = "What a part says of its coverage can't be read."

    /// A sentence for each part of which nobody knows what its scenarios exercised.
    private var silentParts: [String] {
        merge.parts.filter { $0.scenarioCount > 0 }.compactMap { part in
            if part.isDryRun { return "\(part.name) is a dry run. Leave it out." }
            guard part.coverageRecords.isEmpty else { return nil }
            return part.isFinished
                ? "\(part.name) was run without --coverage. Run it again with it."
                : "\(part.name) did not come to its end, where its coverage is told. Run it again."
        }
    }

    /// Tells the reports of it.
    ///
    /// - Returns: how the run ended.
    func tell(_ reports: [any Report]) throws(CommandError) -> RunSummary {
        var summary = RunSummary()
        do throws(MessageErrors) {
            for event in try merge.events() {
                if case .runFinished(let end) = event { summary = end }
                for report in reports { report.handle(event) }
            }
        } catch {
            throw Self.failure(error)
        }
        return summary
    }

    /// The first of them say mostly what the others would.
    private static func failure(_ faults: MessageErrors) -> CommandError {
        let most = 5
        var lines = faults.faults.prefix(most).map(\.description)
        if faults.faults.count > most { lines.append("… and \(faults.faults.count - most) more.") }
        return CommandError(lines.joined(separator: "\n"))
    }
}
