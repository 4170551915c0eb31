/// An element of a screen, with its contents.
public struct ScreenElement: Hashable, Sendable {
    /// Its state.
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Whether the user can act on it; of a screen: whether it can be pulled to refresh.
        public static let interactive = Flags(rawValue: 1)
        public static let disabled = Flags(rawValue: 2)
        /// Selected or turned on.
        public static let selected = Flags(rawValue: 4)
        public static let busy = Flags(rawValue: 8)
        public static let valid = Flags(rawValue: 16)
        public static let invalid = Flags(rawValue: 32)
        /// Covered by a sheet or a dialog.
        public static let covered = Flags(rawValue: 64)
        /// Holds the keyboard.
        public static let focused = Flags(rawValue: 128)
        /// The most important action of its screen.
        public static let prominent = Flags(rawValue: 256)
        /// Takes away what does not come back.
        public static let destructive = Flags(rawValue: 512)
        /// For a disclosure: shows what it holds.
        public static let expanded = Flags(rawValue: 1024)
    }

    /// Its kind: `button`, `heading 2`, `own bubble`.
    public let role: String
    /// Its text or label.
    public let label: String
    /// Its value; of the app its language, where that is not the one of its code.
    public let value: String?
    public let flags: Flags
    /// For a field: its validation message, as the user sees it.
    public let message: String?
    /// For a field: its placeholder.
    public let placeholder: String?
    /// Further details in words: how it is drawn, how many points a chart has.
    public let note: String?
    /// What drawing needs besides; nil where there is nothing.
    public let drawing: ScreenDrawing?
    public let children: [ScreenElement]

    public init(
        role: String,
        label: String,
        value: String? = nil,
        flags: Flags = [],
        message: String? = nil,
        placeholder: String? = nil,
        note: String? = nil,
        drawing: ScreenDrawing? = nil,
        children: [ScreenElement] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.flags = flags
        self.message = message
        self.placeholder = placeholder
        self.note = note
        self.drawing = drawing
        self.children = children
    }
}

/// How an element is drawn beyond what its role and state say.
public struct ScreenDrawing: Hashable, Sendable, Codable {
    /// Figures.
    public struct Chart: Hashable, Sendable, Codable {
        /// `line`, `bars` or `map`.
        public var form: String
        public var unit: String
        public var labels: [String]
        /// As many as labels.
        public var values: [Double]

        public init(form: String, unit: String, labels: [String], values: [Double]) {
            self.form = form
            self.unit = unit
            self.labels = labels
            self.values = values
        }
    }

    /// The numbers of a slider, as HTML writes them.
    public struct Scale: Hashable, Sendable, Codable {
        public var least: String
        public var most: String
        /// The distance of two numbers.
        public var step: String
        public var number: String

        public init(least: String, most: String, step: String, number: String) {
            self.least = least
            self.most = most
            self.step = step
            self.number = number
        }
    }

    /// What a date picker shows and takes, as HTML writes it.
    public struct DateInput: Hashable, Sendable, Codable {
        /// `date`, `time` or `datetime-local`.
        public var type: String
        /// `2026-03-12`, `19:30` or `2026-03-12T19:30`.
        public var text: String
        /// The first and the last; nil: there is no end.
        public var least: String?
        public var most: String?

        public init(type: String, text: String, least: String?, most: String?) {
            self.type = type
            self.text = text
            self.least = least
            self.most = most
        }
    }

    /// Where a film or a sound is.
    public struct Media: Hashable, Sendable, Codable {
        public var source: String
        /// The picture that is shown until it plays.
        public var poster: String?
        /// What is said in it, as WebVTT.
        public var captions: String?

        public init(source: String, poster: String?, captions: String?) {
            self.source = source
            self.poster = poster
            self.captions = captions
        }
    }

    /// Where a pin of a map is, in degrees.
    public struct Place: Hashable, Sendable, Codable {
        public var latitude: Double
        public var longitude: Double

        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// For a field: `text`, `email`, `number`, `multiline`, `search` or `password`.
    public var keyboard: String?
    /// For an overlay: `banner` or `bottomTrailing`.
    public var placement: String?
    /// For the app: `rtl` where its language is written from right to left.
    public var direction: String?
    /// 0 to 1, at the moment of drawing; nil: 1.
    public var opacity: Double?
    /// The opacity that a fade ends at.
    public var fade: Double?
    /// How long the fade goes on, in milliseconds.
    public var fadeTime: Int?
    /// `subtle` or `strong`.
    public var glow: String?
    /// `flash` or `shake`.
    public var effect: String?
    /// The effect is played when this is a new number.
    public var effectNumber: Int?
    /// How long it must be pressed, in milliseconds.
    public var holdTime: Int?
    /// For a tab: how many things wait there.
    public var badge: Int?
    /// For a stepper: the numbers that can be set.
    public var least: Int?
    public var most: Int?
    public var scale: Scale?
    public var date: DateInput?
    public var media: Media?
    public var place: Place?
    public var chart: Chart?

    /// Nothing out of the ordinary.
    public init() {}
}
