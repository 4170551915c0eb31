/// A change of one line, behind a switch.
struct Mutant: Encodable {
    enum Kind: String, Encodable {
        case negatedCondition = "negated condition"
        case droppedCondition = "dropped condition"
        case droppedStatement = "dropped statement"
        case droppedReturn = "dropped return"
        case boundary
        case comparison
        case arithmetic
        case constant
        case order
        case earlyReturn = "early return"
        case end = "first or last"
    }

    /// The number of its switch, from 1.
    var id = 0
    /// From the root of the repository.
    var file = ""
    let line: Int
    let column: Int
    let endLine: Int
    let kind: Kind
    /// Whether it stands in the value of a global or static constant, which is made once in a process.
    let once: Bool
    /// The code that it changes, on one line.
    let code: String
    /// What it makes of it.
    let becomes: String

    /// The same in each run, whatever else is chosen.
    var key: String { "\(file):\(line):\(column): \(kind.rawValue): \(code) → \(becomes)" }
}

/// A mutant and how it is written into its file.
struct Candidate {
    var mutant: Mutant
    /// In bytes.
    let range: Range<Int>
    /// A statement is written around the expressions that begin and end where it does.
    let isStatement: Bool
    /// With the number of the switch.
    let prefix: (Int) -> String
    let suffix: String
    /// A token that is replaced.
    var replacement: (range: Range<Int>, text: String)?
}

/// Writes several candidates into one file; those that lie in others stay within them.
func write(_ candidates: [Candidate], into source: [UInt8]) -> [UInt8] {
    struct Edit {
        let offset: Int
        let isPrefix: Bool
        let length: Int
        let level: Int
        let id: Int
        let text: String
        var replaces = 0

        /// At one place what ends comes before what begins, inner ends before outer ones, outer beginnings before inner ones.
        var order: (Int, Int, Int, Int, Int) {
            isPrefix ? (offset, 1, -length, level, id) : (offset, 0, length, -level, -id)
        }
    }
    var edits: [Edit] = []
    for candidate in candidates {
        let (range, id) = (candidate.range, candidate.mutant.id)
        func edit(at offset: Int, isPrefix: Bool, _ text: String) -> Edit {
            Edit(
                offset: offset,
                isPrefix: isPrefix,
                length: range.count,
                level: candidate.isStatement ? 0 : 1,
                id: id,
                text: text
            )
        }
        edits.append(edit(at: range.lowerBound, isPrefix: true, candidate.prefix(id)))
        edits.append(edit(at: range.upperBound, isPrefix: false, candidate.suffix))
        if let replacement = candidate.replacement {
            var change = edit(at: replacement.range.lowerBound, isPrefix: true, replacement.text)
            change.replaces = replacement.range.count
            edits.append(change)
        }
    }
    edits.sort { $0.order < $1.order }
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
        result += source[place..<max(place, edit.offset)]
        result += Array(edit.text.utf8)
        place = max(place, edit.offset + edit.replaces)
    }
    return result + source[place...]
}
