/// Character references: `&amp;`, `&eacute;`, `&#233;`, `&#xE9;`.
enum HTMLReferences {
    /// Reads the reference that begins at an ampersand, and goes behind it.
    ///
    /// As browsers do (HTML standard, 13.2.5.72): an old name needs no semicolon in text, numbers for what is no
    /// character give U+FFFD, and an ampersand that begins nothing is an ampersand.
    static func read(_ bytes: ArraySlice<UInt8>, from position: inout Int, inAttribute: Bool) -> String {
        position += 1
        guard position < bytes.endIndex else { return "&" }
        if bytes[position] == UInt8(ascii: "#") {
            return number(bytes, from: &position) ?? "&"
        }
        return name(bytes, from: &position, inAttribute: inAttribute) ?? "&"
    }

    private static func number(_ bytes: ArraySlice<UInt8>, from position: inout Int) -> String? {
        var end = position + 1
        let isHex = end < bytes.endIndex && bytes[end] | 0x20 == UInt8(ascii: "x")
        if isHex { end += 1 }
        let radix: UInt32 = isHex ? 16 : 10
        let start = end
        var value: UInt32 = 0
        while end < bytes.endIndex, let digit = bytes[end].digit, digit < radix {
            // More than any character has: enough to know that it is none.
            value = min(value * radix + digit, 0x11_0000)
            end += 1
        }
        guard end > start else { return nil }
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") { end += 1 }
        position = end
        if (0x80...0x9F).contains(value) { value = windows1252[Int(value) - 0x80] }
        guard value > 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return String(scalar)
    }

    private static func name(_ bytes: ArraySlice<UInt8>, from position: inout Int, inAttribute: Bool) -> String? {
        let run = bytes[position...].prefix(maximumName + 1).prefix { $0.isLetterOrDigit }
        if run.endIndex < bytes.endIndex, bytes[run.endIndex] == UInt8(ascii: ";"),
            let text = all[String(decoding: run, as: UTF8.self)]
        {
            position = run.endIndex + 1
            return text
        }
        for length in stride(from: min(run.count, maximumOldName), to: 1, by: -1) {
            let end = run.startIndex + length
            guard let text = old[String(decoding: run[..<end], as: UTF8.self)] else { continue }
            // `?a=1&copy=2` in an address means what it says.
            let goesOn = end < bytes.endIndex && (bytes[end].isLetterOrDigit || bytes[end] == UInt8(ascii: "="))
            if inAttribute && goesOn { return nil }
            position = end
            return text
        }
        return nil
    }

    private static let maximumName = 8
    private static let maximumOldName = 6

    /// What the numbers 128 to 159 mean on the web.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
        0x17E, 0x178,
    ]

    /// Names that are read without a semicolon too.
    private static let old: [String: String] = {
        var names = ["amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\""]
        for (offset, name) in HTMLNames.latin1.split(separator: " ").enumerated() {
            if let scalar = Unicode.Scalar(UInt32(0xA0 + offset)) { names[String(name)] = String(scalar) }
        }
        return names
    }()

    private static let all: [String: String] = {
        var names = old
        names["apos"] = "'"
        for entry in HTMLNames.others.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let value = UInt32(parts[1], radix: 16), let scalar = Unicode.Scalar(value) else {
                continue
            }
            names[String(parts[0])] = String(scalar)
        }
        return names
    }()
}

extension UInt8 {
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    fileprivate var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }

    /// The value of a hexadecimal digit.
    fileprivate var digit: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46, 0x61...0x66: UInt32(self | 0x20) - 0x57
        default: nil
        }
    }
}
