/// Writes XML straight into bytes.
///
/// Characters that XML 1.0 forbids become the text of their reference, `&#27;`, as in the official formatter: the
/// reference itself is forbidden too.
struct XMLBytes {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Markup, unescaped.
    mutating func raw(_ markup: String) {
        bytes.append(contentsOf: markup.utf8)
    }

    mutating func raw(repeating byte: UInt8, count: Int) {
        bytes.append(contentsOf: repeatElement(byte, count: count))
    }

    mutating func raw(_ markup: [UInt8]) {
        bytes.append(contentsOf: markup)
    }

    /// ` name="value"`, preserving line breaks.
    mutating func attribute(_ name: String, _ value: String, keepsLines: Bool = true) {
        raw(" ")
        raw(name)
        raw("=\"")
        append(value) { xml, byte in
            switch byte {
            case UInt8(ascii: "&"): xml.raw("&amp;")
            case UInt8(ascii: "<"): xml.raw("&lt;")
            case UInt8(ascii: ">"): xml.raw("&gt;")
            case UInt8(ascii: "\""): xml.raw("&quot;")
            case UInt8(ascii: "\r"): xml.raw("&#13;")
            case UInt8(ascii: "\n") where keepsLines: xml.raw("&#10;")
            case UInt8(ascii: "\t") where keepsLines: xml.raw("&#9;")
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"): xml.bytes.append(byte)
            default: xml.raw("&amp;#\(byte);")
            }
        }
        raw("\"")
    }

    mutating func attribute(_ name: String, _ value: Int) {
        raw(" \(name)=\"\(value)\"")
    }

    /// Seconds with milliseconds.
    mutating func attribute(_ name: String, _ time: Duration) {
        raw(" \(name)=\"\(Self.seconds(time))\"")
    }

    /// Seconds with microseconds: scenarios take less than a millisecond of wall-clock time.
    mutating func seconds(_ name: String, _ time: Duration) {
        raw(" \(name)=\"\(Self.seconds(time, digits: 6))\"")
    }

    /// Text between tags. A parser would drop a carriage return, so it is left out.
    mutating func cdata(_ text: String) {
        cdata { $0.text(text) }
    }

    mutating func cdata(_ content: (inout XMLBytes) -> Void) {
        raw("<![CDATA[")
        content(&self)
        raw("]]>")
    }

    /// Part of a CDATA section.
    mutating func text(_ text: String) {
        append(text) { xml, byte in
            switch byte {
            case UInt8(ascii: ">"):
                if xml.bytes.suffix(2).elementsEqual("]]".utf8) { xml.raw("]]><![CDATA[") }
                xml.bytes.append(byte)
            case UInt8(ascii: "\r"): break
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                xml.bytes.append(byte)
            default: xml.raw("&#\(byte);")
            }
        }
    }

    /// Part of a CDATA section: `Given a step.........................................................passed`, with dots up
    /// to the 76th column, and a minimum of them.
    mutating func line(_ keyword: String, _ text: String, leastDots: Int, _ status: StepStatus) {
        self.text(keyword)
        self.text(text)
        raw(repeating: UInt8(ascii: "."), count: max(leastDots, 76 - keyword.utf16.count - text.utf16.count))
        raw(status.word)
        raw("\n")
    }

    /// Copies the bytes, passing those that may need escaping to a closure.
    private mutating func append(_ text: String, _ special: (inout XMLBytes, UInt8) -> Void) {
        var text = text
        text.withUTF8 { text in
            var copied = 0
            func copy(_ end: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[copied..<end]) }
            for index in text.indices {
                let byte = text[index]
                switch byte {
                case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
                    bytes.append(contentsOf: copy(index))
                    special(&self, byte)
                    copied = index + 1
                case 0xBE, 0xBF:
                    // U+FFFE and U+FFFF are not characters.
                    guard index >= 2, text[index - 1] == 0xBF, text[index - 2] == 0xEF else { continue }
                    bytes.append(contentsOf: copy(index - 2))
                    bytes.append(contentsOf: "\u{FFFD}".utf8)
                    copied = index + 1
                default: continue
                }
            }
            bytes.append(contentsOf: copy(text.count))
        }
    }

    /// `0.049`, `0.01`, `3`, with at most `digits` decimals, 18 at most.
    static func seconds(_ time: Duration, digits: Int = 3) -> String {
        guard time > .zero else { return "0" }
        let (seconds, attoseconds) = time.components
        // The 1 in front keeps the zeros.
        var fraction = String(1_000_000_000_000_000_000 + attoseconds).dropFirst().prefix(digits)
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? "\(seconds)" : "\(seconds).\(fraction)"
    }
}
