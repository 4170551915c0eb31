import AppShell
import AppShellInspection
import Testing

@Suite("The contrast of a theme")
struct ThemeContrastTests {
    @Test(
        "ratios are those of WCAG's own examples, the same both ways",
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
            (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.59),
        ] as [(UInt32, UInt32, Double)]
    )
    func ratios(_ one: UInt32, _ other: UInt32, _ ratio: Double) {
        let (one, other) = (AppColor(integerLiteral: one), AppColor(integerLiteral: other))
        #expect(abs(one.contrast(with: other) - ratio) < 0.005)
        #expect(one.contrast(with: other) == other.contrast(with: one))
    }

    @Test("the standard theme can be read; grey on white can't, and in the other appearance still can")
    func issues() {
        #expect(AppTheme.standard.contrastIssues == [])
        var theme = AppTheme.standard
        theme.light.secondaryText = 0x8A8A8A
        #expect(
            theme.contrastIssues.map(\.description) == [
                "secondaryText on background, light: 3.1:1", "secondaryText on surface, light: 3.4:1",
                "secondaryText on fill, light: 2.9:1",
            ]
        )
        theme = .standard
        theme.dark.onTint = theme.dark.tint
        #expect(theme.contrastIssues.map(\.description) == ["onTint on tint, dark: 1.0:1"])
    }
}
