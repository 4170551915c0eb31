/// What an app shows at one moment.
public struct ScreenSnapshot: Hashable, Sendable {
    /// The tabs, stacks and sheets, in words; nil if the app is not in the foreground.
    public let navigation: String?
    /// Everything drawn, if anything is.
    public let screen: ScreenElement?
    /// The look of the product; nil for the standard one.
    public let theme: ScreenTheme?

    public init(navigation: String?, screen: ScreenElement?, theme: ScreenTheme? = nil) {
        self.navigation = navigation
        self.screen = screen
        self.theme = theme
    }
}
