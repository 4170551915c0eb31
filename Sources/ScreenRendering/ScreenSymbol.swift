/// Symbols drawn as lines in a square of 24 points, by the names of SF Symbols, in the colour of the text.
enum ScreenSymbol {
    private static let paths: [String: String] = [
        "house": "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
        "graduationcap": "M12 5 2 10l10 5 10-5-10-5ZM6 12.2V17c0 1.2 2.7 2.5 6 2.5s6-1.3 6-2.5v-4.8M22 10v5.5",
        "newspaper": "M4 5h13v14H5.5A1.5 1.5 0 0 1 4 17.5V5ZM17 9h3v8.5a1.5 1.5 0 0 1-3 0M7 9h7M7 12h7M7 15h4",
        "envelope": "M3 6h18v12H3V6Zm0 .5 9 7 9-7",
        "tag": "M3 4h8l10 10-7 7L4 11 3 4Zm4.5 3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
        "creditcard": "M3 6h18v12H3V6Zm0 4h18M6 15h4",
        "person": "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.900 1.900 7.500 5.500",
        "gearshape":
            "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm0-6v3m0 12v3M3 12h3m12 0h3M5.600 5.600l2.100 2.100m8.600 8.600 2.100 2.100m0-12.800-2.100 2.100m-8.600 8.600-2.100 2.100",
        "checkmark.circle.fill": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-4 9.500 2.800 2.800L16 9.500",
    ]

    /// A ring stands for a name that is not known; a mark of its own for a logo.
    static func svg(_ name: String) -> String {
        if name == "logo" {
            return drawn("M4 19V6l8 7 8-7v13M4 6l8 7 8-7", className: "e-logo")
        }
        let plain = name.split(separator: ".").first.map(String.init) ?? name
        return drawn(paths[name] ?? paths[plain] ?? "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z", className: "e-icon")
    }

    private static func drawn(_ path: String, className: String) -> String {
        "<svg class=\"\(className)\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }

    /// The renderer's own.
    enum Glyph {
        case empty, failure, loading, chevron

        var svg: String {
            switch self {
            case .empty: drawn("M4 8h16l-2 12H6L4 8Zm4 0V6a4 4 0 0 1 8 0v2", className: "e-glyph")
            case .failure: drawn("M12 3 2 20h20L12 3Zm0 6v5m0 2.500v.500", className: "e-glyph")
            case .loading: drawn("M12 4a8 8 0 1 1-8 8", className: "e-glyph e-spinner")
            case .chevron: drawn("m7 10 5 5 5-5", className: "e-chevron")
            }
        }
    }
}
