extension Content {
    /// What elements of a few roles have besides their actions, as values.
    indirect enum Details: Hashable, Sendable {
        case scale(Scale)
        case localDate(LocalDate)
        case media(Media)
        case position(Position)
    }

    /// What an element consists of; shared by its copies. ``Content`` alone reads and changes it, and an access to a value is
    /// exclusive already: checking each again took an eighth of a tap.
    final class Storage {
        @exclusivity(unchecked) var role: Role
        @exclusivity(unchecked) var id: String?
        @exclusivity(unchecked) var label: String
        @exclusivity(unchecked) var value: String?
        @exclusivity(unchecked) var state: State
        @exclusivity(unchecked) var children: [Content]
        @exclusivity(unchecked) var action: Action?
        /// Nil for most, and a word of memory then.
        @exclusivity(unchecked) var details: Details?
        @exclusivity(unchecked) var chart: Chart?
        @exclusivity(unchecked) var native: NativeView?
        @exclusivity(unchecked) var recovery: (() async -> Void)?
        /// Only read and set as a whole. The copy of this tree that was taken last. A part that a screen keeps and draws again is copied once.
        @exclusivity(unchecked) var snapshot: ContentSnapshot?

        init(
            role: Role,
            id: String?,
            label: String,
            value: String?,
            state: State,
            children: [Content],
            action: Action?
        ) {
            self.role = role
            self.id = id
            self.label = label
            self.value = value
            self.state = state
            self.children = children
            self.action = action
        }

        convenience init(copying other: Storage) {
            self.init(
                role: other.role,
                id: other.id,
                label: other.label,
                value: other.value,
                state: other.state,
                children: other.children,
                action: other.action
            )
            details = other.details
            chart = other.chart
            native = other.native
            recovery = other.recovery
        }
    }
}
