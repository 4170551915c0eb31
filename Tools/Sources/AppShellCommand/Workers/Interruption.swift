import AppShellTexts
import Foundation
import Synchronization

/// Ctrl-C, or another signal that asks a run to end: the run stops, and its reports are completed.
///
/// A second signal, more than a second later, ends the process at once. Signals that come together count as one, as
/// `timeout` and others signal a process and its group.
enum Interruption {
    private static let count = Atomic<Int>(0)
    /// When the first signal came, in seconds of the monotonic clock; 0 before it.
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

    private static let stopped = Array((localized("appshell: stopped at once; reports are not whole.") + "\n").utf8)

    /// Handles signals from now on.
    static func watch() {
        // A signal handler may not initialize them.
        _ = ends
        _ = stopped
        _ = count.load(ordering: .relaxed)
        _ = first.load(ordering: .relaxed)
        // The parent process may have blocked them.
        var mask = sigset_t()
        sigemptyset(&mask)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, number) }
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                let now = Interruption.now
                if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
                    let first = Interruption.first.load(ordering: .relaxed)
                    // Another thread may still handle the first one.
                    guard first > 0, now - first > 1 else { return }
                    KeyboardMode.end()
                    _ = write(STDERR_FILENO, Interruption.stopped, Interruption.stopped.count)
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

    /// Readable once a signal has come.
    static var descriptor: Int32 { ends.reading }
}
