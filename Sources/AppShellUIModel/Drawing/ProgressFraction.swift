public import AppShell

extension Content {
    /// How far a progress has come, 0 to 1; nil where that is not known.
    public var progressFraction: Double? {
        guard role == .progress, let value, let percent = Double(value.prefix { $0.isNumber }) else { return nil }
        return min(percent / 100, 1)
    }
}

extension Content.Chart {
    /// How dark the square of a figure is in a map: 0.1 to 1, 1 for the highest.
    public func shade(of point: Point) -> Double {
        let highest = points.map(\.value).max() ?? 0
        guard highest > 0, point.value > 0 else { return 0.1 }
        return 0.1 + 0.9 * point.value / highest
    }
}
