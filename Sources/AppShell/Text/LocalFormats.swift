#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

/// Dates and prices in the person's language and zone, both given: never those of the machine.
public struct LocalFormats: Sendable {
    public let locale: Locale
    public let timeZone: TimeZone

    public init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// A calendar day in full: `15 février 2026`, `1er mars 2026`.
    public func day(_ date: Date) -> String {
        let text = date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
        return isFrench ? frenchOrdinal(text) : text
    }

    private var isFrench: Bool { locale.language.languageCode == .french }

    /// French counts the first day of a month as an ordinal, which the formats of Unicode do not know.
    private func frenchOrdinal(_ day: String) -> String {
        let rest = day.dropFirst()
        return day.hasPrefix("1") && rest.first?.isWhitespace == true ? "1er" + rest : day
    }

    /// A whole number, in groups of three: `1 500`.
    public func number(_ number: Int) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: locale))
    }

    /// A price without needless decimals: `490 €`, `490,50 €`.
    ///
    /// - Parameter currency: ISO 4217, such as `EUR`.
    public func price(_ amount: Decimal, currency: String) -> String {
        let isWhole = !amount.description.contains(".")
        let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
        return amount.formatted(style.precision(.fractionLength(isWhole ? 0 : 2)))
    }
}
