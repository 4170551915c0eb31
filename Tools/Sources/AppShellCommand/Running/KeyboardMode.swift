import Foundation
import Synchronization

/// Takes single keys from the terminal, without Enter and unseen, as long as somebody waits for them.
///
/// Signals keep their keys. What was set before comes back when the wait is over, and also where a signal ends the process.
enum KeyboardMode {
    private static let isOn = Atomic<Bool>(false)
    /// Written before ``isOn`` and read behind it, also by a signal's handler, where no lock may be taken.
    nonisolated(unsafe) private static var before = termios()

    /// Only where standard input is a terminal, and this process is in its foreground: another one would be stopped.
    static func begin() {
        guard !isOn.load(ordering: .acquiring), isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
            tcgetattr(STDIN_FILENO, &before) == 0
        else { return }
        var mode = before
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        isOn.store(true, ordering: .releasing)
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Safe within a signal's handler.
    static func end() {
        guard isOn.exchange(false, ordering: .acquiringAndReleasing) else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }
}
