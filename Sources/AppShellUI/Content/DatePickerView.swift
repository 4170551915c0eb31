#if canImport(SwiftUI)
import AppShell
import Foundation
import SwiftUI

/// A date, a time of day or both, by the system's picker in the app's language and time zone.
struct DatePickerView: View {
    let content: AppShell.Content

    @ViewBuilder var body: some View {
        if case .pick(let picker, let set) = content.action {
            drawn(picker, set)
                .environment(\.locale, picker.formats.locale)
                .environment(\.timeZone, picker.formats.timeZone)
        }
    }

    @ViewBuilder private func drawn(
        _ picker: AppShell.Content.DatePicker,
        _ set: @escaping (Date) -> Void
    ) -> some View {
        let label = Text(verbatim: content.label)
        // Times of day may go past midnight; those outside are not taken.
        if let range = picker.range, picker.components != .time {
            DatePicker(
                selection: date(of: picker, set),
                in: range,
                displayedComponents: picker.components.shown
            ) { label }
        } else {
            DatePicker(selection: date(of: picker, set), displayedComponents: picker.components.shown) { label }
        }
    }

    private func date(of picker: AppShell.Content.DatePicker, _ set: @escaping (Date) -> Void) -> Binding<Date> {
        Binding { @MainActor in
            picker.selection
        } set: { @MainActor new in
            // The same way as a script's.
            if let date = picker.date(at: picker.local(new)), date != picker.selection { set(date) }
        }
    }
}

extension AppShell.Content.DatePicker.Components {
    fileprivate var shown: DatePickerComponents {
        switch self {
        case .date: .date
        case .time: .hourAndMinute
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}
#endif
