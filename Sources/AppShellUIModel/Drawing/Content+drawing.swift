public import AppShell

extension Content {
    /// For a screen: the keypad, drawn below the scroll view. A scroll view delays touches, and a drag that starts on a key
    /// would not scroll.
    public var pinnedKeypad: Content? { children.last { $0.role == .keypad } }

    /// For a screen: the content of the scroll view.
    public var scrolledChildren: [Content] {
        var scrolled = withoutDialogs.children
        if let index = scrolled.lastIndex(where: { $0.role == .keypad }) { scrolled.remove(at: index) }
        return scrolled
    }

    /// Whether the element or one inside is a password field.
    public var hasPasswordField: Bool { role == .field(.password) || children.contains(where: \.hasPasswordField) }

    /// Whether no lazy stack may drop the view of the element or of one inside: only its view has the keyboard, a typed
    /// password or the position of a film.
    public var needsAllViews: Bool {
        switch role {
        case .field, .video, .audio: true
        default: children.contains(where: \.needsAllViews)
        }
    }

    /// For a card: whether an element inside has an action. A native button would take its taps.
    public var holdsControls: Bool {
        children.contains { !$0.isOutsideCard && ($0.action != nil || $0.holdsControls) }
    }

    /// For a part of a card: whether it is drawn outside the card's button.
    public var isOutsideCard: Bool { role == .menu || role == .rowActions }

    /// Whether a view of the other element can stay as it is. Always false for interactive elements: their closures may
    /// capture newer values although they look the same.
    public func isDrawn(like other: Content) -> Bool {
        isPassive && other.isPassive && ContentSnapshot(self) == ContentSnapshot(other)
    }

    private var isPassive: Bool { action == nil && native == nil && children.allSatisfy(\.isPassive) }
}

extension Content {
    /// The fraction of a progress that is complete, 0 to 1; nil if unknown.
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

extension AppColor {
    /// Red, green and blue, 0 to 1 each, in sRGB.
    public var components: (red: Double, green: Double, blue: Double) {
        (Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
    }
}

/// Where the picture of ``Content/image(_:source:)`` comes from.
public enum PictureSource: Hashable, Sendable {
    /// From the network.
    case remote(String)
    /// The system's symbol of that name, or the app's own picture where it has one.
    case named(String)
    /// No source: the description is shown instead.
    case none

    /// - Parameter source: a name, or a URL; nil and empty texts become ``none``.
    public init(_ source: String?) {
        switch source {
        case nil, "": self = .none
        case let source?: self = source.contains("/") ? .remote(source) : .named(source)
        }
    }
}
