import AppShellTexts
import Foundation
import ScenarioReports

/// Keeps what an exploration found as scripts: they fail until it is fixed, and guard it from then on.
struct SavedFindings {
    private let report: ExplorationReport

    init(_ report: ExplorationReport) {
        self.report = report
    }

    /// Writes a file for each open finding that can be said as a script, beside those that are there already.
    ///
    /// - Throws: ``CommandError`` where one can't be written.
    func write(to folder: String) throws {
        var known = Set(
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".feature") }
        )
        let texts = Set(known.compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) })
        for finding in report.open {
            guard let script = finding.script, !texts.contains(script) else { continue }
            var number = 1
            while known.contains("\(finding.law)-\(number).feature") { number += 1 }
            let name = "\(finding.law)-\(number).feature"
            known.insert(name)
            try OutputTarget.writer(to: "\(folder)/\(name)")(Array(script.utf8))
            Console.error(localized("\(folder)/\(name): saved"))
        }
    }
}
