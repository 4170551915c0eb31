public import AppShell

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension AppTheme {
    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// Two colours of one appearance that stand on each other and are too much alike.
    public struct ContrastIssue: Hashable, Sendable, CustomStringConvertible {
        public let appearance: Appearance
        /// The role of the text's colour: `secondaryText`.
        public let text: String
        /// The role of what is behind it: `surface`.
        public let background: String
        /// From 1, for equal colours, to 21.
        public let ratio: Double

        /// `secondaryText on surface, dark: 3.9:1`, rounded down.
        public var description: String {
            let tenths = Int(ratio * 10)
            return "\(text) on \(background), \(appearance.rawValue): \(tenths / 10).\(tenths % 10):1"
        }
    }

    /// What text needs, whatever its size (WCAG 2.2, success criterion 1.4.3, level AA).
    public static let neededContrast = 4.5

    /// The pairs of colours that hosts draw on each other and that some people can't tell apart, those of the light
    /// appearance first. Separators say nothing, and need no contrast.
    public var contrastIssues: [ContrastIssue] {
        Appearance.allCases.flatMap { appearance in
            let palette = appearance == .light ? light : dark
            return Palette.pairs.compactMap { text, background in
                let ratio = palette[keyPath: text.color].contrast(with: palette[keyPath: background.color])
                guard ratio < Self.neededContrast else { return nil }
                return ContrastIssue(
                    appearance: appearance,
                    text: text.role,
                    background: background.role,
                    ratio: ratio
                )
            }
        }
    }
}

extension AppTheme.Palette {
    fileprivate typealias Named = (role: String, color: KeyPath<Self, AppColor> & Sendable)

    /// Each text with what it is drawn on.
    fileprivate static let pairs: [(text: Named, background: Named)] = {
        let background: Named = ("background", \.background)
        let surface: Named = ("surface", \.surface)
        let fill: Named = ("fill", \.fill)
        let tint: Named = ("tint", \.tint)
        func pairs(_ text: Named, on backgrounds: Named...) -> [(Named, Named)] { backgrounds.map { (text, $0) } }
        return pairs(("text", \.text), on: background, surface, fill)
            + pairs(("secondaryText", \.secondaryText), on: background, surface, fill)
            + pairs(tint, on: background, surface, ("tintFill", \.tintFill))
            + pairs(("onTint", \.onTint), on: tint)
            + pairs(("success", \.success), on: background, surface)
            + pairs(("error", \.error), on: background, surface)
            + pairs(("onNotice", \.onNotice), on: ("notice", \.notice))
    }()
}

extension AppColor {
    /// The contrast ratio of two colours, from 1 to 21, the same both ways (WCAG 2.2, “contrast ratio”).
    public func contrast(with other: AppColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// From 0, black, to 1, white (WCAG 2.2, “relative luminance”).
    private var luminance: Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
