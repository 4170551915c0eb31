#if canImport(SwiftUI)
import AppShell
import Foundation
import SwiftUI

/// A date, a time of day or both, by the system's picker in the app's language and time zone.
struct DatePickerView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    @ViewBuilder var body: some View {
        if case .pick(let picker, _) = content.action {
            drawn(picker)
                .environment(\.locale, picker.formats.locale)
                .environment(\.timeZone, picker.formats.timeZone)
        }
    }

    @ViewBuilder private func drawn(_ picker: AppShell.Content.DatePicker) -> some View {
        let label = Text(verbatim: content.label)
        // Times of day may go past midnight; those outside are not taken.
        if let range = picker.range, picker.components != .time {
            DatePicker(selection: date(of: picker), in: range, displayedComponents: picker.components.shown) { label }
        } else {
            DatePicker(selection: date(of: picker), displayedComponents: picker.components.shown) { label }
        }
    }

    private func date(of picker: AppShell.Content.DatePicker) -> Binding<Date> {
        Binding { @MainActor in
            picker.selection
        } set: { @MainActor new in
            let local = picker.local(new)
            if picker.date(at: local) != picker.selection { handle.act(.date(local), on: content) }
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
