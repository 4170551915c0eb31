import AppShell
import AppShellHeadless

#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// What an app in another language shows for the texts of a script in the language of the product's code.
///
/// It knows the product's tables and the framework's; in assertions it writes dates, prices and decimal numbers as the
/// language does. A text that it does not know stays as it is.
struct ScriptTranslation {
    private let lookup: TextLookup
    /// As the script writes dates and numbers, and as the app does.
    private let source: LocalFormats
    private let spoken: LocalFormats

    /// - Returns: nil where the app speaks the language of its code.
    init?(_ session: HeadlessSession) {
        guard let lookup = session.textLookup else { return nil }
        self.lookup = lookup
        (source, spoken) = session.scriptFormats
    }

    /// For a step of that kind: what a person types is no date of the app's.
    func wording(of kind: StepDefinition.Kind) -> (String) -> String {
        kind == .then ? { expected($0) } : { text in lookup.translation(of: text) { expected($0) } ?? text }
    }

    private func expected(_ text: String) -> String {
        lookup.translation(of: text) { expected($0) } ?? labelled(text) ?? date(text) ?? price(text) ?? number(text)
            ?? text
    }

    /// « Lieu : Fort-de-France », an element's label and its value.
    private func labelled(_ text: String) -> String? {
        guard let mark = text.firstMatch(of: #/\s?:\s/#)?.range,
            let label = lookup.translation(of: String(text[..<mark.lowerBound]), value: { expected($0) })
        else { return nil }
        return label + text[mark] + expected(String(text[mark.upperBound...]))
    }

    private func date(_ text: String) -> String? {
        let locale = source.locale
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: source.timeZone)
        // French writes the first of a month as an ordinal, which Unicode's formats lack.
        let plain = text.hasPrefix("1er ") ? "1" + text.dropFirst(3) : text
        guard let date = try? Date(plain, strategy: style.parseStrategy), source.day(date) == text else { return nil }
        return spoken.day(date)
    }

    private func price(_ text: String) -> String? {
        guard text.hasSuffix("€") else { return nil }
        let digits = text.dropLast().filter { !$0.isWhitespace }.replacing(",", with: ".")
        guard let amount = Decimal(string: String(digits)), source.price(amount, currency: "EUR").isSame(as: text)
        else {
            return nil
        }
        return spoken.price(amount, currency: "EUR")
    }

    private func number(_ text: String) -> String? {
        let parts = text.split(separator: source.decimalSeparator, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
        return parts.joined(separator: spoken.decimalSeparator)
    }
}

extension String {
    /// With whatever spaces.
    fileprivate func isSame(as other: String) -> Bool {
        filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
    }
}
