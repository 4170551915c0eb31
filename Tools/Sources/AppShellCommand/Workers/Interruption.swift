import Foundation
import Synchronization

/// Ctrl-C, or another signal that asks a run to end: what runs is stopped, and reports are written to their ends. A second
/// one, more than a second later, ends the process at once; what comes together is one: `timeout` and others signal a
/// process and its group.
enum Interruption {
    private static let count = Atomic<Int>(0)
    /// In seconds of the monotonic clock; 0 before there was one.
    private static let first = Atomic<Double>(0)
    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// From now on a signal is noted.
    static func watch() {
        // Made before a signal comes: within one, only little may be done.
        _ = ends
        _ = count.load(ordering: .relaxed)
        _ = first.load(ordering: .relaxed)
        // Whoever started the process may have blocked them for itself.
        var mask = sigset_t()
        sigemptyset(&mask)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, number) }
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                let now = Interruption.now
                if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
                    let first = Interruption.first.load(ordering: .relaxed)
                    // The first may still be at work in another thread.
                    guard first > 0, now - first > 1 else { return }
                    KeyboardMode.end()
                    let words: StaticString = "appshell: stopped at once; reports are not whole.\n"
                    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
                    _exit(CommandExit.interrupted.rawValue)
                }
                Interruption.first.store(now, ordering: .relaxed)
                let code = errno
                var byte: UInt8 = 1
                _ = write(Interruption.ends.writing, &byte, 1)
                errno = code
            }
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static var isRaised: Bool { count.load(ordering: .relaxed) > 0 }

    /// Becomes readable when a signal comes.
    static var descriptor: Int32 { ends.reading }
}
