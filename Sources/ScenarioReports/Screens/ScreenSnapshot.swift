/// The state of an app's screen at one moment.
package struct ScreenSnapshot: Hashable, Sendable {
    /// The tabs, the stacks and the sheets, in words; nil where the app does not run or is in the background.
    package let navigation: String?
    /// Everything drawn; nil where nothing is.
    package let screen: ScreenElement?

    package init(navigation: String?, screen: ScreenElement?) {
        self.navigation = navigation
        self.screen = screen
    }
}

/// One element of a screen, with its parts.
package struct ScreenElement: Hashable, Sendable {
    /// Its state.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// A person can act on it.
        package static let interactive = Flags(rawValue: 1)
        package static let disabled = Flags(rawValue: 2)
        /// Selected, or switched on.
        package static let selected = Flags(rawValue: 4)
        package static let busy = Flags(rawValue: 8)
        package static let valid = Flags(rawValue: 16)
        package static let invalid = Flags(rawValue: 32)
        /// Under a sheet: shown, but out of reach.
        package static let covered = Flags(rawValue: 64)
        package static let focused = Flags(rawValue: 128)
    }

    /// Its kind: `button`, `heading 2`, `own bubble`.
    package let role: String
    /// Its text or name.
    package let label: String
    /// Its content.
    package let value: String?
    package let flags: Flags
    /// The error message of a field.
    package let message: String?
    /// The placeholder of a field.
    package let placeholder: String?
    /// Anything else: how it is drawn, how many points a chart has.
    package let note: String?
    package let children: [ScreenElement]

    package init(
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
