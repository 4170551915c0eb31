import AppShell
import Testing

@testable import AppShellCommand

struct NewTemplateTests {
    private func product(
        _ title: String,
        owner: String? = nil,
        isAmongOthers: Bool = false
    ) throws -> ProductTemplate {
        ProductTemplate(
            name: try NewName("Library", of: .product),
            title: title,
            feature: try NewName("Loans", of: .feature),
            importsFeature: true,
            owner: owner,
            isAmongOthers: isAmongOthers
        )
    }

    @Test(
        "each text of a new product is in its table, once, in the order of the code",
        arguments: [
            ("Ma bibliothèque", "Library"), ("Ajouter", "Library"), ("À 100\u{A0}%", "Library"),
            ("Prêts {} {2}", "Prêts {} {2}"),
        ]
    )
    func texts(_ title: String, _ english: String) throws {
        let product = try product(title)
        let code = CodeTexts(product.firstFeature.words(product.words, imports: ["AppShell"]), of: "Words.swift")
        let table = try #require(TableFile(product.englishTable, of: "English.swift", for: .english))
        #expect(code.unreadable.isEmpty)
        #expect(code.texts.count >= 4)
        #expect(table.entries.map(\.key) == code.texts.map(\.key))
        #expect(table.entries.first?.entry == .text(english))
    }

    @Test("a product among others in its target names its table after itself")
    func tableNames() throws {
        for (isAmongOthers, name) in [(false, "english"), (true, "libraryEnglish")] {
            let product = try product("Ma bibliothèque", isAmongOthers: isAmongOthers)
            #expect(product.app.contains("ProductLanguages(source: .french, [.\(name)])"))
            #expect(product.englishTable.contains("static let \(name) = TextTable("))
        }
    }

    @Test("entries come behind what the code says before them; the rest of the table stays")
    func adding() throws {
        let file = """
            extension TextTable {
                static let english = TextTable(
                    .english,
                    [
                        "Contact": "Contact",  // Stays.
                        "Accueil": "Home",
                    ]
                )
            }

            """
        let table = try #require(TableFile(file, of: "English.swift", for: .english))
        let after = table.adding(
            [("Ajouter", .text("Add")), ("Contact", .text("Other")), ("Fin", .text("End"))],
            order: ["Ajouter", "Contact", "Fin", "Accueil"]
        )
        let contact = "            \"Contact\": \"Contact\",  // Stays.\n"
        let wanted = file.replacing(
            contact,
            with: "            \"Ajouter\": \"Add\",\n\(contact)            \"Fin\": \"End\",\n"
        )
        #expect(after == wanted)
        let empty = "let a = TextTable(.english, [:])"
        let filled = try #require(TableFile(empty, of: "A.swift", for: .english)).adding([("A", .text("B"))], order: [])
        #expect(filled.contains("\"A\": \"B\",\n"))
    }

    @Test("a feature of a product that is not in French is in English, its script too, and French is the translation")
    func english() throws {
        var feature = FeatureTemplate(
            name: try NewName("Loans", of: .feature),
            title: "My loans",
            english: "My loans",
            owner: nil,
            isFrench: false
        )
        let code = CodeTexts(feature.words("Words", imports: ["AppShell"]), of: "Words.swift")
        #expect(code.texts.map(\.key) == ["My loans", "New entry", "Add", "Entries", "No entries yet"])
        #expect(feature.otherLanguage == .french)
        #expect(feature.translations.map(\.key) == code.texts.map(\.key).filter { $0 != "My loans" })
        #expect(feature.translations[1].entry == .text("Ajouter"))
        #expect(feature.script(link: "https://madinia.fr/loans").contains("Then the \"My loans\" screen is shown"))
        let scratch = try Scratch()
        let scripts = [feature.script(link: "https://madinia.fr/loans")]
        feature.isFrench = true
        for script in scripts + [feature.script(link: "https://madinia.fr/loans")] {
            // Every step is one that products have.
            let run = try Command(["run", "--dry-run", try scratch.write(script, to: "Madinia/loans.feature")])
            #expect(run.status == 0, "\(run.output)\(run.errors)")
        }
    }

    @Test("a folder's owner gets a line in the order of the folders, once")
    func ownerLines() {
        let text = "# Made.\n/Sources/A/ @a\n/Sources/C/ @c\n"
        let after = OwnerFile.adding("@b", of: "Sources/B", to: text)
        #expect(after == "# Made.\n/Sources/A/ @a\n/Sources/B/ @b\n/Sources/C/ @c\n")
        #expect(OwnerFile.adding("@b", of: "Sources/B", to: after) == after)
        #expect(OwnerFile.adding("@d", of: "Sources/D", to: text) == text + "/Sources/D/ @d\n")
    }
}
