#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// A product's theme as views read it, in light or in dark.
struct AppStyle {
    let theme: AppTheme
    let palette: AppTheme.Palette

    init(_ theme: AppTheme, _ scheme: ColorScheme) {
        self.theme = theme
        palette = scheme == .dark ? theme.dark : theme.light
    }

    /// Of a text style, so that it grows with the person's text size.
    func font(_ style: Font.TextStyle, isHeading: Bool = false) -> Font {
        let font = Font.system(style, design: (isHeading ? theme.headings : theme.typeface).design)
        return theme.hasMonospacedDigits ? font.monospacedDigit() : font
    }

    var corners: RoundedRectangle { RoundedRectangle(cornerRadius: theme.cornerRadius) }
}

extension AppTheme.Typeface {
    fileprivate var design: Font.Design {
        switch self {
        case .system: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}

extension Color {
    init(_ color: AppColor) {
        let (red, green, blue) = color.components
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: 1)
    }
}

private struct AppStyleKey: EnvironmentKey {
    static var defaultValue: AppStyle { AppStyle(.standard, .light) }
}

extension EnvironmentValues {
    var appStyle: AppStyle {
        get { self[AppStyleKey.self] }
        set { self[AppStyleKey.self] = newValue }
    }
}
#endif
