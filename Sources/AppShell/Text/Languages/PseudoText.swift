/// Texts of the pseudo-languages `en-XA` and `ar-XB`, made of those in the code.
enum PseudoText {
    /// In brackets, with accents, longer by two fifths: `[Çöñţåçţ ~~]`. Values stay as they are.
    static func accented(_ text: AppText) -> String {
        let words = TextPattern(text.key).parts.map { part in
            if case .words(let words) = part { String(words.map { accents[$0] ?? $0 }) } else { "{}" }
        }
        let length = text.key.count
        let padding = length > 0 ? " " + String(repeating: "~", count: max(1, length * 2 / 5)) : ""
        return "[" + TextPattern(words.joined()).filled(with: text.values) + padding + "]"
    }

    /// Between marks that turn its letters around, as a text in Arabic would run.
    static func mirrored(_ text: AppText) -> String { "\u{202E}\(text.source)\u{202C}" }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
        )
    )
}
