/// Reads the file that ``RerunReport`` writes.
public enum RerunFile {
    /// The paths in it with their lines, as the command takes them: `Scenarios/a.feature:12:30`.
    ///
    /// Skips blank lines, comments (`#`) and spaces around a path. Any line may start with a byte-order mark, since
    /// people join several files into one.
    ///
    /// - Throws: every line that is not a path.
    public static func parse(_ text: String) throws(RerunFileErrors) -> [String] {
        var paths: [String] = []
        var errors: [RerunFileError] = []
        let lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        for (index, line) in lines.enumerated() {
            let path = String(trimmed(line)) ?? ""
            if path.isEmpty || path.utf8.first == UInt8(ascii: "#") { continue }
            if let fact = problem(in: path) {
                errors.append(RerunFileError(line: index + 1, text: path, fact: fact))
            } else {
                paths.append(path)
            }
        }
        guard errors.isEmpty else { throw RerunFileErrors(errors: errors) }
        return paths
    }

    /// The line for this path, prefixed so that it is always read as a path.
    static func line(for path: String) -> String {
        guard let first = path.utf8.first else { return path }
        let isTaken = isBlank(first) || "#:{".utf8.contains(first) || path.utf8.starts(with: byteOrderMark)
        return isTaken ? "./" + path : path
    }

    private static func problem(in path: String) -> String? {
        if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "has control characters"
        }
        if path.utf8.first == UInt8(ascii: "{") { return "is JSON, as --format message writes it" }
        if path.utf8.first == UInt8(ascii: ":") { return "has no path before its lines" }
        // A path may contain colons: line numbers follow the name of the feature file.
        guard let name = endOfName(in: path) else { return nil }
        let lines = path.utf8[name...].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).dropFirst()
        for line in lines {
            let isNumber = !line.isEmpty && line.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            let text = String(line) ?? ""
            guard isNumber, let number = Int(text), number > 0 else {
                return "has “\(text)” where a line number should be"
            }
        }
        return nil
    }

    /// The colon after the last `.feature` or `.feature.md`.
    private static func endOfName(in path: String) -> String.Index? {
        let bytes = Array(path.utf8)
        for ending in [".feature:", ".feature.md:"] {
            let ending = Array(ending.utf8)
            guard bytes.count >= ending.count else { continue }
            for start in stride(from: bytes.count - ending.count, through: 0, by: -1)
            where bytes[start..<start + ending.count].elementsEqual(ending) {
                return path.utf8.index(path.startIndex, offsetBy: start + ending.count - 1)
            }
        }
        return nil
    }

    private static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
        var line = line
        while let first = line.first {
            guard isBlank(first) || line.starts(with: byteOrderMark) else { break }
            line = line.dropFirst(isBlank(first) ? 1 : byteOrderMark.count)
        }
        while let last = line.last, isBlank(last) { line = line.dropLast() }
        return line
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}

/// A line of a rerun file that is not a path.
public struct RerunFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// From 1.
    public let line: Int
    public let text: String
    public let fact: String

    /// `line 3: “a.feature:x” has “x” where a line number should be. Write a.feature:12:30.`
    public var description: String {
        "line \(line): “\(text.onOneLine.clipped(to: 80))” \(fact). Write a path with line numbers, such as a.feature:12:30."
    }
}

/// Every line of a rerun file that is not a path, in order.
public struct RerunFileErrors: Error, Sendable, Hashable, CustomStringConvertible {
    public let errors: [RerunFileError]

    /// One per line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
