#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Dates and prices that were formatted before, for the phones of one process: Unicode's formatters cost more than all
/// else on a card.
package final class FormattedTexts: Sendable {
    enum Value: Hashable {
        case day(Date, timeZone: String)
        case price(Decimal, currency: String)
    }

    private struct Key: Hashable {
        let value: Value
        let locale: String
    }

    /// The most texts; then it begins anew.
    private static let most = 2_000
    private let texts = Lock<[Key: String]>([:])

    package init() {}

    func text(of value: Value, in locale: String, format: () -> String) -> String {
        let key = Key(value: value, locale: locale)
        if let known = texts.withLock({ $0[key] }) { return known }
        let text = format()
        texts.withLock { texts in
            if texts.count >= Self.most { texts = [:] }
            texts[key] = text
        }
        return text
    }
}
