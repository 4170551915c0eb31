import AppShell

extension AppTheme {
    /// Warm paper, deep indigo for what can be done, an apricot for notices; titles in a serif, as a school has.
    static let madinia = AppTheme(
        light: Palette(
            background: 0xFBF7F2,
            surface: 0xFFFFFF,
            fill: 0xF1E9DF,
            text: 0x241F33,
            secondaryText: 0x5E566B,
            separator: 0xE4D9CC,
            tint: 0x4B2FA8,
            onTint: 0xFFFFFF,
            tintFill: 0xECE6FA,
            success: 0x1B6840,
            error: 0xB0232B,
            notice: 0xFFE7CC,
            onNotice: 0x5E3305
        ),
        dark: Palette(
            background: 0x15121D,
            surface: 0x211C2D,
            fill: 0x302940,
            text: 0xF4EFFA,
            secondaryText: 0xBDB3CC,
            separator: 0x3B334C,
            tint: 0xC4B2FF,
            onTint: 0x23124F,
            tintFill: 0x33284F,
            success: 0x86DDAA,
            error: 0xFF9E9E,
            notice: 0x4A3418,
            onNotice: 0xFFDDB0
        ),
        headings: .serif,
        cornerRadius: 18
    )
}
