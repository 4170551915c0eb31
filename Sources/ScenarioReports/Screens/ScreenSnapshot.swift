/// What there is to see of an app at one moment.
public struct ScreenSnapshot: Hashable, Sendable {
    /// The tabs, the stacks and the sheets, in words; nil where the app does not run or is in the background.
    public let navigation: String?
    /// Everything drawn; nil where nothing is.
    public let screen: ScreenElement?

    public init(navigation: String?, screen: ScreenElement?) {
        self.navigation = navigation
        self.screen = screen
    }
}

/// One element of a screen, as a person takes it in, with what it consists of.
public struct ScreenElement: Hashable, Sendable {
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// A person can act on it.
        public static let interactive = Flags(rawValue: 1)
        public static let disabled = Flags(rawValue: 2)
        /// Selected, or switched on.
        public static let selected = Flags(rawValue: 4)
        public static let busy = Flags(rawValue: 8)
        public static let valid = Flags(rawValue: 16)
        public static let invalid = Flags(rawValue: 32)
        /// Under a sheet: shown, but out of reach.
        public static let covered = Flags(rawValue: 64)
        public static let focused = Flags(rawValue: 128)
    }

    /// What it is: `button`, `heading 2`, `own bubble`.
    public let role: String
    /// What it says, or is called.
    public let label: String
    /// What it holds.
    public let value: String?
    public let flags: Flags
    /// For a field: what is wrong with it, in the person's words.
    public let message: String?
    /// For a field: an example of what belongs there.
    public let placeholder: String?
    /// What else there is to say of it: how it is drawn, how many points a chart has.
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
