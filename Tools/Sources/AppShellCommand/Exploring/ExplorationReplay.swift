import AppShellExploration
import AppShellTexts
import ScenarioReports
import ScenarioRunner

/// Does a path of moves again, and says which laws it breaks.
struct ExplorationReplay {
    private let choice: ExplorationChoice
    private let path: [Move]
    private let timeout: Int

    init(_ choice: ExplorationChoice, _ path: [Move], timeout: Int) {
        self.choice = choice
        self.path = path
        self.timeout = timeout
    }

    /// - Throws: the exit code, where a law is broken; ``CommandError`` where the path can't be walked.
    func run() throws {
        let pool = ExplorationPool(count: 1, arguments: choice.workerArguments, limit: timeout)
        guard let events = try pool.run([.check(path)])?.first else { throw CommandExit.interrupted.code }
        for move in path { Console.out(move.localizedDescription + "\n") }
        let findings = Finding.all(in: events, after: path)
        guard !findings.isEmpty else { return Console.out("\n" + localized("All laws hold.") + "\n") }
        let scripts = try choice.scripts()
        for finding in findings {
            Console.out("\n" + localized("\(finding.law): \(finding.subject)") + "\n\(finding.fact)\n")
            let law = choice.laws.first { $0.name == finding.law }
            if let law { Console.out(localized("It says: \(law.localizedSentence)") + "\n") }
            let told = ToldFinding(finding, of: scripts, after: choice.steps, language: choice.language)
            if let script = told.script { Console.out("\n" + script.text) }
        }
        throw CommandExit.failed.code
    }
}
