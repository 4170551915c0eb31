import ScenarioReports

/// Any bytes as a rerun file.
struct RerunTarget: FuzzTarget {
    static let name = "rerun"

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        let paths: [String]
        do throws(RerunFileErrors) {
            paths = try RerunFile.parse(text)
        } catch {
            try require((1...lines).contains(error.errors.count), "\(error.errors.count) errors in \(lines) lines")
            var last = 0
            for error in error.errors {
                try require((last + 1...lines).contains(error.line), "an error in line \(error.line) of \(lines)")
                try require(!error.text.isEmpty && !error.fact.isEmpty, "an error without a text")
                try require(error.description.utf8.count < 2_000, "an error of \(error.description.utf8.count) bytes")
                last = error.line
            }
            return
        }
        try require(paths.count <= lines, "\(paths.count) paths in \(lines) lines")
        for path in paths {
            let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            try require(!path.isEmpty && isPlain, "“\(path)” is taken for a path")
        }
        // What is read is what stands there, in its order, and written so it is read alike.
        let again = try? RerunFile.parse(paths.map { $0 + "\n" }.joined())
        try require(again == paths, "\(paths), then \(again ?? ["errors"])")
        try holdLines(paths)
    }

    /// What follows the name of a feature file is lines, from 1 on.
    private func holdLines(_ paths: [String]) throws(BrokenInvariant) {
        for path in paths {
            let ending = ".feature:"
            guard let last = path.utf8.lastIndex(of: UInt8(ascii: ":")),
                path.utf8[...last].suffix(ending.utf8.count).elementsEqual(ending.utf8)
            else { continue }
            let number = Int(String(path[path.utf8.index(after: last)...])) ?? 0
            try require(number > 0, "“\(path)” is taken for a path with a line")
        }
    }
}
