import AppShell
import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell texts`
struct TextsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts",
        abstract: localized("Compares what products say with their translations; reads and writes String Catalogs."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Finds the texts in a product's code, of texts("…"), texts.plural(…), AppText("…") and its tabs, and reports \
                what is missing in a table of the product, what is unused there, and which translations are so long that \
                they may be cut off.
                """
            ),
            HelpText.examples(
                column: 51,
                ("./appshell texts", localized("every product")),
                ("./appshell texts madinia --export madinia.xcstrings", nil),
                ("./appshell texts madinia --import madinia.xcstrings", nil)
            ),
            localized(
                """
                --export writes a String Catalog, which Xcode and translators' tools edit; --import writes what it has into the \
                Swift tables of the product, one file for each language. What is not translated yet stays as it is, and so \
                does what is in the table but not in the code. In a catalogue that is there, --export changes what the product \
                says otherwise, and nothing else.
                """
            ),
            localized(
                """
                Exit codes: 0 all is translated; 1 texts are missing or unused, or are not literals, or an import left some out; \
                2 unknown product or unreadable file. Long ones are reported, but fail nothing.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names). Default: all.")))
    var product: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            localized("A folder of the product's code, once or several times. Default: the one that declares it."),
            valueName: "folder"
        )
    )
    var sources: [String] = []

    @Option(
        name: .customLong("export"),
        help: ArgumentHelp(localized("Writes a String Catalog; - for standard output."), valueName: "file")
    )
    var exported: String?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(localized("Reads a String Catalog into the product's tables."), valueName: "file")
    )
    var imported: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        let needsProduct = [
            ("--export", exported != nil), ("--import", imported != nil), ("--sources", !sources.isEmpty),
        ]
        if product == nil, let option = needsProduct.first(where: \.1) {
            throw ValidationError(localized("\(option.0): name the product whose texts these are."))
        }
        if json, exported != nil || imported != nil {
            throw ValidationError(localized("--json is for the report; leave it out with --export and --import."))
        }
        if exported != nil, imported != nil {
            throw ValidationError(localized("--export and --import: give one of them."))
        }
    }

    func run() throws {
        let place = try NewPlace.current()
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let products = try kits.map { try ProductTexts($0, folders: sources, in: place) }
        if let exported, let product = products.first { return try export(product, to: exported, in: place) }
        if let imported, let product = products.first { return try read(imported, into: product, in: place) }
        let report = TextsReport(products: products)
        Console.out(json ? report.json : report.text)
        if report.hasFaults { throw CommandExit.failed.code }
    }

    private func export(_ product: ProductTexts, to path: String, in place: NewPlace) throws {
        var catalog = StringCatalog(product.code.texts, product.languages)
        if path != "-", FileManager.default.fileExists(atPath: path) {
            catalog = try self.catalog(path, of: product)
            // As the files have it: after an import they are newer than this program.
            var newer: [String: [String: AppShell.TextTable.Entry]] = [:]
            for table in product.languages.tables {
                guard let file = try TableFile.find(table.language, in: product.files, of: place) else { continue }
                newer[table.language.code] = Dictionary(file.entries.map { ($0.key, $0.entry) }) { _, last in last }
            }
            catalog.update(product.code.texts, product.languages, newer: newer)
        }
        let json = catalog.json
        guard path != "-" else { return Console.out(String(decoding: json, as: UTF8.self)) }
        try Self.write(json, to: path, named: path)
        let count = product.code.texts.count
        Console.out(localized("\(path): \(count, "text") of \(product.name).") + "\n")
    }

    private func catalog(_ path: String, of product: ProductTexts) throws -> StringCatalog {
        let name = InputFile.name(of: path)
        let catalog = try StringCatalog(InputFile.bytes(of: path, atMost: 100_000_000), of: name)
        guard catalog.sourceLanguage == product.languages.source.code else {
            throw CommandError(
                localized(
                    "\(name): its source language is \(catalog.sourceLanguage), and the code of \(product.product) is in \(product.languages.source.code). Name the catalogue of this product."
                )
            )
        }
        return catalog
    }

    private func read(_ path: String, into product: ProductTexts, in place: NewPlace) throws {
        let catalog = try catalog(path, of: product)
        let name = InputFile.name(of: path)
        var isWhole = true
        for key in catalog.unknown(to: product.code.texts) {
            Console.error(localized("\(name): “\(key)” is in no text of the code, and is left out."))
        }
        for code in catalog.translated {
            let language = AppLanguage(code)
            guard PhoneLanguage.isCode(code) else {
                Console.error(localized("\(name): “\(code)” is not the code of a language, and is left out."))
                isWhole = false
                continue
            }
            // As the file has it: the table may be newer than this program.
            let file = try TableFile.find(language, in: product.files, of: place)
            let known = Dictionary(file?.entries.map { ($0.key, $0.entry) } ?? []) { _, last in last }
            var entries: [(key: String, entry: AppShell.TextTable.Entry)] = []
            for text in product.code.texts {
                var entry = known[text.key]
                do throws(CommandError) {
                    let reading = try catalog.reading(of: text, in: code, over: entry)
                    entry = reading.entry
                    if let device = reading.device {
                        Console.error(
                            localized(
                                "\(name): “\(text.key)” in \(code) varies by device: the text for \(device) is taken."
                            )
                        )
                    }
                } catch {
                    Console.error(localized("\(name): \(error.message) It is left out."))
                    isWhole = false
                }
                if let entry { entries.append((key: text.key, entry: entry)) }
            }
            guard !entries.isEmpty else {
                Console.error(localized("\(name): nothing is translated into \(code) yet."))
                continue
            }
            let translated = entries.count
            // Of the shell, or of code that was not read.
            entries += (file?.entries ?? []).filter { product.code[$0.key] == nil }
            try write(entries, translated, into: file, in: language, of: product, place)
        }
        if !isWhole { throw CommandExit.failed.code }
    }

    private func write(
        _ entries: [(key: String, entry: AppShell.TextTable.Entry)],
        _ translated: Int,
        into file: TableFile?,
        in language: AppLanguage,
        of product: ProductTexts,
        _ place: NewPlace
    ) throws {
        let count = "\(translated)/\(product.code.texts.count)"
        if let file {
            let text = file.holding(entries)
            if text != file.text { try write(text, to: file.path, in: place) }
            Console.out(localized("\(file.path): \(count) texts in \(language.code).") + "\n")
            return
        }
        guard !product.languages.tables.contains(where: { $0.language == language }) else {
            throw CommandError(
                localized(
                    "The table for \(language.code) is in none of the files that were read: name its folder with --sources."
                )
            )
        }
        let tables = try product.languages.tables.compactMap { table in
            try TableFile.find(table.language, in: product.files, of: place)?.path
        }
        // Beside another language's.
        let neighbour = tables.first ?? product.files.first ?? "Sources/"
        let folder = neighbour.split(separator: "/").dropLast().joined(separator: "/")
        let path =
            "\(folder)/TextTable+\(TableFile.variable(language)).swift"
        try write(TableFile.new(language, of: product.name, entries), to: path, in: place)
        Console.out(localized("\(path): \(count) texts in \(language.code).") + "\n")
        Console.out(
            localized("Add .\(TableFile.variable(language)) to the languages of \(product.product).") + "\n"
        )
    }

    private func write(_ text: String, to path: String, in place: NewPlace) throws {
        let file = place.root.appending(path: path).path(percentEncoded: false)
        try Self.write(Array(text.utf8), to: file, named: path)
    }

    private static func write(_ bytes: [UInt8], to file: String, named name: String) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: file) else {
            do { return try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
                throw CommandError(localized("\(name): can't be written. Name a file in a folder that is there."))
            }
        }
        do { try FileReplacement.replace(file, with: bytes) } catch { throw CommandError("\(name): \(error.fact)") }
    }
}
