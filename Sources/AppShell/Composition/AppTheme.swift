/// The look of a product, for hosts to draw it with: its colours in light and in dark, its typefaces, its corners.
public struct AppTheme: Hashable, Sendable {
    /// The colours of light or of dark.
    public struct Palette: Hashable, Sendable {
        /// Behind everything.
        public var background: AppColor
        /// Of cards, fields and bars.
        public var surface: AppColor
        /// Of badges, tracks and what is not chosen.
        public var fill: AppColor
        /// On the background, surfaces and fills.
        public var text: AppColor
        /// On the same, for what matters less.
        public var secondaryText: AppColor
        /// Lines between things.
        public var separator: AppColor
        /// Of what can be acted on: text on surfaces, or behind ``onTint``.
        public var tint: AppColor
        /// Text on the tint.
        public var onTint: AppColor
        /// Behind tinted text.
        public var tintFill: AppColor
        /// Of what went well.
        public var success: AppColor
        /// Of errors.
        public var error: AppColor
        /// Behind notices.
        public var notice: AppColor
        /// Text on notices.
        public var onNotice: AppColor

        /// The colours of one appearance, each for the role it is named by.
        public init(
            background: AppColor,
            surface: AppColor,
            fill: AppColor,
            text: AppColor,
            secondaryText: AppColor,
            separator: AppColor,
            tint: AppColor,
            onTint: AppColor,
            tintFill: AppColor,
            success: AppColor,
            error: AppColor,
            notice: AppColor,
            onNotice: AppColor
        ) {
            self.background = background
            self.surface = surface
            self.fill = fill
            self.text = text
            self.secondaryText = secondaryText
            self.separator = separator
            self.tint = tint
            self.onTint = onTint
            self.tintFill = tintFill
            self.success = success
            self.error = error
            self.notice = notice
            self.onNotice = onNotice
        }
    }

    /// A kind of typeface, which a host has one of.
    public enum Typeface: String, Hashable, Sendable {
        /// The system's typeface, or its rounded, serif or fixed-width variant.
        case system, rounded, serif, monospaced
    }

    /// The colours of the light appearance.
    public var light: Palette
    /// The colours of the dark appearance.
    public var dark: Palette
    /// Of texts.
    public var typeface: Typeface
    /// Of headings.
    public var headings: Typeface
    /// Of cards and buttons, in points.
    public var cornerRadius: Double
    /// Whether all figures have one width.
    public var hasMonospacedDigits: Bool

    /// - Parameter cornerRadius: in points.
    public init(
        light: Palette,
        dark: Palette,
        typeface: Typeface = .system,
        headings: Typeface = .system,
        cornerRadius: Double = 14,
        hasMonospacedDigits: Bool = false
    ) {
        self.light = light
        self.dark = dark
        self.typeface = typeface
        self.headings = headings
        self.cornerRadius = cornerRadius
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// Quiet blue, for products that declare no look.
    public static let standard = AppTheme(
        light: Palette(
            background: 0xF4F6FA,
            surface: 0xFFFFFF,
            fill: 0xE9EDF4,
            text: 0x1B2330,
            secondaryText: 0x4F5A6C,
            separator: 0xD5DBE5,
            tint: 0x2456C7,
            onTint: 0xFFFFFF,
            tintFill: 0xE3EBFC,
            success: 0x12693A,
            error: 0xB3201A,
            notice: 0xFDF0D5,
            onNotice: 0x573400
        ),
        dark: Palette(
            background: 0x12161D,
            surface: 0x1D232D,
            fill: 0x2B3340,
            text: 0xEEF1F6,
            secondaryText: 0xB6C0CE,
            separator: 0x364050,
            tint: 0x93B4FF,
            onTint: 0x0C1A38,
            tintFill: 0x24304B,
            success: 0x7BD79A,
            error: 0xFF9A90,
            notice: 0x443315,
            onNotice: 0xF6D9A4
        )
    )
}

/// An opaque sRGB colour: `0x2456C7`.
public struct AppColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// Red, green and blue in eight bits each, red first.
    public let rgb: UInt32

    /// `0xRRGGBB`; bits above the lowest 24 are dropped.
    public init(integerLiteral rgb: UInt32) {
        self.rgb = rgb & 0xFFFFFF
    }
}
