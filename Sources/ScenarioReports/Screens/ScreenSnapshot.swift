/// What an app shows at one moment.
package struct ScreenSnapshot: Hashable, Sendable {
    /// The tabs, stacks and sheets, in words; nil if the app is not in the foreground.
    package let navigation: String?
    /// Everything drawn, if anything is.
    package let screen: ScreenElement?

    package init(navigation: String?, screen: ScreenElement?) {
        self.navigation = navigation
        self.screen = screen
    }
}

/// An element of a screen, with its contents.
package struct ScreenElement: Hashable, Sendable {
    /// Its state.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Whether the user can act on it.
        package static let interactive = Flags(rawValue: 1)
        package static let disabled = Flags(rawValue: 2)
        /// Selected or turned on.
        package static let selected = Flags(rawValue: 4)
        package static let busy = Flags(rawValue: 8)
        package static let valid = Flags(rawValue: 16)
        package static let invalid = Flags(rawValue: 32)
        /// Covered by a sheet.
        package static let covered = Flags(rawValue: 64)
        package static let focused = Flags(rawValue: 128)
    }

    /// Its kind: `button`, `heading 2`, `own bubble`.
    package let role: String
    /// Its text or label.
    package let label: String
    /// Its value.
    package let value: String?
    package let flags: Flags
    /// For a field: its validation message, as the user sees it.
    package let message: String?
    /// For a field: its placeholder.
    package let placeholder: String?
    /// Further details: how it is drawn, how many points a chart has.
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
