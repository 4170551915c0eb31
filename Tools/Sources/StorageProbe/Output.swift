#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lines on the standard output, each by one write(2), so that a killed process has said what it had done.
enum Output {
    static func line(_ text: String) {
        let bytes = Array((text.replacing("\n", with: " ") + "\n").utf8)
        var start = 0
        while start < bytes.count {
            let written = bytes[start...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            guard written > 0 || errno == EINTR else { return }
            start += max(0, written)
        }
    }
}
