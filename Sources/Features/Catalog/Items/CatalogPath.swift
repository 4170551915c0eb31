/// The way through a catalogue's main items, one after the other (MAD-FR4, MAD-FR8).
public struct CatalogPath: Sendable {
    public let steps: [Step]
    let strings: any CatalogPathStrings

    public struct Step: Hashable, Sendable {
        /// An item's slug or id.
        public let key: String
        /// In a few words.
        public let summary: String

        public init(key: String, summary: String) {
            self.key = key
            self.summary = summary
        }
    }

    public init(steps: [Step], strings: any CatalogPathStrings) {
        self.steps = steps
        self.strings = strings
    }

    /// From 0; nil for an item that is no step.
    func position(of item: CatalogItem) -> Int? {
        steps.firstIndex { item.answers(to: $0.key) }
    }
}

/// What a path says.
public protocol CatalogPathStrings: Sendable {
    var title: String { get }
    /// Why the steps follow each other.
    var explanation: String { get }
    /// A step by its number, from 1, and its item's title: `Étape 1 : Starter`.
    func step(_ number: Int, _ title: String) -> String
    /// `Étape 1 sur 3`
    func position(_ number: Int, _ count: Int) -> String
    /// Before the title of the step that comes next, on an item's own page: `Étape suivante : Performer`.
    func next(_ title: String) -> String
    func previous(_ title: String) -> String
}
