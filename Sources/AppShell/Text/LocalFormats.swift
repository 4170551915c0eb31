#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

/// Dates and prices in the person's language and zone, both given: never those of the machine.
public struct LocalFormats: Sendable {
    public let locale: Locale
    private let currentTimeZone: @Sendable () -> TimeZone

    /// - Parameter timeZone: stays the same, unless it is `.autoupdatingCurrent`, which follows the phone.
    public init(locale: Locale, timeZone: TimeZone) {
        self.init(locale: locale, currentTimeZone: { timeZone })
    }

    /// - Parameter currentTimeZone: the phone's time zone at the moment of the call; any thread may call it.
    public init(locale: Locale, currentTimeZone: @escaping @Sendable () -> TimeZone) {
        self.locale = locale
        self.currentTimeZone = currentTimeZone
    }

    /// Where the phone is now. It may change while the app runs: ask each time, and keep nothing that depends on it.
    public var timeZone: TimeZone { currentTimeZone() }

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
