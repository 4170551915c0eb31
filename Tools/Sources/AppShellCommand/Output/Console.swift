import AppShellTexts
import Foundation
import ScenarioReports
import Synchronization

/// Standard output and error, unbuffered where it matters, and silent once the reader has gone.
enum Console {
    static func out(_ text: String) {
        out(Array(text.utf8))
    }

    static func out(_ bytes: [UInt8]) {
        if !hasFailed { print(bytes, to: output.load(ordering: .relaxed)) }
    }

    /// The descriptor of standard output; a copy while it is reserved for reports.
    private static let output = Atomic<Int32>(STDOUT_FILENO)

    /// From now on, whatever steps print in this process goes to standard error, to keep reports clean.
    static func keepOutputForReports() {
        let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { return }
        output.store(copy, ordering: .relaxed)
        fflush(nil)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        StandardOutput.flushLines()
    }

    static func error(_ text: String) {
        print(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// For what steps print.
    static func errorBytes(_ bytes: [UInt8]) {
        if !bytes.isEmpty { print(bytes, to: STDERR_FILENO) }
    }

    private static func print(_ bytes: [UInt8], to descriptor: Int32) {
        // A reader that has gone is fine; any other error would silently lose results.
        guard let code = write(bytes, to: descriptor), code != EPIPE else { return }
        fail(descriptor, code)
    }

    /// Writes all bytes.
    ///
    /// - Returns: the system's error, or nil.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return written < 0 ? errno : EIO }
            rest = rest.dropFirst(written)
        }
        return nil
    }

    private static let failures = Atomic<Int>(0)

    /// Whether something could not be written. Other output is unaffected.
    static var hasFailed: Bool { failures.load(ordering: .relaxed) > 0 }

    private static func fail(_ descriptor: Int32, _ code: Int32) {
        let reason = String(cString: strerror(code))
        guard failures.add(1, ordering: .relaxed).oldValue == 0, descriptor != STDERR_FILENO else { return }
        let text = localized("appshell: cannot write the output (\(reason)); it is incomplete.") + "\n"
        _ = text.withCString { Foundation.write(STDERR_FILENO, $0, strlen($0)) }
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(output.load(ordering: .relaxed)) == 1 }

    static var isColored: Bool {
        TextStyle.isColored(environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
    }

    /// The terminal's current width, in columns.
    static var width: Int {
        var size = winsize()
        guard ioctl(output.load(ordering: .relaxed), UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
