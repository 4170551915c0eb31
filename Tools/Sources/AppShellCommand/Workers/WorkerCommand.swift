import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell worker`: runs the scenarios that `appshell run` asks for; nobody else starts it.
struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

    /// Where a worker is spoken to, and speaks.
    enum Descriptor {
        static let requests: Int32 = 3
        static let reports: Int32 = 4
        static let memory: Int32 = 5
    }

    @Flag var collectCoverage = false
    @Flag var collectSnapshots = false
    @Option var assertionTimeout: Double?
    @Option var product: String?
    @Option var backend: String?

    func run() throws {
        guard let buffer = SharedBuffer(descriptor: Descriptor.memory) else {
            throw CommandError("worker: is started by `appshell run`, and by nobody else.")
        }
        ProcessLife.begin()
        var options = AttemptOptions()
        options.collectsCoverage = collectCoverage
        options.collectsSnapshots = collectSnapshots
        if let assertionTimeout { options.assertionTimeout = .seconds(assertionTimeout) }
        if let product, let backend {
            options.backend = try BackendAddress(backend).connect(for: ProductCatalog.kit(named: product))
        }
        let outlet = Outlet(buffer)
        let worker = ScenarioWorker(kits: ProductCatalog.kits, options: options) { outlet.write($0) }
        outlet.write(ScenarioWorker.greeting)
        outlet.flush()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(Descriptor.requests, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            let isUnderstood = worker.receive(bytes[..<count]) {
                // What its steps have printed is all there, and told from the next one's.
                fflush(nil)
                outlet.send(PrintedText.mark, to: STDOUT_FILENO)
                outlet.flush()
            }
            guard isUnderstood else { throw CommandError("worker: what it is asked to run can't be read.") }
        }
    }

    /// Keeps frames where they outlive the process, and sends them when an attempt has ended.
    private final class Outlet {
        private let buffer: SharedBuffer

        init(_ buffer: SharedBuffer) {
            self.buffer = buffer
        }

        func write(_ frame: [UInt8]) {
            if buffer.append(frame) { return }
            flush()
            if buffer.append(frame) { return }
            send(frame, to: Descriptor.reports)
            buffer.clear(after: frame.count)
        }

        func flush() {
            let count = buffer.bytes.count
            send(buffer.bytes, to: Descriptor.reports)
            buffer.clear(after: count)
        }

        func send(_ bytes: [UInt8], to descriptor: Int32) {
            bytes.withUnsafeBytes { send($0, to: descriptor) }
        }

        private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = Foundation.write(descriptor, base, rest.count)
                if count < 0, errno == EINTR { continue }
                // Nobody listens any more; or a step has closed what it prints to.
                guard count > 0 else {
                    if descriptor != Descriptor.reports { return }
                    _exit(CommandExit.interrupted.rawValue)
                }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// How long a worker lives.
enum ProcessLife {
    /// What steps print is seen at once, also of one that traps; what they start has none of the run's pipes.
    ///
    /// A worker whose step never ends must not outlive a run that was killed: a thread of its own waits for the other end
    /// of its pipe to close.
    static func begin() {
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
