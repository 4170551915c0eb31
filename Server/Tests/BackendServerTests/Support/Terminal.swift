import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program at a terminal, and what the terminal shows.
final class Terminal: @unchecked Sendable {
    private let process = Process()
    private let terminal: Int32
    private var shown = ""

    struct NotMade: Error {}

    init(_ executable: URL, _ arguments: [String]) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        let device = try Terminal.device(of: terminal)
        let file = FileHandle(fileDescriptor: device, closeOnDealloc: true)
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = file
        process.standardOutput = file
        process.standardError = file
        try process.run()
    }

    /// The program's side of it.
    private static func device(of terminal: Int32) throws -> Int32 {
        #if canImport(Glibc)
        // As unlockpt and ptsname do, which Swift does not see.
        var (isLocked, number) = (Int32(0), UInt32(0))
        guard ioctl(terminal, 0x4004_5431, &isLocked) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
            throw NotMade()
        }
        let device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        #else
        guard grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) else { throw NotMade() }
        let device = open(name, O_RDWR | O_NOCTTY)
        #endif
        guard device >= 0 else { throw NotMade() }
        return device
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(terminal)
    }

    /// Whether what is typed is shown.
    var hasEcho: Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// Reads until the terminal shows these words.
    func wait(for words: String) -> String {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !shown.contains(words) {
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            shown += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        return shown
    }

    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
