import AppShell

#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// Dates and numbers in the person's language, and in the zone where the phone was when this was made. The formats are
/// made once for all rows.
struct StatsTexts {
    /// An IANA identifier; a zone that follows the phone is equal to itself wherever that is.
    let timeZone: String
    private let formats: LocalFormats
    private let momentStyle: Date.FormatStyle
    private let shortDayStyle: Date.FormatStyle
    private let countStyle: IntegerFormatStyle<Int>
    private let speedStyle: FloatingPointFormatStyle<Double>
    /// Whether small numbers are written as Swift writes them, which is much quicker.
    private let hasPlainDigits: Bool

    init(_ formats: LocalFormats) {
        let timeZone = formats.timeZone
        self.timeZone = timeZone.identifier
        self.formats = LocalFormats(locale: formats.locale, timeZone: timeZone)
        momentStyle = Date.FormatStyle(date: .long, time: .shortened, locale: formats.locale, timeZone: timeZone)
        shortDayStyle = Date.FormatStyle(locale: formats.locale, timeZone: timeZone).day().month(.abbreviated)
        countStyle = IntegerFormatStyle(locale: formats.locale)
        hasPlainDigits = countStyle.format(123) == "123"
        speedStyle = FloatingPointFormatStyle(locale: formats.locale).precision(.fractionLength(1))
    }

    /// `23 janvier 2026`
    func day(_ date: Date) -> String { formats.day(date) }

    /// `23 janvier 2026 à 18:04`
    func moment(_ date: Date) -> String { momentStyle.format(date) }

    /// `23 janv.`
    func shortDay(_ date: Date) -> String { shortDayStyle.format(date) }

    func count(_ value: Int) -> StatsCount {
        let isPlain = hasPlainDigits && (0..<1_000).contains(value)
        return StatsCount(value, text: isPlain ? "\(value)" : countStyle.format(value))
    }

    /// `3,2`
    func oneDecimal(_ value: Double) -> String { speedStyle.format(value) }
}
