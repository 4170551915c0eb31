/// Where the attempts of a file of Cucumber Messages are, in the order in which they ended.
struct AttemptIndex {
    struct Attempt {
        /// The scenario's index in the case table.
        let index: Int
        /// The lines; in most files they follow each other.
        var parts: [MessageLines.Part]
    }

    private(set) var attempts: [Attempt] = []
    private var open: [String: [MessageLines.Part]] = [:]
    /// The attempt of the line before; nil where that is of none.
    private var last: String?

    /// - Parameter attempt: the attempt's identifier; nil where the line is of none.
    mutating func add(_ line: MessageLines.Line, of attempt: String?) {
        defer { last = attempt }
        guard let attempt else { return }
        var parts = open.removeValue(forKey: attempt) ?? []
        if attempt == last, let index = parts.indices.last {
            parts[index].range = parts[index].range.lowerBound..<line.range.upperBound
        } else {
            parts.append(MessageLines.Part(line: line.number, range: line.range))
        }
        open[attempt] = parts
    }

    mutating func end(_ attempt: String, of index: Int) {
        guard let parts = open.removeValue(forKey: attempt) else { return }
        attempts.append(Attempt(index: index, parts: parts))
        last = nil
    }
}
