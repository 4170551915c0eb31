import Foundation
import ScenarioRunner

/// One process that runs scenarios, and what is known of it.
final class WorkerProcess {
    final class Attempt {
        enum Work {
            case scenario(ScenarioJob)
            case hook(RunHookJob)
        }

        let work: Work
        let token: Int

        init(_ work: Work, token: Int) {
            self.work = work
            self.token = token
        }

        /// For whoever waits for it.
        var words: String {
            switch work {
            case .scenario(let job): "\(job.uri):\(job.line)"
            case .hook: "a hook around the run"
            }
        }

        var request: [UInt8] {
            switch work {
            case .scenario(let job): ScenarioWorker.request(job, token: token)
            case .hook(let hook): ScenarioWorker.request(hook, token: token)
            }
        }
    }

    let requests: Int32
    let reports: Int32
    let prints: Int32
    /// Whether its steps may still print.
    private(set) var isPrinting = true
    /// Whether it has said that it is there.
    private(set) var isGreeted = false
    /// What it was asked to run and has not ended; the first of them runs.
    private(set) var attempts: [Attempt] = []
    private let id: pid_t
    private let buffer: SharedBuffer
    private var listener = WorkerListener()
    private var receivedCount = 0
    private static let mostRead = 1 << 16
    private var incoming = [UInt8](repeating: 0, count: mostRead)
    private var printed = PrintedText { Console.errorBytes($0) }
    /// What the pipe to it had no room for yet.
    private var unsent: ArraySlice<UInt8> = []
    /// Since when the first attempt runs. Time in which the machine sleeps does not count.
    private(set) var begin = SuspendingClock.now {
        didSet { nextNews = begin + .seconds(30) }
    }
    /// When it is to be said that the first attempt still runs.
    var nextNews = SuspendingClock.now + .seconds(30)
    /// Why it was stopped from here.
    private var reason: String?
    /// How long a process may take to start, however busy the machine is.
    private static let patience = Duration.seconds(60)

    /// Starts this program once more.
    ///
    /// - Throws: ``CommandError`` where the system has no room for it.
    init(arguments: [String]) throws(CommandError) {
        var spawning = WorkerSpawning()
        (id, requests, reports, prints, buffer) = try spawning.start(arguments)
    }

    // MARK: To it

    func request(_ attempt: Attempt) {
        if attempts.isEmpty { begin = .now }
        attempts.append(attempt)
        unsent += attempt.request
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
                // A worker that died is found out by what it does not say any more.
                unsent = []
                return
            }
            unsent = unsent.dropFirst(count)
        }
    }

    /// When the attempt that runs has taken too long; nil where none does.
    func deadline(_ limit: Duration) -> SuspendingClock.Instant? {
        attempts.isEmpty ? nil : begin + (isGreeted ? limit : max(limit, Self.patience))
    }

    /// Ends it, with all that its steps have started.
    func stop(_ reason: String?) {
        if self.reason == nil { self.reason = reason }
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
    }

    /// Whether it was sent attempts that it will run for nobody: it is to get no more, and to end after the one that runs.
    private(set) var isSpent = false

    /// Those behind the first are not waited for any more.
    func takeBack() -> [Attempt] {
        isSpent = true
        defer { attempts.removeSubrange(1...) }
        return Array(attempts[1...])
    }

    // MARK: From it

    enum Reading {
        case ended([WorkerListener.Ended])
        case nothing, closed
    }

    /// Takes in what there is to read.
    func receive() -> Reading {
        let count = read(reports, &incoming, Self.mostRead)
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        guard count > 0 else { return .closed }
        // From its greeting on it works; before, the system starts it.
        if !isGreeted { begin = .now }
        isGreeted = true
        receivedCount += count
        return .ended(take(incoming[..<count]))
    }

    private func take(_ bytes: some Sequence<UInt8>) -> [WorkerListener.Ended] {
        // What was taken back may have been run all the same, as it was sent before: the other one's result counts.
        let told = listener.receive(bytes)
        let ended = told.filter { end in attempts.contains { $0.token == end.token } }
        if listener.isBroken { stop("What the process told of it can't be read; it was stopped") }
        if !told.isEmpty { begin = .now }
        for end in ended { attempts.removeAll { $0.token == end.token } }
        return ended
    }

    /// Takes in what the worker's steps print.
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

    // MARK: Its end

    /// How it ended, when it speaks no more.
    struct Death {
        /// Attempts whose ends it had no time to send.
        let ended: [WorkerListener.Ended]
        /// The attempt that ran, with what is known of it; nil where none had begun.
        let victim: (attempt: Attempt, record: AttemptRecord)?
        /// Those that had not begun.
        let others: [Attempt]
        let certificate: DeathCertificate
    }

    func bury() -> Death {
        stop(nil)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let ended = take(buffer.rest(after: receivedCount))
        receivePrints()
        closePipes()
        let victim = attempts.first { $0.token == listener.token }
        return Death(
            ended: ended,
            victim: victim.map { ($0, listener.unfinished) },
            others: attempts.filter { $0.token != victim?.token },
            certificate: DeathCertificate(status: status, reason: reason, printed: printed.tail)
        )
    }

    /// Lets it end: it has nothing more to do.
    func dismiss() {
        stop(nil)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        receivePrints()
        closePipes()
    }

    private func closePipes() {
        for descriptor in [requests, reports, prints] { close(descriptor) }
    }
}
