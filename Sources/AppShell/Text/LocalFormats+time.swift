#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

extension LocalFormats {
    /// The time of day without seconds, the hour in two digits: `19:30`, `09:05`.
    public func time(_ date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        return date.formatted(style.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits))
    }
}
