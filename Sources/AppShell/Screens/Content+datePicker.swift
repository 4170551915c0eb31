#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Content {
    /// A date, a time of day or both, set without typing.
    ///
    /// ```swift
    /// Content.datePicker("Date", selection: date, in: today...inAYear, components: .date, formats: formats) {
    ///     self.date = $0
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - range: what can be set, by the day, the minute or both; for times, from the time of day of its lower bound to that
    ///     of its upper one, past midnight where that is earlier. nil: all of the years 1 to 9999.
    ///   - components: what is set; the rest of the selection stays as it is.
    ///   - formats: how it is shown, and in which time zone; the environment's.
    ///   - set: gets the new date, which lies in the range.
    public static func datePicker(
        _ label: String,
        selection: Date,
        in range: ClosedRange<Date>? = nil,
        components: DatePicker.Components = .date,
        formats: LocalFormats,
        isEnabled: Bool = true,
        set: @escaping (Date) -> Void
    ) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        let picker = DatePicker(selection: selection, range: range, components: components, formats: formats)
        var content = Content(
            role: .datePicker,
            label: label,
            value: picker.text(of: selection),
            state: state,
            action: .pick(picker, set)
        )
        content.details = .localDate(picker.shown)
        return content
    }

    /// For a date picker: what it shows.
    public var localDate: LocalDate? { if case .localDate(let date) = details { date } else { nil } }

    /// What a date picker shows, in ISO 8601 without a zone: `2026-03-12`, `19:30`, `2026-03-12T19:30`.
    public struct LocalDate: Hashable, Sendable {
        /// What is set.
        public let components: DatePicker.Components
        /// The selection.
        public let text: String
        /// The first and the last that can be set; nil: there is no end.
        public let least: String?
        public let most: String?

        /// Whether it can be set to that; of the same components.
        func includes(_ text: String) -> Bool {
            guard let least, let most else { return true }
            // From the evening to the morning.
            if least > most { return text >= least || text <= most }
            return least <= text && text <= most
        }
    }

    /// A date that is picked: from the app's side.
    public struct DatePicker: Sendable {
        /// What is set.
        public enum Components: String, Hashable, Sendable {
            /// A day, a time of day to the minute, or both.
            case date, time, dateAndTime
        }

        /// As it is.
        public let selection: Date
        /// What can be set; nil: there is no end.
        public let range: ClosedRange<Date>?
        /// What is set.
        public let components: Components
        /// How dates are shown, and in which zone.
        public let formats: LocalFormats

        /// A date as the screen shows it: `12 mars 2026`, `19:30`, `12 mars 2026 à 19:30`.
        public func text(of date: Date) -> String {
            switch components {
            case .date: formats.day(date)
            case .time: formats.time(date)
            case .dateAndTime: formats.dayAndTime(date)
            }
        }

        /// The date that is set by a local one.
        ///
        /// - Parameter local: as in ``LocalDate``.
        /// - Returns: nil where there is no such day, or it can't be set.
        public func date(at local: String) -> Date? {
            guard let picked = LocalMoment(local, components), shown.includes(local) else { return nil }
            let now = LocalMoment(selection, in: formats.timeZone)
            let moment = LocalMoment(
                day: components == .time ? now.day : picked.day,
                second: components == .date ? now.second : picked.second
            )
            guard let date = moment.date(in: formats.timeZone) else { return nil }
            guard let range, components != .time else { return date }
            return min(max(date, range.lowerBound), range.upperBound)
        }

        var shown: LocalDate {
            LocalDate(
                components: components,
                text: local(selection),
                least: range.map { local($0.lowerBound) },
                most: range.map { local($0.upperBound) }
            )
        }

        /// A date as in ``LocalDate``.
        package func local(_ date: Date) -> String {
            LocalMoment(date, in: formats.timeZone).text(of: components)
        }
    }
}

extension ContentSnapshot {
    /// See ``Content/localDate``.
    public var localDate: Content.LocalDate? { if case .localDate(let date) = details { date } else { nil } }
}
