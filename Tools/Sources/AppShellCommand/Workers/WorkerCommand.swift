import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell worker`: runs the scenarios that `appshell run` asks for. Only that command starts it.
struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

    /// The descriptors a worker inherits.
    enum Descriptor {
        static let requests: Int32 = 3
        static let reports: Int32 = 4
        static let memory: Int32 = 5
    }

    @Flag var collectCoverage = false
    @Flag var collectSnapshots = false
    @Flag var laws = false
    @Option var assertionTimeout: Double?
    @Option var phoneLanguage: String?
    @Option var executionFile: String?
    @Option var product: String?
    @Option var backend: String?
    @OptionGroup var reader: LanguageOptions

    func run() throws {
        guard let buffer = SharedBuffer(descriptor: Descriptor.memory) else {
            throw CommandError("worker: only `appshell run` starts this command.")
        }
        Self.prepareProcess()
        var options = AttemptOptions()
        options.collectsCoverage = collectCoverage
        options.collectsSnapshots = collectSnapshots
        if let assertionTimeout { options.assertionTimeout = .seconds(assertionTimeout) }
        options.phoneLanguage = phoneLanguage
        if laws { options.accepted = try AcceptedFile.ofAllProducts() }
        if let product, let backend {
            options.backend = try BackendAddress(backend).connect(for: ProductCatalog.kit(named: product))
        }
        let output = WorkerOutput(buffer: buffer)
        let worker = ScenarioWorker(kits: ProductCatalog.kits, options: options) { output.write($0) }
        output.write(ScenarioWorker.greeting)
        output.flush()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(Descriptor.requests, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            let isUnderstood = worker.receive(bytes[..<count]) {
                // The mark separates what its steps have printed from the next one's.
                fflush(nil)
                WorkerOutput.send(PrintedText.mark, to: STDOUT_FILENO)
                if let executionFile { ExecutionFiles.write(to: executionFile) }
                output.flush()
            }
            guard isUnderstood else { throw CommandError("worker: the request can't be read.") }
        }
    }
}

/// Keeps what a worker reports in shared memory, which outlives the process, and sends it when an attempt has ended.
private struct WorkerOutput {
    let buffer: SharedBuffer

    func write(_ line: [UInt8]) {
        if buffer.append(line) { return }
        flush()
        if buffer.append(line) { return }
        Self.send(line, to: WorkerCommand.Descriptor.reports)
        buffer.clear(after: line.count)
    }

    func flush() {
        let bytes = Array(buffer.bytes)
        Self.send(bytes, to: WorkerCommand.Descriptor.reports)
        buffer.clear(after: bytes.count)
    }

    static func send(_ bytes: [UInt8], to descriptor: Int32) { WorkerCommand.send(bytes, to: descriptor) }
}

extension WorkerCommand {
    /// Where the run has ended, so does its worker; a step may have closed what it prints to.
    static func send(_ bytes: [UInt8], to descriptor: Int32) {
        if Console.write(bytes, to: descriptor) != nil, descriptor == Descriptor.reports {
            _exit(CommandExit.interrupted.rawValue)
        }
    }

    /// Shows what steps print at once, also where one traps, and keeps the run's pipes from the processes they start.
    ///
    /// A worker whose step never ends must not outlive a run that was killed: a thread waits for the other end of its pipe
    /// to close.
    static func prepareProcess() {
        signal(SIGPIPE, SIG_IGN)
        StandardOutput.flushLines()
        for descriptor in [
            WorkerCommand.Descriptor.requests, WorkerCommand.Descriptor.reports, WorkerCommand.Descriptor.memory,
        ] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        Thread.detachNewThread {
            while true {
                var polled = pollfd(fd: WorkerCommand.Descriptor.requests, events: 0, revents: 0)
                let count = poll(&polled, 1, -1)
                if count > 0, polled.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
                    _exit(CommandExit.interrupted.rawValue)
                }
            }
        }
    }
}
