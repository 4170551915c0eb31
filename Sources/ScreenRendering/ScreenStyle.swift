import CScreenAssets

/// The style sheet and the script of drawn screens: those of the report and of the web host.
public enum ScreenStyle {
    /// One style sheet for every product; ``ScreenTheme`` adds a product's look.
    public static var css: String {
        // No style attributes, which a strict policy forbids: a class for each percentage.
        let opacities = (0...100).map { ".o-\($0){opacity:\(Double($0) / 100)}" }.joined()
        return text(screen_style()) + opacities + "\n"
    }

    /// Plays effects and fades, where the page hands it a screen: `playScreen(root)`. Without it screens stand
    /// still.
    public static var script: String { text(screen_script()) }

    private static func text(_ asset: ScreenAsset) -> String {
        String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    }
}
