/// How a text changes, as `diff -u` tells it, without the names of the files.
struct FileDiff {
    private static let context = 2

    private let old: [Substring]
    private let new: [Substring]
    private let edits: [(old: Range<Int>, new: Range<Int>)]

    init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
        let before = Array(old.utf8)
        let after = Array(new.utf8)
        edits = TextEdits(from: before, to: after).edits.map { edit in
            (Self.numbers(edit.oldLines, in: before), Self.numbers(edit.newLines, in: after))
        }
    }

    var text: String {
        var text = ""
        for hunk in hunks {
            let first = edits[hunk.lowerBound]
            let last = edits[hunk.upperBound - 1]
            var line = max(0, first.old.lowerBound - Self.context)
            let end = min(old.count, last.old.upperBound + Self.context)
            let shift = last.new.upperBound - last.old.upperBound
            let newStart = first.new.lowerBound - (first.old.lowerBound - line)
            text += "@@ -\(line + 1),\(end - line) +\(newStart + 1),\(end + shift - newStart) @@\n"
            for edit in edits[hunk] {
                while line < edit.old.lowerBound {
                    text += " \(old[line])\n"
                    line += 1
                }
                for removed in old[edit.old] { text += "-\(removed)\n" }
                for added in new[edit.new] { text += "+\(added)\n" }
                line = edit.old.upperBound
            }
            for kept in old[line..<end] { text += " \(kept)\n" }
        }
        return text
    }

    /// The edits whose surroundings touch go together.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices {
            if let last = hunks.last,
                edits[index].old.lowerBound - edits[last.upperBound - 1].old.upperBound <= 2 * Self.context
            {
                hunks[hunks.count - 1] = last.lowerBound..<index + 1
            } else {
                hunks.append(index..<index + 1)
            }
        }
        return hunks
    }

    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// From a range of bytes, whole lines, to the lines' numbers from 0.
    private static func numbers(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
        func line(_ offset: Int) -> Int { text[..<offset].count { $0 == UInt8(ascii: "\n") } }
        let last = range.upperBound
        let isOpen = last > range.lowerBound && text[last - 1] != UInt8(ascii: "\n")
        return line(range.lowerBound)..<line(last) + (isOpen ? 1 : 0)
    }
}
