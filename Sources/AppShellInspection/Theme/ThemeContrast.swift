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
    public var contrastIssues: [ContrastIssue] { light.issues(in: .light) + dark.issues(in: .dark) }
}

extension AppTheme.Palette {
    private struct Role {
        let name: String
        let color: AppColor
    }

    /// Each text against what it is drawn on.
    fileprivate func issues(in appearance: AppTheme.Appearance) -> [AppTheme.ContrastIssue] {
        let background = Role(name: "background", color: background)
        let surface = Role(name: "surface", color: surface)
        let fill = Role(name: "fill", color: fill)
        let tint = Role(name: "tint", color: tint)
        let tintFill = Role(name: "tintFill", color: tintFill)
        let notice = Role(name: "notice", color: notice)
        let pairs: [(text: Role, backgrounds: [Role])] = [
            (Role(name: "text", color: text), [background, surface, fill]),
            (Role(name: "secondaryText", color: secondaryText), [background, surface, fill]),
            (tint, [background, surface, tintFill]),
            (Role(name: "onTint", color: onTint), [tint]),
            (Role(name: "success", color: success), [background, surface]),
            (Role(name: "error", color: error), [background, surface]),
            (Role(name: "onNotice", color: onNotice), [notice]),
        ]
        return pairs.flatMap { text, backgrounds in
            backgrounds.compactMap { background in
                let ratio = text.color.contrast(with: background.color)
                guard ratio < AppTheme.neededContrast else { return nil }
                return AppTheme.ContrastIssue(
                    appearance: appearance,
                    text: text.name,
                    background: background.name,
                    ratio: ratio
                )
            }
        }
    }
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
