/// What an app shows at one moment.
public struct ScreenSnapshot: Hashable, Sendable {
    /// The tabs, stacks and sheets, in words; nil if the app is not in the foreground.
    public let navigation: String?
    /// Everything drawn, if anything is.
    public let screen: ScreenElement?

    public init(navigation: String?, screen: ScreenElement?) {
        self.navigation = navigation
        self.screen = screen
    }
}

/// An element of a screen, with its contents.
public struct ScreenElement: Hashable, Sendable {
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Whether the user can act on it.
        public static let interactive = Flags(rawValue: 1)
        public static let disabled = Flags(rawValue: 2)
        /// Selected or turned on.
        public static let selected = Flags(rawValue: 4)
        public static let busy = Flags(rawValue: 8)
        public static let valid = Flags(rawValue: 16)
        public static let invalid = Flags(rawValue: 32)
        /// Covered by a sheet.
        public static let covered = Flags(rawValue: 64)
        public static let focused = Flags(rawValue: 128)
    }

    /// Its kind: `button`, `heading 2`, `own bubble`.
    public let role: String
    /// Its text or label.
    public let label: String
    /// Its value.
    public let value: String?
    public let flags: Flags
    /// For a field: its validation message, as the user sees it.
    public let message: String?
    /// For a field: its placeholder.
    public let placeholder: String?
    /// Further details: how it is drawn, how many points a chart has.
    public let note: String?
    public let children: [ScreenElement]

    public init(
        role: String,
        label: String,
        value: String? = nil,
        flags: Flags = [],
        message: String? = nil,
        placeholder: String? = nil,
        note: String? = nil,
        children: [ScreenElement] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.flags = flags
        self.message = message
        self.placeholder = placeholder
        self.note = note
        self.children = children
    }
}
