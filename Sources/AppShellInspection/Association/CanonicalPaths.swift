import AppShell

/// The automaton of the paths that links can have: the universe in which table and file are compared.
///
/// A path is no segment or more, each after a slash, without a slash at the end. Segments are as ``LinkAddress`` takes
/// them and as links are printed: unreserved characters bare (RFC 3986, 2.3), every other byte escaped in upper case,
/// together UTF-8 (RFC 3629, 4) without control characters; not empty, not `.` and not `..`. The bounds on length and
/// on the number of segments are left out.
struct CanonicalPaths {
    private(set) var automaton = ByteAutomaton()
    /// In a segment, between two characters.
    private let inside: Int

    init() {
        let segmentStart = automaton.addState()
        inside = automaton.addState()
        automaton.accept(0)
        automaton.accept(inside)
        let slash = UInt8(ascii: "/")
        automaton.edge(slash...slash, from: 0, to: segmentStart)
        automaton.edge(slash...slash, from: inside, to: segmentStart)
        let oneDot = automaton.step([.dot], from: segmentStart)
        let twoDots = automaton.step([.dot], from: oneDot)
        let escape = automaton.addState()
        for state in [segmentStart, oneDot, twoDots, inside] {
            // A dot is one more byte only where it makes no dot segment.
            for bytes in [ClosedRange<UInt8>].unreserved where bytes != .dot || state == twoDots || state == inside {
                automaton.edge(bytes, from: state, to: inside)
            }
            automaton.edge(.percent, from: state, to: escape)
        }
        addEscapes(from: escape)
    }

    private init(separators: [UInt8]) {
        inside = automaton.addState()
        let escape = automaton.addState()
        for state in [0, inside] {
            automaton.accept(state)
            for bytes in [ClosedRange<UInt8>].unreserved { automaton.edge(bytes, from: state, to: inside) }
            for byte in separators { automaton.edge(byte...byte, from: state, to: inside) }
            automaton.edge(.percent, from: state, to: escape)
        }
        addEscapes(from: escape)
    }

    /// What a query's keys, its values and fragments are: the characters of segments, none or more.
    static let values = CanonicalPaths(separators: []).automaton

    /// Whole queries, `&` and `=` bare.
    static let queries = CanonicalPaths(separators: [UInt8(ascii: "&"), UInt8(ascii: "=")]).automaton

    /// What follows the first `%` of a character.
    private mutating func addEscapes(from escape: Int) {
        // After the lead byte of a character, as many escapes of the bytes 80 … BF.
        let one = addContinuation(0x80...0xBF, to: inside)
        let two = addContinuation(0x80...0xBF, to: one)
        let three = addContinuation(0x80...0xBF, to: two)
        let reserved: [ClosedRange<UInt8>] = [
            0x20...0x2C, 0x2F...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60...0x60, 0x7B...0x7D,
        ]
        // C2 80 … C2 9F are control characters; the rest is RFC 3629's table of well-formed sequences.
        let leads: [(ClosedRange<UInt8>, Int)] =
            reserved.map { ($0, inside) } + [
                (0xC2...0xC2, addContinuation(0xA0...0xBF, to: inside)), (0xC3...0xDF, one),
                (0xE0...0xE0, addContinuation(0xA0...0xBF, to: one)), (0xE1...0xEC, two),
                (0xED...0xED, addContinuation(0x80...0x9F, to: one)), (0xEE...0xEF, two),
                (0xF0...0xF0, addContinuation(0x90...0xBF, to: two)), (0xF1...0xF3, three),
                (0xF4...0xF4, addContinuation(0x80...0x8F, to: two)),
            ]
        for (bytes, next) in leads { automaton.hexadecimal(bytes, from: escape, to: next) }
    }

    private mutating func addContinuation(_ bytes: ClosedRange<UInt8>, to end: Int) -> Int {
        let state = automaton.addState()
        automaton.escape(bytes, from: state, to: end)
        return state
    }
}

extension ByteAutomaton {
    /// One escape, `%41`, of any of these bytes; hexadecimal digits in upper case.
    mutating func escape(_ bytes: ClosedRange<UInt8>, from state: Int, to end: Int) {
        hexadecimal(bytes, from: step([.percent], from: state), to: end)
    }

    /// The two digits of an escape.
    mutating func hexadecimal(_ bytes: ClosedRange<UInt8>, from state: Int, to end: Int) {
        for high in bytes.lowerBound >> 4...bytes.upperBound >> 4 {
            let low = max(bytes.lowerBound, high << 4) & 15...min(bytes.upperBound, high << 4 | 15) & 15
            let middle = step([high.hexadecimalDigit...high.hexadecimalDigit], from: state)
            for digits in low.hexadecimalDigits { edge(digits, from: middle, to: end) }
        }
    }

    /// The texts that are written, bare or escaped, for what this automaton takes decoded.
    ///
    /// Canonical ones: an unreserved byte stands bare, any other one escaped. A slash stands either way, since a path's
    /// own slashes decode to themselves.
    func written() -> ByteAutomaton {
        var result = ByteAutomaton()
        for _ in states.dropFirst() { _ = result.addState() }
        for (index, state) in states.enumerated() {
            for target in state.jumps { result.jump(from: index, to: target) }
            if state.isAccepting { result.accept(index) }
            for edge in state.edges {
                for bare in [ClosedRange<UInt8>].unreserved + [UInt8(ascii: "/")...UInt8(ascii: "/")] {
                    guard bare.overlaps(edge.bytes) else { continue }
                    result.edge(bare.clamped(to: edge.bytes), from: index, to: edge.target, isSpelled: edge.isSpelled)
                }
                result.escape(edge.bytes, from: index, to: edge.target)
            }
        }
        return result
    }
}

extension [ClosedRange<UInt8>] {
    /// RFC 3986, 2.3.
    static var unreserved: Self {
        [
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "-"), .dot,
            UInt8(ascii: "_")...UInt8(ascii: "_"), UInt8(ascii: "~")...UInt8(ascii: "~"),
        ]
    }
}

extension ClosedRange<UInt8> {
    static var dot: Self { UInt8(ascii: ".")...UInt8(ascii: ".") }

    static var percent: Self { UInt8(ascii: "%")...UInt8(ascii: "%") }

    /// Of nibbles: `8...11` is 8, 9, A and B.
    fileprivate var hexadecimalDigits: [Self] {
        var ranges: [Self] = []
        if lowerBound < 10 { ranges.append(lowerBound.hexadecimalDigit...Swift.min(upperBound, 9).hexadecimalDigit) }
        if upperBound > 9 { ranges.append(Swift.max(lowerBound, 10).hexadecimalDigit...upperBound.hexadecimalDigit) }
        return ranges
    }
}

extension UInt8 {
    /// Of a nibble, in upper case.
    fileprivate var hexadecimalDigit: UInt8 { self < 10 ? 0x30 + self : 0x37 + self }
}
