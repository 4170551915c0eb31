/// A JSON number as it was written, so that nothing of it is lost.
///
/// Two numbers are equal when they are written alike: `1` and `1.0` are not.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
    /// RFC 8259, 6: an optional minus, digits without a leading zero, a fraction and an exponent if any.
    public let text: String

    /// For text that a reader has found to be a number.
    init(read text: String) {
        self.text = text
    }

    public init(_ integer: Int) {
        text = String(integer)
    }

    /// - Returns: nil for infinities and NaN, which JSON does not have.
    public init?(_ double: Double) {
        guard double.isFinite else { return nil }
        text = double.description
    }

    /// - Returns: nil for what is no JSON number.
    public init?(text: String) {
        var reader = JSONReader(bytes: Array(text.utf8), depthLimit: 0)
        guard case .number(let number)? = try? reader.readDocument(), number.text == text else { return nil }
        self = number
    }

    /// The number, where it is written as an integer and fits: no fraction, no exponent, and not `-0`, which is no
    /// integer's.
    public var integer: Int? {
        let digits = text.utf8
        guard digits.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "-") }), text != "-0" else { return nil }
        return Int(text)
    }

    /// The nearest double; nil where the number is beyond all doubles, such as `1e999`.
    public var double: Double? {
        guard let double = Double(text), double.isFinite else { return nil }
        return double
    }

    public var description: String { text }
}
