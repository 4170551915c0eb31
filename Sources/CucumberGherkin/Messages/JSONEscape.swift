// Finds bytes that a JSON string must escape, eight at a time.

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes from here on need no escape.
    func countBeforeEscape(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            guard let base = baseAddress else { break }
            let eight = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
            if eight.hasByteToEscape { break }
            index += 8
        }
        while index < count {
            let byte = self[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            index += 1
        }
        return index - start
    }
}

extension UInt64 {
    /// Whether one of its eight bytes is a control character, `"` or `\`: each test subtracts from all bytes at once
    /// and checks which ones borrowed.
    fileprivate var hasByteToEscape: Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = self ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let borrowed =
            (self &- ones &* 0x20) & ~self | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
        return borrowed & (ones &* 0x80) != 0
    }
}
