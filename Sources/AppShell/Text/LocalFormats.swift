#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

/// Formats dates, numbers and prices in a given locale and time zone, never the machine's.
public struct LocalFormats: Sendable {
    /// The person's language and region.
    public let locale: Locale
    private let currentTimeZone: @Sendable () -> TimeZone
    private let known: FormattedTexts?

    /// - Parameter timeZone: fixed, unless it is `.autoupdatingCurrent`.
    public init(locale: Locale, timeZone: TimeZone) {
        self.init(locale: locale, currentTimeZone: { timeZone })
    }

    /// - Parameter currentTimeZone: returns the phone's current time zone; called from any thread.
    public init(locale: Locale, currentTimeZone: @escaping @Sendable () -> TimeZone) {
        self.init(locale: locale, known: nil, currentTimeZone: currentTimeZone)
    }

    /// - Parameter known: what was formatted before.
    package init(locale: Locale, known: FormattedTexts?, currentTimeZone: @escaping @Sendable () -> TimeZone) {
        self.locale = locale
        self.known = known
        self.currentTimeZone = currentTimeZone
    }

    /// The same for another locale.
    package func with(_ locale: Locale) -> LocalFormats {
        LocalFormats(locale: locale, known: known, currentTimeZone: currentTimeZone)
    }

    /// The phone's current time zone. It may change while the app runs, so do not cache what depends on it.
    public var timeZone: TimeZone { currentTimeZone() }

    /// A calendar day in full: `15 février 2026`, `1er mars 2026`.
    public func day(_ date: Date) -> String {
        let timeZone = timeZone
        return text(of: .day(date, timeZone: timeZone.identifier)) { format(date, in: timeZone) }
    }

    /// A calendar day in full, and the time of day without seconds: `15 février 2026 à 19:30`.
    public func dayAndTime(_ date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.wide).year()
            .hour(.conversationalTwoDigits(amPM: .abbreviated)).minute(.twoDigits)
        return ordinal(date.formatted(style))
    }

    private func text(of value: FormattedTexts.Value, format: () -> String) -> String {
        known.map { $0.text(of: value, in: locale.identifier, format: format) } ?? format()
    }

    private func format(_ date: Date, in timeZone: TimeZone) -> String {
        ordinal(date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone)))
    }

    private func ordinal(_ text: String) -> String { isFrench ? frenchOrdinal(text) : text }

    private var isFrench: Bool { locale.language.languageCode == .french }

    /// French writes the first of a month as an ordinal, which Unicode's formats lack.
    private func frenchOrdinal(_ day: String) -> String {
        let rest = day.dropFirst()
        return day.hasPrefix("1") && rest.first?.isWhitespace == true ? "1er" + rest : day
    }

    /// A whole number with grouping: `1 500`.
    public func number(_ number: Int) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: locale))
    }

    /// A price, with decimals only if it has any: `490 €`, `490,50 €`.
    ///
    /// - Parameter currency: ISO 4217, such as `EUR`.
    public func price(_ amount: Decimal, currency: String) -> String {
        text(of: .price(amount, currency: currency)) {
            let isWhole = !amount.description.contains(".")
            let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
            return amount.formatted(style.precision(.fractionLength(isWhole ? 0 : 2)))
        }
    }
}
