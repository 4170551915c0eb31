extension String {
    /// In the quotation marks of the reader's language: `“Starter”`, `« Starter »`.
    package var quoted: String { localized("“\(self)”") }
}

extension Collection<String> {
    /// `“Durée”, “Prix”`
    package var quoted: String { map(\.quoted).joined(separator: ", ") }
}
