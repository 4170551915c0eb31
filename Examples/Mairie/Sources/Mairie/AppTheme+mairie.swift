import AppShell

extension AppTheme {
    /// The green of the plane trees, stone behind it, the yellow of the facades for notices.
    static let mairie = AppTheme(
        light: Palette(
            background: 0xF6F8F5,
            surface: 0xFFFFFF,
            fill: 0xE6EDE6,
            text: 0x1C2620,
            secondaryText: 0x4F5D54,
            separator: 0xD3DDD5,
            tint: 0x1B5E3B,
            onTint: 0xFFFFFF,
            tintFill: 0xDFEFE5,
            success: 0x1B6840,
            error: 0xA8232B,
            notice: 0xFFF0CC,
            onNotice: 0x4F3A05
        ),
        dark: Palette(
            background: 0x111612,
            surface: 0x1B221D,
            fill: 0x28322B,
            text: 0xEFF5F0,
            secondaryText: 0xB4C2B8,
            separator: 0x364139,
            tint: 0x8FD6AC,
            onTint: 0x08301B,
            tintFill: 0x21372A,
            success: 0x86DDAA,
            error: 0xFF9E9E,
            notice: 0x46381A,
            onNotice: 0xFFE3B0
        )
    )
}
