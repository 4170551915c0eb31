/// Finds comments, literals and pairs of braces in Swift.
///
/// Of a literal's interpolations the code counts as code. A regular expression between bare slashes is taken for one where
/// an operand may stand and it ends on its line, as the compiler does.
struct SwiftScan {
    private let bytes: [UInt8]
    private var place = 0
    private(set) var comments: [Range<Int>] = []
    private(set) var literals: [Range<Int>] = []
    private(set) var closing: [Int: Int] = [:]
    private(set) var isSound = true
    private var open: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() {
        code(until: nil)
        if !open.isEmpty { isSound = false }
    }

    private func has(_ text: StaticString, at start: Int) -> Bool {
        let end = start + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return (start..<end).allSatisfy { bytes[$0] == text.utf8Start[$0 - start] }
    }

    /// - Parameter end: of an interpolation, the parenthesis that closes it.
    private mutating func code(until end: UInt8?) {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "/") where has("//", at: place): lineComment()
            case UInt8(ascii: "/") where has("/*", at: place): blockComment()
            case UInt8(ascii: "/") where isRegexStart: regex(hashes: 0)
            case UInt8(ascii: "#"): hashes()
            case UInt8(ascii: "\""): string(hashes: 0)
            case UInt8(ascii: "{"):
                open.append(place)
                place += 1
            case UInt8(ascii: "}"):
                if let start = open.popLast() { closing[start] = place } else { isSound = false }
                place += 1
            case UInt8(ascii: "(") where end != nil:
                depth += 1
                place += 1
            case UInt8(ascii: ")") where end != nil:
                place += 1
                if depth == 0 { return }
                depth -= 1
            default: place += 1
            }
        }
        if end != nil { isSound = false }
    }

    private mutating func lineComment() {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        comments.append(start..<place)
    }

    private mutating func blockComment() {
        let start = place
        var depth = 0
        repeat {
            if has("/*", at: place) {
                depth += 1
                place += 2
            } else if has("*/", at: place) {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < bytes.count
        if depth > 0 { isSound = false }
        comments.append(start..<min(place, bytes.count))
    }

    /// `#"…"#`, `#/…/#`, or a directive.
    private mutating func hashes() {
        let start = place
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        guard place < bytes.count else { return }
        if bytes[place] == UInt8(ascii: "\"") { return string(hashes: place - start) }
        if place < bytes.count, bytes[place] == UInt8(ascii: "/"), !has("//", at: place), !has("/*", at: place) {
            regex(hashes: place - start)
        }
    }

    private func isFollowed(by hashes: Int, at start: Int) -> Bool {
        start + hashes <= bytes.count && bytes[start..<start + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// `#""""#` holds two quotes: the compiler looks for the end on the same line first.
    private func endsOnItsLine(_ hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var end = place + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "\""), isFollowed(by: hashes, at: end + 1) { return true }
            end += 1
        }
        return false
    }

    private mutating func string(hashes: Int) {
        let isLong = has("\"\"\"", at: place) && !endsOnItsLine(hashes)
        var start = place - hashes
        place += isLong ? 3 : 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\"), isFollowed(by: hashes, at: place + 1) {
                place += 1 + hashes
                if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
                    place += 1
                    literals.append(start..<place)
                    code(until: UInt8(ascii: ")"))
                    start = place
                } else {
                    place += 1
                }
            } else if isLong ? has("\"\"\"", at: place) : bytes[place] == UInt8(ascii: "\""),
                isFollowed(by: hashes, at: place + (isLong ? 3 : 1))
            {
                place += (isLong ? 3 : 1) + hashes
                literals.append(start..<place)
                return
            } else if !isLong, bytes[place] == UInt8(ascii: "\n") {
                break
            } else {
                place += 1
            }
        }
        isSound = false
        place = min(place, bytes.count)
    }

    /// Whether an operand may stand here, and a slash ends it on this line.
    private var isRegexStart: Bool {
        guard place + 1 < bytes.count, ![32, 9, 10, UInt8(ascii: "=")].contains(bytes[place + 1]) else { return false }
        var before = place - 1
        while before >= 0, bytes[before] == 32 || bytes[before] == 10 { before -= 1 }
        guard before < 0 || "(,=:[{!&|?;".utf8.contains(bytes[before]) else { return false }
        return bytes[(place + 1)...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "/"))
    }

    private mutating func regex(hashes: Int) {
        let start = place - hashes
        place += 1
        while place < bytes.count, hashes > 0 || bytes[place] != UInt8(ascii: "\n") {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 2
            } else if bytes[place] == UInt8(ascii: "/"), isFollowed(by: hashes, at: place + 1) {
                place += 1 + hashes
                literals.append(start..<place)
                return
            } else {
                place += 1
            }
        }
        isSound = false
        place = min(place, bytes.count)
    }
}
