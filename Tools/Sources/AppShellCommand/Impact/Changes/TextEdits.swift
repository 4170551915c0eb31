/// How one text becomes another: parts to replace, in order and apart from each other.
struct TextEdits {
    struct Edit: Hashable {
        /// The part of the old text, in bytes, that differs.
        let old: Range<Int>
        /// What stands in its place.
        let new: Range<Int>
        /// The whole lines around it.
        let oldLines: Range<Int>
        let newLines: Range<Int>
    }

    let edits: [Edit]

    init(from old: [UInt8], to new: [UInt8]) {
        let before = Self.lines(of: old)
        let after = Self.lines(of: new)
        edits = Self.hunks(before.map { old[$0] }, after.map { new[$0] }).map { hunk in
            let oldLines = Self.span(hunk.old, of: before, end: old.count)
            let newLines = Self.span(hunk.new, of: after, end: new.count)
            var (start, end) = (oldLines.lowerBound, oldLines.upperBound)
            var (newStart, newEnd) = (newLines.lowerBound, newLines.upperBound)
            while start < end, newStart < newEnd, old[start] == new[newStart] {
                start += 1
                newStart += 1
            }
            while end > start, newEnd > newStart, old[end - 1] == new[newEnd - 1] {
                end -= 1
                newEnd -= 1
            }
            return Edit(old: start..<end, new: newStart..<newEnd, oldLines: oldLines, newLines: newLines)
        }
    }

    /// Where a byte of the old text is in the new one; nil for one that an edit takes out.
    func place(of offset: Int) -> Int? {
        var place = offset
        for edit in edits {
            if edit.old.contains(offset) { return nil }
            if edit.old.upperBound <= offset { place += edit.new.count - edit.old.count }
        }
        return place
    }

    private static func lines(of text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for place in text.indices where text[place] == UInt8(ascii: "\n") {
            lines.append(start..<place + 1)
            start = place + 1
        }
        if start < text.count { lines.append(start..<text.count) }
        return lines
    }

    private static func span(_ range: Range<Int>, of lines: [Range<Int>], end: Int) -> Range<Int> {
        let start = range.lowerBound < lines.count ? lines[range.lowerBound].lowerBound : end
        return range.isEmpty ? start..<start : start..<lines[range.upperBound - 1].upperBound
    }

    /// The runs of lines that differ.
    private static func hunks(
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) -> [(old: Range<Int>, new: Range<Int>)] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var hunks: [(old: Range<Int>, new: Range<Int>)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let (start, newStart) = (i, j)
            while removed.contains(i) { i += 1 }
            while inserted.contains(j) { j += 1 }
            if i > start || j > newStart { hunks.append((start..<i, newStart..<j)) }
            if i < old.count { i += 1 }
            if j < new.count { j += 1 }
        }
        return hunks
    }
}
