import BackendServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a command reads.
enum StaffInput {
    /// More than any API takes.
    private static let maximumBytes = 1 << 20

    /// As messages name it.
    static func name(of file: String) -> String { file == "-" ? "Standard input" : file }

    /// - Parameter name: of a file; `-` is standard input.
    static func bytes(of name: String) throws(StaffError) -> [UInt8] {
        guard name != "-" else { return try bytes(from: 0, name: StaffInput.name(of: name)) }
        let descriptor = open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .usage("\(name) cannot be read: \(String(cString: strerror(errno))).") }
        defer { close(descriptor) }
        return try bytes(from: descriptor, name: name)
    }

    private static func bytes(from descriptor: Int32, name: String) throws(StaffError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .usage("\(name) cannot be read: \(String(cString: strerror(errno))).") }
            guard count > 0 else { return bytes }
            bytes += buffer.prefix(count)
            guard bytes.count <= maximumBytes else { throw .usage("\(name) has more than \(maximumBytes) bytes.") }
        }
    }

    /// A password from standard input: typed twice without an echo where that is a terminal, else its first line.
    static func password() throws(StaffError) -> String {
        guard isatty(0) == 1 else { return try checked(bytes(of: "-").split(separator: UInt8(ascii: "\n")).first) }
        let first = try typed("Password: ")
        guard try typed("Again: ") == first else { throw .usage("The two passwords differ.") }
        return try checked(first[...])
    }

    private static func checked(_ line: ArraySlice<UInt8>?) throws(StaffError) -> String {
        var line = line ?? []
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard !line.isEmpty else { throw .usage("Standard input has no password.") }
        guard let password = String(validating: line, as: UTF8.self) else {
            throw .usage("The password is not UTF-8 text.")
        }
        return password
    }

    /// A line that the terminal does not show. Ctrl-C ends the line instead of the program, so that the terminal is never
    /// left silent.
    private static func typed(_ prompt: String) throws(StaffError) -> [UInt8] {
        var settings = termios()
        guard tcgetattr(0, &settings) == 0 else { throw .usage("The terminal cannot be silenced.") }
        let before = settings
        settings.c_lflag &= ~tcflag_t(ECHO | ISIG)
        withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VEOL)] = interrupt }
        guard tcsetattr(0, TCSAFLUSH, &settings) == 0 else { throw .usage("The terminal cannot be silenced.") }
        Output.prompt(prompt)
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(0, &byte, 1) == 1, byte != UInt8(ascii: "\n"), byte != interrupt { line.append(byte) }
        var restored = before
        tcsetattr(0, TCSAFLUSH, &restored)
        Output.prompt("\n")
        guard byte != interrupt else { throw StaffError(text: "Interrupted.", code: 130, answer: nil) }
        return line
    }

    /// Ctrl-C
    private static let interrupt: UInt8 = 3
}
