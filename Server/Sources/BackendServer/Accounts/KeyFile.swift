/// A file of a key that callers carry in a header: one line of visible ASCII.
public enum KeyFile {
    /// - Parameters:
    ///   - name: what it contains, for messages.
    ///   - minimum: how many characters it has at least.
    /// - Throws: where it can't be read, is no such line, or others may read it.
    public static func load(_ path: String, name: String, atLeast minimum: Int = 16) throws(StartError) -> String {
        try line(SecretFile.load(path, name: name, atLeast: minimum), in: path)
    }

    /// Reads it; makes one where there is none, of 64 hexadecimal digits, for its owner alone.
    public static func loadOrMake(_ path: String, name: String, atLeast minimum: Int = 16) throws(StartError) -> String
    {
        try line(SecretFile.loadOrMake(path, name: name, atLeast: minimum, isText: true), in: path)
    }

    private static func line(_ bytes: [UInt8], in path: String) throws(StartError) -> String {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty, line.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw StartError("\(path) must contain one line of visible ASCII characters.")
        }
        return String(decoding: line, as: UTF8.self)
    }
}
