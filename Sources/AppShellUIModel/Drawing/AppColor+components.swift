public import AppShell

extension AppColor {
    /// Red, green and blue, 0 to 1 each, in sRGB.
    public var components: (red: Double, green: Double, blue: Double) {
        (Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
    }
}
