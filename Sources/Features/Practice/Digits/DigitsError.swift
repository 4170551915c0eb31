/// Why bytes are not the decimals of a constant: the location, the fact and the fix.
public enum DigitsError: Error, Hashable, Sendable {
    /// There are no bytes.
    case nothing(expected: Int)
    /// A byte is not an ASCII digit.
    ///
    /// - Parameter position: from 0.
    case notADigit(byte: UInt8, position: Int)
    /// There are more or fewer digits than expected.
    case wrongCount(Int, expected: Int)
    /// Some digit is wrong.
    case wrongChecksum(UInt64, expected: UInt64)
}

extension DigitsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .nothing(let expected):
            "there are no digits, and \(expected) are expected: build the app with the constant's data"
        case .notADigit(let byte, let position):
            "byte \(Self.hexadecimal(UInt64(byte), digits: 2)) at position \(position) is not an ASCII digit, 0 to 9: "
                + "the data must be digits alone, without integer part, point or line end; make it again"
        case .wrongCount(let count, let expected):
            "there are \(count) digits, and \(expected) are expected: the data is cut or has something added; make it again"
        case .wrongChecksum(let checksum, let expected):
            "the checksum of the digits is \(Self.hexadecimal(checksum, digits: 16)), and "
                + "\(Self.hexadecimal(expected, digits: 16)) is expected: some digit is wrong; make the data again"
        }
    }

    private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
