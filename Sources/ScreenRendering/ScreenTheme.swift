/// The look of a product.
public struct ScreenTheme: Hashable, Sendable {
    /// A custom property of CSS, by its name without dashes in front: `background`, `tint`, `radius`.
    public struct Property: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    /// Of a light screen, by name.
    public let light: [Property]
    /// Of a dark one.
    public let dark: [Property]
    /// Of both.
    public let common: [Property]

    public init(light: [String: String], dark: [String: String], common: [String: String]) {
        func properties(_ values: [String: String]) -> [Property] {
            values.sorted { $0.key < $1.key }.map { Property(name: $0.key, value: $0.value) }
        }
        self.light = properties(light)
        self.dark = properties(dark)
        self.common = properties(common)
    }

    /// Custom properties, in light and dark.
    ///
    /// - Parameter selector: what holds drawn screens: `.glass`.
    public func css(selector: String) -> String {
        let dark = "\(selector){color-scheme:dark;\(Self.rules(dark))}"
        return """
            \(selector){color-scheme:light;\(Self.rules(light))\(Self.rules(common))}
            @media (prefers-color-scheme:dark){:root:not([data-theme=light]) \(dark)}
            :root[data-theme=dark] \(dark)

            """
    }

    /// Only what can be no more than a value: a report may come from anywhere.
    private static func rules(_ properties: [Property]) -> String {
        properties.filter { property in
            property.name.allSatisfy { $0.isLetter || $0 == "-" }
                && !property.value.contains { "{};<>\\".contains($0) }
        }.map { "--\($0.name):\($0.value);" }.joined()
    }
}

/// As objects of names and values.
extension ScreenTheme: Codable {
    private enum CodingKeys: CodingKey {
        case light, dark, common
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func properties(_ key: CodingKeys) throws -> [String: String] {
            try container.decode([String: String].self, forKey: key)
        }
        self.init(light: try properties(.light), dark: try properties(.dark), common: try properties(.common))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        for (key, properties) in [(CodingKeys.light, light), (.dark, dark), (.common, common)] {
            try container.encode(Dictionary(properties.map { ($0.name, $0.value) }) { $1 }, forKey: key)
        }
    }
}
