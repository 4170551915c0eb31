/// A Swift file cut into code, comments and literals, with its braces in pairs: as much as is needed to tell a change
/// inside a body from one outside.
struct SwiftText {
    enum Kind {
        case code, comment, literal
    }

    let bytes: [UInt8]
    private(set) var kinds: [Kind]
    /// The place of the closing brace by that of the opening one.
    private(set) var closing: [Int: Int] = [:]
    /// Whether all braces are in pairs, and all literals and comments end.
    private(set) var isSound = true
    /// Where each line begins.
    let lines: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        kinds = Array(repeating: .code, count: bytes.count)
        lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var scan = SwiftScan(bytes)
        scan.run()
        for range in scan.comments { for place in range { kinds[place] = .comment } }
        for range in scan.literals { for place in range { kinds[place] = .literal } }
        closing = scan.closing
        isSound = scan.isSound
    }

    /// Where a point is; nil outside of the file.
    func offset(of point: SourcePoint) -> Int? {
        guard lines.indices.contains(point.line - 1) else { return nil }
        let offset = lines[point.line - 1] + point.column - 1
        return offset <= bytes.count ? offset : nil
    }

    /// The line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The code of a part, without comments, and with one blank or line break for several.
    func code(of range: Range<Int>) -> [UInt8] {
        var code: [UInt8] = []
        var gap: UInt8?
        for place in range {
            let byte = bytes[place]
            let isBreak = byte == UInt8(ascii: "\n")
            if kinds[place] == .comment || kinds[place] == .code && (isBreak || byte == 32 || byte == 9 || byte == 13) {
                gap = isBreak || gap == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : 32
            } else {
                if let gap, !code.isEmpty { code.append(gap) }
                gap = nil
                code.append(byte)
            }
        }
        return code
    }
}
