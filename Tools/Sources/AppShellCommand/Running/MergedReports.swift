import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// Reports of earlier runs, made from their messages.
struct MergedReports {
    private let merge: RunMerge

    /// - Throws: ``CommandError`` with every issue of the files.
    init(files: [String]) throws(CommandError) {
        var read: [MessageFile] = []
        var errors: [String] = []
        for file in files {
            do throws(CommandError) {
                read.append(try MessageFile(path: file, name: ScriptFinder.displayed(file)))
            } catch {
                errors.append(error.message)
            }
        }
        guard errors.isEmpty else { throw CommandError(errors.joined(separator: "\n")) }
        do throws(MessageErrors) { merge = try RunMerge(read) } catch { throw Self.failure(error) }
        for notice in merge.notices { Console.error("\(notice)") }
    }

    /// The CI server's build of the first run that names one.
    var ci: CIBuild? { merge.ci }

    /// The coverage of all runs, and their products.
    ///
    /// - Throws: ``CommandError`` that names the runs without coverage, or a product that this command does not have.
    func coverage() throws(CommandError) -> (kits: [any TestKit.Type], coverageRecords: CollectedCoverage) {
        let missing = partsWithoutCoverage
        guard missing.isEmpty else {
            throw CommandError(missing.map { "--coverage: \($0)" }.joined(separator: "\n"))
        }
        let coverageRecords: CollectedCoverage
        do { coverageRecords = try CollectedCoverage(texts: merge.parts.flatMap(\.coverageRecords)) } catch {
            throw CommandError(localized("--coverage: \(Self.unreadable) Run the parts again with this version."))
        }
        // A product whose hooks did not pass has run nothing, but has coverage.
        let products = merge.products + coverageRecords.products.subtracting(merge.products).sorted()
        var kits: [any TestKit.Type] = []
        for product in products { kits.append(try ProductCatalog.kit(named: product)) }
        return (kits, coverageRecords)
    }

    /// The coverage for the merged messages; empty where a run has none, as a part must not be taken for the whole.
    func coverageTexts() -> [String] {
        guard merge.parts.contains(where: { !$0.coverageRecords.isEmpty }) else { return [] }
        var reasons = partsWithoutCoverage
        if reasons.isEmpty {
            do { return try CollectedCoverage(texts: merge.parts.flatMap(\.coverageRecords)).texts } catch {
                reasons = [Self.unreadable]
            }
        }
        Console.error(
            localized(
                "The messages say nothing of the coverage of the parts together: \(reasons.joined(separator: " "))"
            )
        )
        return []
    }

    private static var unreadable: String { localized("What a part says of its coverage can't be read.") }

    /// A sentence for each run without coverage.
    private var partsWithoutCoverage: [String] {
        merge.parts.filter { $0.scenarioCount > 0 }.compactMap { part in
            if part.isDryRun { return localized("\(part.name) is a dry run. Leave it out.") }
            guard part.coverageRecords.isEmpty else { return nil }
            return part.isFinished
                ? localized("\(part.name) was run without --coverage. Run it again with it.")
                : localized("\(part.name) was interrupted before its coverage was written. Run it again.")
        }
    }

    /// Writes the reports.
    ///
    /// - Returns: the summary of the merged run.
    func write(_ reports: [any Report]) throws(CommandError) -> RunSummary {
        var summary = RunSummary()
        do throws(MessageErrors) {
            try merge.read { event in
                if case .runFinished(let end) = event { summary = end }
                for report in reports { report.handle(event) }
            }
        } catch {
            throw Self.failure(error)
        }
        return summary
    }

    /// With the first errors: the others mostly repeat them.
    private static func failure(_ error: MessageErrors) -> CommandError {
        let limit = 5
        var lines = error.errors.prefix(limit).map(\.description)
        if error.errors.count > limit { lines.append(localized("… and \(error.errors.count - limit) more.")) }
        return CommandError(lines.joined(separator: "\n"))
    }
}
