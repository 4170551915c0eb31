import AppShell

extension AppTheme {
    /// OLED black and electric cyan, whatever the system's appearance (PI-S1.1).
    static let piTrainer = AppTheme(
        light: terminal,
        dark: terminal,
        typeface: .monospaced,
        headings: .monospaced,
        cornerRadius: 6,
        hasMonospacedDigits: true
    )

    private static let terminal = Palette(
        background: 0x000000,
        surface: 0x060B0E,
        fill: 0x0C1A20,
        text: 0xE6FBFF,
        secondaryText: 0x8FB8C2,
        separator: 0x16343D,
        tint: 0x00E5FF,
        onTint: 0x00171B,
        tintFill: 0x04252C,
        success: 0x4DFFB5,
        error: 0xFF6B81,
        notice: 0x0B2A33,
        onNotice: 0xB8F6FF
    )
}
