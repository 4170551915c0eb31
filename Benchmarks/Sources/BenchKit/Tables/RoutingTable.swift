package import Foundation

/// A table that routers are measured with: patterns, and paths with the pattern each must find.
package struct RoutingTable: Sendable {
    package struct Lookup: Sendable {
        package let path: String
        /// The index of the pattern in ``patterns``.
        package let pattern: Int
    }

    package let name: String
    /// As written in the file: `:x` is a parameter, `*x` the rest.
    package let patterns: [String]
    package let lookups: [Lookup]

    /// The tables in the order in which they are reported.
    package static let names = [
        "github", "gplus", "parse", "static", "wide100", "wide1000", "wide10000", "tree1000", "tree10000",
    ]

    /// Reads `NAME.pat` and `NAME.look`.
    package init(name: String, folder: URL) throws(BenchError) {
        self.name = name
        patterns = try Self.lines(of: folder.appending(path: "\(name).pat"))
        var lookups: [Lookup] = []
        for line in try Self.lines(of: folder.appending(path: "\(name).look")) {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let pattern = Int(parts[0]), patterns.indices.contains(pattern) else {
                throw .wrong("\(name).look: “\(line)” is not a pattern's index and a path")
            }
            lookups.append(Lookup(path: String(parts[1]), pattern: pattern))
        }
        self.lookups = lookups
    }

    /// A pattern as ours are written: `{x}` a parameter, `{*x}` the rest.
    package static func template(of pattern: String) -> String {
        translate(pattern) {
            "{\($0)}"
        } rest: {
            "{*\($0)}"
        }
    }

    /// A pattern as Hummingbird's are written: `**` the rest.
    package static func hummingbird(_ pattern: String) -> String {
        translate(pattern) {
            "{\($0)}"
        } rest: { _ in
            "**"
        }
    }

    private static func translate(
        _ pattern: String,
        parameter: (Substring) -> String,
        rest: (Substring) -> String
    ) -> String {
        pattern.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            switch segment.first {
            case ":": parameter(segment.dropFirst())
            case "*": rest(segment.dropFirst())
            default: String(segment)
            }
        }.joined(separator: "/")
    }

    private static func lines(of file: URL) throws(BenchError) -> [String] {
        guard let data = try? Data(contentsOf: file) else { throw .missing("\(file.path) can't be read") }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
