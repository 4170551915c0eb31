import AppShellTexts
import Foundation

/// Reads a file named on the command line, up to a limit; `-` is standard input.
enum InputFile {
    /// The default limit in bytes, far above any payload.
    static let maximumLength = 1_048_576

    /// - Throws: ``CommandError`` with the file, the fact and the fix.
    static func bytes(of path: String, atMost limit: Int = maximumLength) throws(CommandError) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard descriptor >= 0 else { throw failure(of: path, errno) }
        defer { if path != "-" { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(of: path, errno) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
        throw CommandError(localized("\(name(of: path)): has more than \(limit) bytes. Is it the right file?"))
    }

    /// - Throws: ``CommandError``, also if the file is not UTF-8.
    static func text(of path: String, atMost limit: Int = maximumLength) throws(CommandError) -> String {
        let bytes = try bytes(of: path, atMost: limit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let offset = validPrefix(of: bytes)
            let byte = String(bytes[offset], radix: 16, uppercase: true)
            throw CommandError(
                localized("\(name(of: path)): is not UTF-8 (the byte 0x\(byte) at \(offset)). Save it as UTF-8.")
            )
        }
        return text
    }

    /// Its name in messages.
    static func name(of path: String) -> String { path == "-" ? localized("standard input") : path }

    static func failure(of path: String, _ code: Int32) -> CommandError {
        let name = name(of: path)
        switch code {
        case ENOENT: return CommandError(localized("\(name): no such file. Name a file, or - for standard input."))
        case EISDIR: return CommandError(localized("\(name): is a folder. Name a file in it."))
        default: return CommandError(localized("\(name): cannot be read (\(String(cString: strerror(code))))."))
        }
    }

    /// The length of the valid UTF-8 at the beginning.
    static func validPrefix(of bytes: [UInt8]) -> Int {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var count = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
        return min(count, bytes.count - 1)
    }
}
