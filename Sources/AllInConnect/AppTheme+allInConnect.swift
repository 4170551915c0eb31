import AppShell

extension AppTheme {
    /// The Riviera: sea green for what can be done, sand behind, lemon for notices; round shapes.
    static let allInConnect = AppTheme(
        light: Palette(
            background: 0xF3F8F7,
            surface: 0xFFFFFF,
            fill: 0xE2EFED,
            text: 0x10302F,
            secondaryText: 0x45615F,
            separator: 0xCFE2DF,
            tint: 0x00706A,
            onTint: 0xFFFFFF,
            tintFill: 0xD7F1EE,
            success: 0x1D6B3C,
            error: 0xB3261E,
            notice: 0xFFF1B8,
            onNotice: 0x4F3F00
        ),
        dark: Palette(
            background: 0x081A1A,
            surface: 0x112827,
            fill: 0x1D3A38,
            text: 0xE9F7F5,
            secondaryText: 0xA5C6C2,
            separator: 0x254744,
            tint: 0x5FE0D3,
            onTint: 0x00302C,
            tintFill: 0x123F3B,
            success: 0x80E0A0,
            error: 0xFFA198,
            notice: 0x3F3605,
            onNotice: 0xFFEB99
        ),
        typeface: .rounded,
        headings: .rounded,
        cornerRadius: 22
    )
}
