/// A JSON number as it was written, so that no precision is lost.
///
/// Two numbers are equal when they are written alike: `1` and `1.0` are not.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
    /// As RFC 8259, 6, defines it: optional minus, digits without a leading zero, optional fraction and exponent.
    public let text: String

    /// For text that the reader has checked.
    init(read text: String) {
        self.text = text
    }

    /// An integer, written in decimal.
    public init(_ integer: Int) {
        text = String(integer)
    }

    /// - Returns: nil for infinities and NaN, which JSON does not have.
    public init?(_ double: Double) {
        guard double.isFinite else { return nil }
        text = double.description
    }

    /// - Returns: nil if the text is not a JSON number.
    public init?(text: String) {
        guard case .number(let number)? = try? JSONValue(parsing: text, limits: JSONLimits(bytes: .max, depth: 0)),
            number.text == text
        else { return nil }
        self = number
    }

    /// The number if it is written as an integer that fits in `Int`: no fraction, no exponent, and not `-0`.
    public var integer: Int? {
        let digits = text.utf8
        guard digits.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "-") }), text != "-0" else { return nil }
        return Int(text)
    }

    /// The nearest double; nil if the number exceeds all doubles, such as `1e999`.
    public var double: Double? {
        guard let double = Double(text), double.isFinite else { return nil }
        return double
    }

    /// The number as it was written.
    public var description: String { text }
}
