#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

extension LocalFormats {
    /// The time of a day, without seconds: `19:30`.
    public func time(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
    }
}
