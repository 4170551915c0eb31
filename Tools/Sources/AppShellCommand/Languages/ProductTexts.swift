import AppShell
import AppShellTexts
import ScenarioRunner

/// What a product's code says, beside what its tables have.
struct ProductTexts {
    struct Fault {
        enum Kind: String {
            /// The code says it, and a table lacks it.
            case missing
            /// A table has it, and the code does not say it.
            case unused
            /// Much longer than what it translates, so that it may be cut off.
            case long
        }

        let kind: Kind
        let language: AppLanguage
        let key: String
        /// Of the text in the code, or of the table.
        let location: String
    }

    let product: String
    let name: String
    let languages: ProductLanguages
    let code: CodeTexts
    /// What the shell says, which a table may have other words for.
    let shellTexts: Set<String>
    /// The Swift files that were read.
    let files: [String]

    /// - Parameters:
    ///   - folders: of the code; none: ``ProductFolder``.
    init(_ kit: any TestKit.Type, folders: [String], in place: NewPlace) throws(CommandError) {
        product = kit.productID
        name = kit.product.manifest.name
        languages = kit.product.languages
        var files = folders.isEmpty ? try ProductFolder(kit.product, in: place).files : []
        for folder in folders {
            let found = place.swiftFiles(in: folder)
            guard !found.isEmpty else {
                throw CommandError(localized("\(folder): has no Swift files. Name the folder of the product's code."))
            }
            files += found
        }
        self.files = files
        code = try CodeTexts(files, in: place)
        let strings = kit.product.manifest.strings
        shellTexts = [strings.back, strings.close, strings.tabs, strings.unavailable]
    }

    init(product: String, name: String, languages: ProductLanguages, code: CodeTexts, files: [String] = []) {
        self.product = product
        self.name = name
        self.languages = languages
        self.code = code
        self.files = files
        shellTexts = []
    }

    /// In the order of the code, language by language; then what is unused, sorted.
    var faults: [Fault] { languages.tables.flatMap { faults(of: $0) } }

    private func faults(of table: TextTable) -> [Fault] {
        var faults: [Fault] = []
        for text in code.texts {
            guard let entry = table.entries[text.key] else {
                faults.append(Fault(kind: .missing, language: table.language, key: text.key, location: text.location))
                continue
            }
            if entry.forms.contains(where: { Self.isLong($0, for: text) }) {
                faults.append(Fault(kind: .long, language: table.language, key: text.key, location: text.location))
            }
        }
        for key in unused(in: table) {
            faults.append(Fault(kind: .unused, language: table.language, key: key, location: product))
        }
        return faults
    }

    /// What a table has that neither the code nor the shell says, sorted.
    func unused(in table: TextTable) -> [String] {
        table.entries.keys.filter { code[$0] == nil && !shellTexts.contains($0) }.sorted()
    }

    /// The letters that the title of a tab has room for, of five tabs on a narrow phone.
    static let longestTab = 13

    private static func isLong(_ form: String, for text: CodeTexts.Text) -> Bool {
        if text.isTab { return form.count > longestTab }
        return form.count > text.key.count * 3 / 2 + 10
    }
}
