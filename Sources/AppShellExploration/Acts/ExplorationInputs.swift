/// What an exploration tries on a product besides taps: texts, links, pushes.
public struct ExplorationInputs: Sendable {
    /// What to type, by the label of the field, the best first; see also ``texts(for:keyboard:)``.
    public var texts: [String: [String]]
    /// Links, good and bad.
    public var links: [String]
    /// Payloads of pushes as JSON, good and bad.
    public var payloads: [String]
    /// What the app says once the back end has something: texts that begin so say that it was sent.
    public var confirmations: [String]

    /// Nothing but taps, and the usual texts.
    public init(
        texts: [String: [String]] = [:],
        links: [String] = [],
        payloads: [String] = [],
        confirmations: [String] = []
    ) {
        self.texts = texts
        self.links = links
        self.payloads = payloads
        self.confirmations = confirmations
    }

    /// With labels and confirmations as the app says them.
    package func spoken(_ words: (String) -> String) -> ExplorationInputs {
        var spoken = self
        spoken.texts = Dictionary(texts.map { (words($0), $1) }) { first, _ in first }
        spoken.confirmations = confirmations.map(words)
        return spoken
    }

    /// A text with a family of emoji, Arabic, and what HTML and JSON give a meaning to.
    static let nasty = "👨‍👩‍👧 مرحبا <b>&amp;\"'\\ é"

    /// What to type into a field: the product's own texts, one that is usually wrong, and one of the usual nasty ones.
    func texts(for label: String, keyboard: String) -> [String] {
        let own = texts[label] ?? []
        let usual: [String] =
            switch keyboard {
            case "email": ["lucas@exemple.fr", "lucas@x"]
            case "number": ["12", "-1"]
            default: ["Bonjour", " "]
            }
        return Array((own + (own.isEmpty ? usual : [usual[1]])).prefix(3)) + [Self.nasty]
    }
}
