import Foundation

/// Standard output and error, unbuffered where it matters, and silent when the reader has gone.
enum Console {
    static func out(_ text: String) {
        out(Array(text.utf8))
    }

    static func out(_ bytes: [UInt8]) {
        write(bytes, to: STDOUT_FILENO)
    }

    static func error(_ text: String) {
        write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 && errno == EINTR { continue }
            // A reader that has gone wants no more; anything else would lose results in silence.
            if written < 0 && errno == EPIPE { return }
            guard written > 0 else { fail(descriptor) }
            rest = rest.dropFirst(written)
        }
    }

    private static func fail(_ descriptor: Int32) -> Never {
        let reason = String(cString: strerror(errno))
        let text = "appshell: the output can't be written (\(reason)); the results are not complete.\n"
        if descriptor != STDERR_FILENO { _ = text.withCString { Foundation.write(STDERR_FILENO, $0, strlen($0)) } }
        Foundation.exit(CommandExit.usage.rawValue)
    }

    /// Whether to colour: NO_COLOR and FORCE_COLOR have the last word, then whether a person reads it.
    static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment["NO_COLOR"], !value.isEmpty { return false }
        if let value = environment["FORCE_COLOR"], !value.isEmpty, value != "0" { return true }
        return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    }
}
