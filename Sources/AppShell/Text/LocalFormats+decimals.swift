#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

extension LocalFormats {
    /// Before the decimals of a number: `,`.
    public var decimalSeparator: String { locale.decimalSeparator ?? "." }

    /// Between groups of three digits: a narrow no-break space in French.
    public var groupSeparator: String { locale.groupingSeparator ?? "" }

    /// A number with at most that many decimals and no trailing zeros: `1,2`, `3`.
    public func number(_ number: Double, decimals: Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        return number.formatted(style.precision(.fractionLength(0...max(0, decimals))))
    }
}
