import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports

/// Runs scripts again whenever one changes: those that changed and those that failed, and all of them at Enter.
struct ScriptWatch {
    private let command: RunCommand

    init(_ command: RunCommand) {
        self.command = command
    }

    func run() throws {
        var known = stamps()
        var failed: [String] = runOnce(nil)
        while true {
            Console.error(
                "\nWatching \(known.count) script\(known.count == 1 ? "" : "s"). Enter runs all of them, q ends."
            )
            switch wait(for: &known) {
            case .changed(let files):
                let paths = files + failed.filter { known[$0] != nil && !files.contains($0) }
                Console.error("Changed: \(files.joined(separator: ", "))\n")
                failed = runOnce(paths)
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
        } catch let failure as CommandFailure {
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
        case changed([String])
        case all, end, quit
    }

    private func wait(for known: inout [String: Date]) -> Event {
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
                } else if bytes[0] == UInt8(ascii: "q") {
                    return .quit
                } else {
                    return .all
                }
            }
            let now = stamps()
            let changed = now.keys.sorted().filter { now[$0] != known[$0] }
            known = now
            if !changed.isEmpty { return .changed(changed) }
        }
    }

    /// When each script was changed last.
    private func stamps() -> [String: Date] {
        let files = (try? ScriptFinder.files(command.paths)) ?? []
        return Dictionary(
            files.map { file in
                let attributes = try? FileManager.default.attributesOfItem(atPath: file)
                return (file, attributes?[.modificationDate] as? Date ?? .distantPast)
            }
        ) { first, _ in first }
    }
}
