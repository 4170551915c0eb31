import Foundation

/// Reads a file that a person names, whole and within bounds; `-` is standard input.
enum InputFile {
    /// The most that is read, in bytes: many times what any payload or association file may have.
    static let maximumLength = 1_048_576

    /// - Throws: ``CommandFailure`` that names the file, the fact and the mend.
    static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
        let name = path == "-" ? "standard input" : path
        let handle = try open(path)
        defer { if path != "-" { try? handle.close() } }
        var bytes: [UInt8] = []
        do {
            // A pipe gives what it has, so more than one read may be needed.
            while bytes.count <= maximumLength, let data = try handle.read(upToCount: maximumLength + 1 - bytes.count),
                !data.isEmpty
            {
                bytes += data
            }
        } catch {
            throw CommandFailure("\(name): can't be read (\(error.localizedDescription)).")
        }
        guard bytes.count <= maximumLength else {
            throw CommandFailure("\(name): has more than \(maximumLength) bytes. Is it the right file?")
        }
        return bytes
    }

    /// - Throws: ``CommandFailure``, also where the file is not UTF-8.
    static func text(of path: String) throws(CommandFailure) -> String {
        let bytes = try bytes(of: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let offset = validPrefix(of: bytes)
            let byte = String(bytes[offset], radix: 16, uppercase: true)
            throw CommandFailure(
                "\(path == "-" ? "standard input" : path): is not UTF-8 (the byte 0x\(byte) at \(offset))."
                    + " Save it as UTF-8."
            )
        }
        return text
    }

    private static func open(_ path: String) throws(CommandFailure) -> FileHandle {
        if path == "-" { return .standardInput }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("\(path): there is no such file. Name a file, or - for standard input.")
        }
        guard !isFolder.boolValue else {
            throw CommandFailure("\(path): is a folder. Name a file in it.")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure("\(path): can't be read. Does its mode allow it?")
        }
        return handle
    }

    /// How many bytes, from the beginning, are UTF-8.
    private static func validPrefix(of bytes: [UInt8]) -> Int {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var count = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
        return min(count, bytes.count - 1)
    }
}
