import Foundation
import Synchronization

/// Reads single keys from the terminal, without Enter and without echo.
///
/// Keys that send signals keep doing so. The terminal's settings are restored afterwards, also where a signal ends the
/// process.
enum KeyboardMode {
    private static let isOn = Atomic<Bool>(false)
    /// Written before ``isOn`` and read after it, also by a signal handler, which may take no lock.
    nonisolated(unsafe) private static var before = termios()

    /// Does nothing unless standard input is a terminal with this process in its foreground: another one would be stopped.
    static func begin() {
        guard !isOn.load(ordering: .acquiring), isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
            tcgetattr(STDIN_FILENO, &before) == 0
        else { return }
        var mode = before
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        isOn.store(true, ordering: .releasing)
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Safe in a signal handler.
    static func end() {
        guard isOn.exchange(false, ordering: .acquiringAndReleasing) else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }
}
