import AppShellTexts
import Foundation
import ScenarioRunner

/// One process that runs scenarios.
final class WorkerProcess {
    let requests: Int32
    let reports: Int32
    let prints: Int32
    /// Whether its steps may still print.
    private(set) var isPrinting = true
    /// Whether it has sent anything: it has started then.
    private(set) var hasStarted = false
    /// The attempts it was asked for and has not ended; the first of them runs.
    private(set) var attempts: [AttemptRequest] = []
    private let id: pid_t
    private let buffer: SharedBuffer
    private var listener = WorkerListener()
    private var receivedCount = 0
    private static let maximumReadCount = 1 << 16
    private var incoming = [UInt8](repeating: 0, count: maximumReadCount)
    private var printed = PrintedText { Console.errorBytes($0) }
    /// What the pipe to it had no room for yet.
    private var unsent: ArraySlice<UInt8> = []
    /// When the first attempt began. Time in which the machine sleeps does not count.
    private(set) var begin = SuspendingClock.now {
        didSet { nextNotice = begin + .seconds(30) }
    }
    /// When to say that the first attempt still runs.
    var nextNotice = SuspendingClock.now + .seconds(30)
    /// Where it leaves what has run in it; nil where nothing is recorded.
    private let execution: (file: String, files: ExecutionFiles)?
    /// Why this process stopped it; nil where it did not.
    private var stopReason: BilingualText?
    /// How long a process may take to start, however busy the machine is.
    private static let startLimit = Duration.seconds(60)

    /// Starts this program once more.
    ///
    /// - Throws: ``CommandError`` where the system has no room for it.
    init(arguments: [String], executions: ExecutionFiles? = nil) throws(CommandError) {
        var spawning = WorkerSpawning()
        execution = executions.map { ($0.next(), $0) }
        let arguments = arguments + (execution.map { ["--execution-file", $0.file] } ?? [])
        (id, requests, reports, prints, buffer) = try spawning.start(arguments)
    }

    // MARK: Requests

    func request(_ attempt: AttemptRequest) {
        if attempts.isEmpty { begin = .now }
        attempts.append(attempt)
        if let execution {
            execution.files.note(execution.file, of: attempt.name)
            isRetired = true
        }
        unsent += ScenarioWorker.frame(of: attempt)
        send()
    }

    /// Whether something is still to be sent, when there is room.
    var isSending: Bool { !unsent.isEmpty }

    /// Sends as much as there is room for: to wait for more would be to wait for a worker that waits for us.
    func send() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                // The worker has ended, which its other pipes report.
                unsent = []
                return
            }
            unsent = unsent.dropFirst(count)
        }
    }

    /// When the attempt that runs has taken too long; nil where none does.
    func deadline(_ limit: Duration) -> SuspendingClock.Instant? {
        attempts.isEmpty ? nil : begin + (hasStarted ? limit : max(limit, Self.startLimit))
    }

    /// Kills it, with every process that its steps have started.
    func stop(_ reason: BilingualText?) {
        if stopReason == nil { stopReason = reason }
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
    }

    /// Whether attempts were taken back that it may run all the same: it gets no more, and ends after the current one.
    private(set) var isRetired = false

    /// Returns the attempts behind the first, for other workers.
    func takeBack() -> [AttemptRequest] {
        isRetired = true
        defer { attempts.removeSubrange(1...) }
        return Array(attempts[1...])
    }

    // MARK: Results

    enum Reading {
        case ended([AttemptResult])
        case nothing, closed
    }

    /// Waits for a report, or for its end, a second at most.
    func waitForReport() -> Bool {
        var polled = [pollfd(fd: reports, events: Int16(POLLIN), revents: 0)]
        let count = poll(&polled, 1, 1_000)
        return count > 0 || (count < 0 && errno == EINTR)
    }

    /// Reads what has come.
    func receive() -> Reading {
        let count = read(reports, &incoming, Self.maximumReadCount)
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        guard count > 0 else { return .closed }
        // Its time begins when it has started, not when the system was asked for it.
        if !hasStarted { begin = .now }
        hasStarted = true
        receivedCount += count
        return .ended(take(incoming[..<count]))
    }

    private func take(_ bytes: some Sequence<UInt8>) -> [AttemptResult] {
        let results = listener.receive(bytes)
        if listener.isBroken {
            stop(BilingualText(localized("What the process told of it can't be read; it was stopped")))
        }
        if !results.isEmpty { begin = .now }
        // An attempt that was taken back may have run all the same: the other worker's result counts.
        let expected = results.filter { result in attempts.contains { $0.token == result.token } }
        for result in expected { attempts.removeAll { $0.token == result.token } }
        return expected
    }

    /// Reads what the worker's steps print.
    func receivePrints() {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(prints, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            if count == 0 { isPrinting = false }
            guard count > 0 else { return }
            printed.receive(bytes[..<count])
        }
    }

    // MARK: Exit

    /// What is left of a process that has ended.
    struct Exit {
        /// Attempts whose results it had no time to send.
        let ended: [AttemptResult]
        /// The attempt under way, with its crash; nil where there was none.
        let crashed: AttemptResult?
        /// The attempts that had not begun.
        let waiting: [AttemptRequest]
        let crash: CrashReport
    }

    /// Stops the process, if need be, and collects what it left.
    func exit() -> Exit {
        stop(nil)
        let status = waitForExit()
        let ended = take(buffer.rest(after: receivedCount))
        receivePrints()
        closePipes()
        let crash = CrashReport(status: status, reason: stopReason, output: printed.tail)
        var crashed = listener.current
        if !attempts.contains(where: { $0.token == crashed?.token }) { crashed = nil }
        crashed?.crash = crash
        let waiting = attempts.filter { $0.token != crashed?.token }
        return Exit(ended: ended, crashed: crashed, waiting: waiting, crash: crash)
    }

    /// Ends a process that has nothing more to do.
    func dismiss() {
        stop(nil)
        _ = waitForExit()
        receivePrints()
        closePipes()
    }

    private func waitForExit() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private func closePipes() {
        for descriptor in [requests, reports, prints] { close(descriptor) }
    }
}
