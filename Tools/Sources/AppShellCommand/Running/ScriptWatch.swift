import AppShellTexts
import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Runs scripts again whenever one changes: those that changed and those that failed, and all of them at Enter.
struct ScriptWatch {
    private let command: RunCommand

    init(_ command: RunCommand) {
        self.command = command
    }

    func run() throws {
        var known = WatchedScripts(command.paths)
        var failed: [String] = runOnce(nil)
        while true {
            Console.error("\n" + localized("Watching \(known.count, "script"). Enter runs all of them, q ends."))
            switch wait(for: &known) {
            case .changed(let changes):
                Console.error(changes.lines.joined(separator: "\n"))
                failed = failed.filter { known.contains($0) && !changes.files.contains($0) }
                if changes.files.contains(where: { $0.hasSuffix(PhraseBook.suffix) }) {
                    // Any script may use a phrase of it.
                    failed = runOnce(nil)
                } else if !changes.files.isEmpty {
                    // Without a path all of them would run.
                    failed = runOnce(changes.files + failed)
                }
            case .all: failed = runOnce(nil)
            case .end: break
            case .quit: return
            }
            if Interruption.isRaised { throw CommandExit.interrupted.code }
        }
    }

    /// - Returns: the files of what did not pass.
    private func runOnce(_ paths: [String]?) -> [String] {
        var failed: [String] = []
        do {
            _ = try ScriptRun(command, paths: paths).run { summary in
                failed = Set(summary.failures.map(\.pickle.uri) + summary.parseErrors.map(\.uri)).sorted()
            }
        } catch let failure as CommandError {
            // A script in the midst of being written is no end of the watch.
            Console.error(failure.message)
            failed = paths ?? []
        } catch let code as ExitCode where code == CommandExit.nothingRan.code {
            // It was said.
        } catch {
            Console.error("\(error)")
        }
        return failed
    }

    private enum Event {
        case changed(WatchedScripts.Changes)
        case all, end, quit
    }

    private func wait(for known: inout WatchedScripts) -> Event {
        KeyboardMode.begin()
        defer { KeyboardMode.end() }
        var isListening = true
        while true {
            var polled = [
                pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isListening ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            ]
            poll(&polled, 2, 250)
            if Interruption.isRaised { return .end }
            if polled[1].revents != 0 {
                var bytes = [UInt8](repeating: 0, count: 256)
                let count = read(STDIN_FILENO, &bytes, bytes.count)
                // Without a keyboard it watches until it is interrupted.
                if count <= 0 {
                    isListening = false
                } else if let event = Self.event(of: bytes[..<count]) {
                    return event
                }
            }
            let now = WatchedScripts(command.paths)
            let changes = now.changes(since: known)
            known = now
            if !changes.isEmpty { return .changed(changes) }
        }
    }

    /// The first key that means something.
    private static func event(of keys: ArraySlice<UInt8>) -> Event? {
        for key in keys {
            switch key {
            // Ctrl-D, too.
            case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: return .quit
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .all
            default: continue
            }
        }
        return nil
    }
}
