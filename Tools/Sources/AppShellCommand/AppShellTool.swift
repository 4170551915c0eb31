public import AppShell
import ArgumentParser
import Foundation
import ScenarioReports
public import ScenarioRunner

/// `appshell`: runs scripts on the products, and says what they are made of and do with links and notifications.
public enum AppShellTool {
    /// Runs the command that the process's arguments ask for, and ends the process.
    ///
    /// - Parameters:
    ///   - kits: the products there are.
    ///   - transport: makes what calls served back ends; without it, `--backend` needs another program.
    public static func main(
        for kits: [any TestKit.Type],
        transport: (@Sendable () -> any HTTPTransport)? = nil
    ) -> Never {
        if let transport { Network.install(transport) }
        // A reader that has gone, a worker that died: writing to them says so.
        signal(SIGPIPE, SIG_IGN)
        // Reports are whole when a run is interrupted; everything else writes at once and has nothing to save.
        signal(SIGINT) { _ in _exit(CommandExit.interrupted.rawValue) }
        do {
            try ProductCatalog.install(kits)
            let arguments = try RawArguments.checked(Array(CommandLine.arguments.dropFirst()))
            var command = try RootCommand.parseAsRoot(try Defaults.completed(arguments))
            try command.run()
        } catch let failure as CommandError {
            Console.error(failure.message)
            Foundation.exit(failure.code.rawValue)
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch {
            // Help and version end well; everything else about arguments is wrong usage.
            let isWanted = RootCommand.exitCode(for: error) == .success
            let text = ParserText(RootCommand.fullMessage(for: error))
            if isWanted {
                Console.out(text.wrapped(to: Console.width) + "\n")
            } else {
                Console.error(text.error(width: 80))
            }
            Foundation.exit(isWanted ? 0 : CommandExit.usage.rawValue)
        }
        Foundation.exit((OutputTarget.hasFailed ? CommandExit.usage : .passed).rawValue)
    }
}

struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ProgramName.short,
        abstract: "Runs scenario scripts on whole apps, headless, and looks into how they are composed.",
        discussion: """
            Exit codes: 0 passed, 1 failed, 2 wrong usage or could not finish, 3 held (open and push), 5 nothing to run, \
            130 interrupted.

            Try it:
              ./appshell run                            every script in Scenarios/
              ./appshell run Scenarios/Madinia/liens.feature:9
              ./appshell run --format html:report.html  with a report to look at
              ./appshell merge shard-*.ndjson --format html:report.html
              ./appshell lint --fix                     faults, and formats scripts
              ./appshell open madinia https://madinia.fr/formations/performer
              ./appshell push madinia payload.json      what a notification opens
              ./appshell graph madinia                  what it is made of
              ./appshell check                          faults of composition
              ./appshell steps --lang fr                what a script can say
            """,
        version: "0.4.0",
        subcommands: [
            RunCommand.self, MergeCommand.self, ReportCommand.self, LintCommand.self, OpenCommand.self,
            PushCommand.self, GraphCommand.self, CheckCommand.self, AasaCommand.self, StepsCommand.self,
            GherkinCommand.self, WorkerCommand.self,
        ] + (ProgramName.short == "appshell" ? [BackendCommand.self] : [])
    )
}

/// How a command ends: other programs rely on these numbers.
enum CommandExit: Int32 {
    case passed = 0
    case failed = 1
    case usage = 2
    /// What arrived waits, for a member who signs in or for the end of a lock.
    case held = 3
    case nothingRan = 5
    case interrupted = 130

    /// Thrown, it ends the command in silence.
    var code: ExitCode { ExitCode(rawValue) }

    /// How a command ends that has told of a run.
    ///
    /// - Parameter isEnough: asked where the run itself came to its end: whether as much was covered, for instance, as was
    ///   asked for.
    init(_ summary: RunSummary, passesWithNothing: Bool = false, isEnough: () throws -> Bool) rethrows {
        if OutputTarget.hasFailed {
            self = .usage
        } else if summary.isInterrupted {
            self = .interrupted
        } else if !summary.parseErrors.isEmpty || summary.abortion != nil {
            self = .usage
        } else if try !isEnough() || !summary.succeeded {
            self = .failed
        } else {
            // Where nothing ran, a hook before all scenarios left them out.
            self = summary.scenarioCount == 0 && !passesWithNothing ? .nothingRan : .passed
        }
    }
}

/// Why a command can't go on: the place, the fact and the fix.
struct CommandError: Error {
    let code: CommandExit
    let message: String

    init(_ message: String, code: CommandExit = .usage) {
        self.code = code
        self.message = message
    }
}
