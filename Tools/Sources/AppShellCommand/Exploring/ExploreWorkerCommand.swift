import AppShellExploration
import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell explore-worker`: does the jobs that `appshell explore` hands out. Only that command starts it.
struct ExploreWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "explore-worker", shouldDisplay: false)

    @Argument var product: String
    @Option var law: [String] = []
    @Option var from: String?
    @Option var feature: String?
    @Option var phoneLanguage: String?
    @OptionGroup var reader: LanguageOptions

    func run() throws {
        WorkerCommand.prepareProcess()
        let choice = try ExplorationChoice(
            product: product,
            laws: law,
            from: from,
            feature: feature,
            phoneLanguage: phoneLanguage
        )
        let subject = try choice.subject()
        let worker = ExplorationWorker(subject)
        let decoder = JSONDecoder()
        var writer = EventLineWriter()
        var unsent: [UInt8] = []
        func flush() {
            WorkerCommand.send(unsent, to: WorkerCommand.Descriptor.reports)
            unsent.removeAll(keepingCapacity: true)
        }
        defer { flush() }
        func send(_ event: ExplorationEvent) {
            guard let lines = try? writer.lines(of: event) else { return }
            unsent += lines
            // What has come of a move waits for what is begun next, which is at once: half as many writes, each of which
            // wakes up the other process.
            if case .reached = event { return }
            flush()
        }
        var lines = ByteLines()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(WorkerCommand.Descriptor.requests, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            for line in lines.append(bytes[..<count]) {
                try worker.run(try decoder.decode(ExplorationJob.self, from: Data(line)), report: send)
            }
        }
    }
}

/// Cuts a stream of bytes into lines.
struct ByteLines {
    private var rest: [UInt8] = []

    /// - Returns: the lines that these bytes complete, without their ends.
    mutating func append(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        rest += bytes
        var lines: [[UInt8]] = []
        var start = rest.startIndex
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(Array(rest[start..<end]))
            start = end + 1
        }
        rest.removeSubrange(..<start)
        return lines
    }
}
