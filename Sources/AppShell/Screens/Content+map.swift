extension Content {
    /// Places, on a map where the host has one, and as a list of the same for everybody.
    ///
    /// ```swift
    /// Content.map("Boulangeries", pins: bakeries.map { bakery in
    ///     Content.MapPin(bakery.name, at: bakery.position, subtitle: bakery.street) { self.open(bakery) }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - label: what the places are.
    ///   - pins: in the order in which they are read; each with a title of its own.
    public static func map(_ label: String, pins: [MapPin]) -> Content {
        let children = pins.map { pin in
            var content = Content(
                role: .pin,
                label: pin.title,
                value: pin.subtitle,
                action: pin.action.map { .tap(.immediate($0)) }
            )
            content.details = .position(pin.position)
            return content
        }
        return Content(role: .map, label: label, children: children)
    }

    /// One place of a ``map(_:pins:)``.
    public struct MapPin {
        /// What it is called.
        public let title: String
        /// Where it is.
        public let position: Position
        /// What else is read of it.
        public let subtitle: String?
        /// What a tap does; nil for what can only be read.
        public let action: (() -> Void)?

        /// A place, and where a tap leads.
        public init(_ title: String, at position: Position, subtitle: String? = nil, action: (() -> Void)? = nil) {
            self.title = title
            self.position = position
            self.subtitle = subtitle
            self.action = action
        }
    }

    /// For a pin of a map: where it is.
    public var position: Position? { if case .position(let position) = details { position } else { nil } }
}

extension ContentSnapshot {
    /// See ``Content/position``.
    public var position: Position? { if case .position(let position) = details { position } else { nil } }
}
