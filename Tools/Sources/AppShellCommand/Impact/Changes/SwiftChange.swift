/// What a change of a Swift file reaches: the functions whose bodies it is in, or declarations that anybody may use.
struct SwiftChange: Hashable {
    /// A function of the old file.
    struct Function {
        let number: Int
        let place: SourceRange
        let isClosure: Bool
    }

    /// By their numbers.
    private(set) var functions: Set<Int> = []
    /// Lines of the old file with changes inside bodies.
    private(set) var bodyLines: [Int] = []
    /// Lines of the old file with changes outside of bodies.
    private(set) var declarationLines: [Int] = []

    /// Whether only comments and blanks differ.
    var isEmpty: Bool { functions.isEmpty && declarationLines.isEmpty && bodyLines.isEmpty }

    /// - Parameter functions: of the old file.
    init(from old: [UInt8], to new: [UInt8], functions: [Function]) {
        let comparison = Comparison(old, new, functions)
        let before = comparison.old
        guard before.code(of: old.indices) != comparison.new.code(of: new.indices) else { return }
        for edit in comparison.edits.edits {
            if before.code(of: edit.oldLines) == comparison.new.code(of: edit.newLines) { continue }
            let line = before.line(of: edit.old.lowerBound)
            if let reached = comparison.reach(of: edit) {
                self.functions.formUnion(reached)
                bodyLines.append(line)
            } else {
                declarationLines.append(line)
            }
        }
        if let line = comparison.firstLineOfOtherKind { declarationLines.append(line) }
        // Edits that move code between lines may each look like none.
        if isEmpty { declarationLines = [1] }
    }
}

/// Two versions of a file, and the bodies of the old one.
private struct Comparison {
    private struct Body {
        /// Several may share a body, such as the forms of an initializer.
        let functions: [SwiftChange.Function]
        let range: Range<Int>
        /// Whether it is code between braces, and not an expression.
        let isBlock: Bool
    }

    let old: SwiftText
    let new: SwiftText
    let edits: TextEdits
    /// The innermost of two that overlap comes first.
    private let bodies: [Body]

    init(_ oldBytes: [UInt8], _ newBytes: [UInt8], _ functions: [SwiftChange.Function]) {
        let old = SwiftText(oldBytes)
        self.old = old
        new = SwiftText(newBytes)
        edits = TextEdits(from: oldBytes, to: newBytes)
        bodies = Dictionary(grouping: functions, by: \.place).compactMap { place, functions in
            guard let start = old.offset(of: place.start), let end = old.offset(of: place.end), start < end else {
                return nil
            }
            return Body(functions: functions, range: start..<end, isBlock: old.closing[start] == end - 1)
        }.sorted { $0.range.count < $1.range.count }
    }

    /// The first line without an edit that was code and is a comment or text now, or the other way round: `/*` and `*/` on
    /// lines of their own do that to the lines between them.
    var firstLineOfOtherKind: Int? {
        var (next, shift) = (edits.edits[...], 0)
        for place in old.bytes.indices {
            while let edit = next.first, edit.old.upperBound <= place {
                shift += edit.new.count - edit.old.count
                next = next.dropFirst()
            }
            if let edit = next.first, edit.old.contains(place) { continue }
            if old.kinds[place] != new.kinds[place + shift] { return old.line(of: place) }
        }
        return nil
    }

    /// The functions that have to run for an edit to matter; nil where it may matter without any.
    func reach(of edit: TextEdits.Edit) -> Set<Int>? {
        guard old.isSound, new.isSound else { return nil }
        var reached: Set<Int> = []
        for body in bodies
        where body.range.lowerBound < edit.old.lowerBound && edit.old.upperBound < body.range.upperBound {
            reached.formUnion(body.functions.map(\.number))
            guard body.isBlock, isStillOne(body) else { continue }
            // What a closure takes and gives may change what is around it; inside of several lines it says nothing of that.
            let isClosure = body.functions.allSatisfy(\.isClosure)
            if !isClosure || isWithin(edit, body) { return reached }
        }
        return nil
    }

    /// Whether what was between these braces still is: nothing has moved in or out.
    private func isStillOne(_ body: Body) -> Bool {
        guard let start = edits.place(of: body.range.lowerBound), let end = edits.place(of: body.range.upperBound - 1)
        else { return false }
        return new.closing[start] == end
    }

    /// Whether it touches neither the first nor the last line.
    private func isWithin(_ edit: TextEdits.Edit, _ body: Body) -> Bool {
        old.line(of: edit.old.lowerBound) > old.line(of: body.range.lowerBound)
            && old.line(of: edit.old.upperBound) < old.line(of: body.range.upperBound - 1)
    }
}
