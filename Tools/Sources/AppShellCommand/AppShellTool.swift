public import AppShell
import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports
public import ScenarioRunner

/// `appshell`: runs scripts on products, and inspects their composition, links and notifications.
public enum AppShellTool {
    /// Runs the command in the process's arguments, and exits.
    ///
    /// - Parameters:
    ///   - kits: of the products.
    ///   - transport: for calls to served back ends; without it, `--backend` needs another program.
    ///   - formats: for `--format`, besides the command's own.
    ///   - webHost: for `serve`, from AppShellWebHost; without it, `serve` needs another program.
    public static func main(
        for kits: [any TestKit.Type],
        transport: (@Sendable () -> any HTTPTransport)? = nil,
        webHost: WebHosting? = nil,
        formats: [CustomFormat] = []
    ) -> Never {
        if let transport { Network.install(transport) }
        if let webHost { InstalledWebHost.install(webHost) }
        // Report a reader or worker that has gone as a write error.
        signal(SIGPIPE, SIG_IGN)
        // A run completes its reports when interrupted; other commands have nothing to save.
        signal(SIGINT) { _ in _exit(CommandExit.interrupted.rawValue) }
        let arguments = Array(CommandLine.arguments.dropFirst())
        // What is wrong with the choice is said in the system's language.
        let code = Reader.$current.withValue(LanguageChoice.system().reader(for: kits)) {
            do throws(CommandError) {
                let reader = try LanguageChoice(arguments).reader(for: kits)
                return Reader.$current.withValue(reader) { run(arguments, for: kits, formats) }
            } catch {
                Console.error(error.message)
                return error.code.rawValue
            }
        }
        Foundation.exit(code)
    }

    /// - Returns: the exit code.
    private static func run(_ arguments: [String], for kits: [any TestKit.Type], _ formats: [CustomFormat]) -> Int32 {
        do {
            try ProductCatalog.install(kits)
            try InstalledFormats.install(formats)
            var command = try Self.command(arguments)
            try command.run()
        } catch let failure as CommandError {
            Console.error(failure.message)
            return failure.code.rawValue
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            // Help and version succeed; any other error of the arguments is wrong usage.
            let isWanted = RootCommand.exitCode(for: error) == .success
            if isWanted {
                Console.out(ParserText.help(error, width: Console.width) + "\n")
            } else {
                Console.error(ParserText.error(error, width: 80))
            }
            return isWanted ? 0 : CommandExit.usage.rawValue
        }
        return (OutputTarget.hasFailed ? CommandExit.usage : .passed).rawValue
    }
}

extension AppShellTool {
    /// The parser of all commands prepares every command, which takes as long as some scenarios. Workers and valid `run`
    /// commands skip it.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let rest = Array(arguments.dropFirst())
        // The commands that only this program starts.
        let workers: [any ParsableCommand.Type] = [WorkerCommand.self, ExploreWorkerCommand.self]
        if let worker = workers.first(where: { $0.configuration.commandName == arguments.first }) {
            return try worker.parse(rest)
        }
        let completed = try Defaults.completed(try RawArguments.checked(arguments))
        if completed.first == RunCommand.configuration.commandName,
            let command = try? RunCommand.parse(Array(completed.dropFirst()))
        {
            return command
        }
        return try RootCommand.parseAsRoot(completed)
    }
}

struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ProgramName.short,
        abstract: localized("Runs scenario scripts on whole apps, headless, and inspects how they are composed."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Exit codes: 0 passed, 1 failed, 2 wrong usage or could not finish, 3 held (open and push), 5 \
                nothing to run, 130 interrupted.
                """
            ),
            localized("Try it:") + "\n"
                + HelpText.examples(
                    ("./appshell run", localized("every script in Scenarios/")),
                    ("./appshell run Scenarios/Madinia/liens.feature:9", nil),
                    ("./appshell run --format html:report.html", localized("with a report to look at")),
                    ("./appshell serve madinia", localized("the app in a page, to hold")),
                    ("./appshell console madinia", localized("steps as they are typed")),
                    ("./appshell merge shard-*.ndjson --format html:report.html", nil),
                    ("./appshell history", localized("what changed from run to run")),
                    ("./appshell new feature Guestbook --in madinia", nil),
                    ("./appshell lint --fix", localized("checks and formats scripts")),
                    ("./appshell lsp", localized("the same and more, in an editor")),
                    ("./appshell open madinia https://madinia.fr/formations/performer", nil),
                    ("./appshell push madinia payload.json", localized("what a notification opens")),
                    ("./appshell graph madinia", localized("what it consists of")),
                    ("./appshell check", localized("issues of composition")),
                    ("./appshell steps --lang fr", localized("what a script can say"))
                )
        ),
        version: "0.4.0",
        subcommands: [
            RunCommand.self, ConsoleCommand.self, MergeCommand.self, ReportCommand.self, HistoryCommand.self,
            LintCommand.self, LspCommand.self,
            OpenCommand.self, PushCommand.self, GraphCommand.self, CheckCommand.self, AasaCommand.self,
            StepsCommand.self, TextsCommand.self, GherkinCommand.self, NewCommand.self, ExploreCommand.self,
            WorkerCommand.self, ExploreWorkerCommand.self,
        ] + (isOfRepository || InstalledWebHost.isHere ? [ServeCommand.self] : [])
            + (isOfRepository ? [BackendCommand.self] : [])
    )
}

/// Whether the script ./appshell is there, which builds what this program lacks.
private var isOfRepository: Bool { ProgramName.short == "appshell" }

/// Exit codes, on which other programs rely.
enum CommandExit: Int32 {
    case passed = 0
    case failed = 1
    case usage = 2
    /// The arrival waits for a sign-in or the end of a lock.
    case held = 3
    case nothingRan = 5
    case interrupted = 130

    /// Throw it to exit without a message.
    var code: ExitCode { ExitCode(rawValue) }

    /// The exit code of a command that reported a run.
    ///
    /// - Parameter isEnough: whether the coverage suffices, for instance; only called if the run was complete.
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
            // If nothing ran, a hook before all scenarios skipped them.
            self = summary.scenarioCount == 0 && !passesWithNothing ? .nothingRan : .passed
        }
    }
}

/// Why a command cannot continue: the location, the fact and the fix.
struct CommandError: Error {
    let code: CommandExit
    let message: String

    init(_ message: String, code: CommandExit = .usage) {
        self.code = code
        self.message = message
    }
}
