extension JSONValue {
    /// The value as JSON without a trailing line break. Reading the text gives an equal value.
    ///
    /// - Parameters:
    ///   - sortedKeys: sorts members by the bytes of their keys instead of keeping their order.
    ///   - pretty: writes one member or element a line, indented by two spaces, instead of no space at all.
    public func text(sortedKeys: Bool = false, pretty: Bool = false) -> String {
        var printer = JSONPrinter(sortedKeys: sortedKeys, pretty: pretty)
        printer.write(self)
        return String(decoding: printer.bytes, as: UTF8.self)
    }
}

private struct JSONPrinter {
    let sortedKeys: Bool
    let pretty: Bool
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    init(sortedKeys: Bool, pretty: Bool) {
        self.sortedKeys = sortedKeys
        self.pretty = pretty
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write("null")
        case .bool(let value): write(value ? "true" : "false")
        case .number(let number): write(number.text)
        case .string(let text): write(quoted: text)
        case .array(let values):
            writeList(values, UInt8(ascii: "["), UInt8(ascii: "]")) { $0.write($1) }
        case .object(let object):
            let members = sortedKeys ? object.sortedMembers : object.members
            writeList(members, UInt8(ascii: "{"), UInt8(ascii: "}")) { printer, member in
                printer.write(quoted: member.key)
                printer.write(printer.pretty ? ": " : ":")
                printer.write(member.value)
            }
        }
    }

    private mutating func writeList<Element>(
        _ elements: [Element],
        _ opening: UInt8,
        _ closing: UInt8,
        _ writeElement: (inout JSONPrinter, Element) -> Void
    ) {
        bytes.append(opening)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            writeElement(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { breakLine() }
        bytes.append(closing)
    }

    private mutating func breakLine() {
        guard pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): write(#"\""#)
            case UInt8(ascii: "\\"): write(#"\\"#)
            case UInt8(ascii: "\n"): write(#"\n"#)
            case UInt8(ascii: "\r"): write(#"\r"#)
            case UInt8(ascii: "\t"): write(#"\t"#)
            case 0..<0x20: write((byte < 16 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
