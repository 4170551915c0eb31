import AppShellTexts

/// Names that the sources have already.
enum TakenNames {
    private static let kinds = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// - Throws: ``CommandError`` with the file, if one of the folders declares a type of that name.
    static func check(_ types: [String], in folders: [String], of place: NewPlace) throws(CommandError) {
        let plan = FilePlan(root: place.root)
        for path in folders.flatMap(place.swiftFiles) {
            let text = try plan.text(of: path)
            let candidates = types.filter(text.contains)
            guard !candidates.isEmpty else { continue }
            let tokens = SwiftTokens(text)
            for type in candidates where kinds.contains(where: { !tokens.ends(of: [$0, type]).isEmpty }) {
                throw CommandError(localized("\(path): declares \(type) already. Choose another name."))
            }
        }
    }

    /// The shell of the house names no product: architecture tests look for the word in its code.
    ///
    /// - Throws: ``CommandError`` with the file.
    static func checkShell(_ name: NewName, of place: NewPlace) throws(CommandError) {
        let plan = FilePlan(root: place.root)
        for path in place.swiftFiles(in: "Sources/AppShell") {
            let text = try plan.text(of: path)
            guard text.lowercased().contains(name.id) else { continue }
            let tokens = SwiftTokens(text)
            guard let word = (0..<tokens.count).map({ tokens[$0] }).first(where: { $0.lowercased().contains(name.id) })
            else { continue }
            let shown = word.contains("\n") ? name.id : word
            throw CommandError(
                localized(
                    "“\(name.text)”: \(path) says “\(shown)”, and the shell may not name a product. Choose another name."
                )
            )
        }
    }
}
