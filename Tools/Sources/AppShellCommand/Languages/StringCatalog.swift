import AppShell
import AppShellTexts

/// A String Catalog, as Xcode and translators' tools have it (`.xcstrings`, version 1.0): all languages of an app in one
/// file. Values are written `%@`, or `%2$@` for the second one, and `%lld` for the count of a text with plural forms.
///
/// Other content of the file, such as comments and forms for other devices, is preserved.
struct StringCatalog: Equatable {
    private var file: JSONObject
    let sourceLanguage: String

    /// - Throws: ``CommandError`` for a file that is none, with its name.
    init(_ bytes: [UInt8], of name: String) throws(CommandError) {
        let value = try? JSONValue(parsing: bytes, limits: JSONLimits(bytes: bytes.count))
        let reason =
            value?.objectValue == nil
            ? localized("no JSON")
            : value?["sourceLanguage"]?.stringValue == nil
                ? "sourceLanguage" : value?["strings"]?.objectValue == nil ? "strings" : nil
        guard let file = value?.objectValue, let language = file["sourceLanguage"]?.stringValue, reason == nil else {
            throw CommandError(
                localized(
                    "\(name): is not a String Catalog (\(reason ?? "")). Name a file that texts --export or Xcode wrote."
                )
            )
        }
        self.file = file
        sourceLanguage = language
    }

    /// The texts of a product's code with its tables; what a table lacks is marked as new.
    init(_ texts: [CodeTexts.Text], _ languages: ProductLanguages) {
        sourceLanguage = languages.source.code
        file = JSONObject([
            ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(JSONObject())), ("version", "1.0"),
        ])
        let keys = texts.map { (text: $0, key: CatalogText($0.key, isPlural: $0.one != nil).text) }
        update(keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.text), languages)
    }

    // MARK: Writing

    /// Updates the texts of the code and the tables. Unchanged texts and all other content are preserved.
    ///
    /// - Parameter newer: the entries of tables whose files are newer than this program, by language.
    mutating func update(
        _ texts: [CodeTexts.Text],
        _ languages: ProductLanguages,
        newer: [String: [String: TextTable.Entry]] = [:]
    ) {
        var strings = strings
        for text in texts {
            let key = CatalogText(text.key, isPlural: text.one != nil).text
            let known = strings[key]?.objectValue
            var string = known ?? JSONObject([("extractionState", "manual")])
            var localizations = string["localizations"]?.objectValue ?? JSONObject()
            var all: [(code: String, entry: TextTable.Entry?)] = languages.tables.map {
                ($0.language.code, (newer[$0.language.code] ?? $0.entries)[text.key])
            }
            // Xcode leaves out the source language, whose text is the key.
            if known == nil || text.one != nil || localizations[sourceLanguage] != nil {
                all.append((sourceLanguage, text.source))
            }
            for (code, entry) in all.sorted(by: { $0.code < $1.code }) {
                guard let entry else {
                    if localizations[code] == nil { localizations[code] = Self.unit("", state: "new") }
                    continue
                }
                // A text that no table can have is left to the translators.
                guard let known = try? reading(of: text, in: code), known.entry != entry,
                    let written = Self.localization(entry, isPlural: text.one != nil, in: localizations[code])
                else { continue }
                localizations[code] = written
            }
            string["localizations"] = .object(localizations)
            strings[key] = .object(string)
        }
        file["strings"] = .object(strings)
    }

    /// - Parameter known: the localization to change. Forms for other devices and unknown members are preserved.
    /// - Returns: nil if forms for other devices would be lost, as in a substitution, where they share a text.
    private static func localization(_ entry: TextTable.Entry, isPlural: Bool, in known: JSONValue?) -> JSONValue? {
        var localization = known?.objectValue ?? JSONObject()
        var forms = JSONObject()
        if let devices = known?["variations"]?["device"]?.objectValue, let name = CatalogForm.device(among: devices) {
            forms = devices
            forms[name] = Self.localization(entry, isPlural: isPlural, in: devices[name])
            guard forms[name] != nil else { return nil }
            localization["variations"] = ["device": .object(forms)]
            return .object(localization)
        }
        var replaced = localization
        switch entry {
        case .text(let text):
            let unit = Self.unit(CatalogText(text, isPlural: isPlural).text, state: "translated")
            localization["stringUnit"] = unit["stringUnit"]
            localization["variations"] = nil
        case .plural(let texts):
            for (category, text) in texts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                let name = category.rawValue
                let form = known?["variations"]?["plural"]?[name]
                guard let form = Self.localization(.text(text), isPlural: true, in: form) else { return nil }
                forms[name] = form
            }
            replaced["variations"] = nil
            localization["variations"] = ["plural": .object(forms)]
            localization["stringUnit"] = nil
        }
        localization["substitutions"] = nil
        return variesByDevice(.object(replaced)) ? nil : .object(localization)
    }

    private static func variesByDevice(_ value: JSONValue) -> Bool {
        if let devices = value["variations"]?["device"]?.objectValue, devices.count > 1 { return true }
        return value.objectValue?.members.contains { variesByDevice($0.value) } ?? false
    }

    private static func unit(_ value: String, state: String) -> JSONValue {
        let unit = JSONObject([("state", .string(state)), ("value", .string(value))])
        return .object(JSONObject([("stringUnit", .object(unit))]))
    }

    /// As Xcode writes it: with a line for each value.
    var json: [UInt8] {
        var text = ""
        Self.write(.object(file), into: &text, margin: "")
        return Array(text.utf8) + [UInt8(ascii: "\n")]
    }

    private static func write(_ value: JSONValue, into text: inout String, margin: String) {
        func write<Element>(_ elements: [Element], _ ends: (String, String), _ body: (Element) -> Void) {
            text += ends.0
            for (index, element) in elements.enumerated() {
                text += (index > 0 ? "," : "") + "\n\(margin)  "
                body(element)
            }
            text += (elements.isEmpty ? "\n" : "") + "\n\(margin)\(ends.1)"
        }
        switch value {
        case .object(let object):
            write(object.members, ("{", "}")) { member in
                text += JSONValue.string(member.key).text() + " : "
                Self.write(member.value, into: &text, margin: margin + "  ")
            }
        case .array(let values):
            write(values, ("[", "]")) { Self.write($0, into: &text, margin: margin + "  ") }
        default: text += value.text()
        }
    }

    // MARK: Reading

    /// By their keys.
    private var strings: JSONObject { file["strings"]?.objectValue ?? JSONObject() }

    /// The languages of the catalogue besides that of the code, sorted.
    var translated: [String] {
        let codes = strings.members.flatMap { $0.value["localizations"]?.objectValue?.keys ?? [] }
        return Set(codes).subtracting([sourceLanguage]).sorted()
    }

    /// The catalogue's entry for a text in a language, as Xcode writes it: `{"stringUnit": {"value": …}}`.
    subscript(key: String, code: String) -> JSONValue? {
        get { strings[key]?["localizations"]?[code] }
        set {
            var strings = strings
            var string = strings[key]?.objectValue ?? JSONObject()
            var localizations = string["localizations"]?.objectValue ?? JSONObject()
            localizations[code] = newValue
            string["localizations"] = .object(localizations)
            strings[key] = .object(string)
            file["strings"] = .object(strings)
        }
    }

    /// The keys that the code does not have, sorted.
    func unknown(to texts: [CodeTexts.Text]) -> [String] {
        let known = Set(texts.map { CatalogText($0.key, isPlural: $0.one != nil).text })
        return strings.members.filter { !known.contains($0.key) && $0.value["extractionState"] != "stale" }
            .map(\.key).sorted()
    }

    /// The table entry for a text of the code in a language.
    struct Reading {
        /// Nil for a text without a translation.
        var entry: TextTable.Entry?
        /// The device of this text, if the catalogue has texts for several devices.
        var device: String?
    }

    /// - Parameter known: what the table has; it stays where the catalogue has nothing.
    /// - Throws: ``CommandError`` for what no table can have, with the text: a value that the code does not have or that is
    ///   left out, plural forms that are missing, forms for something else than a count or a device.
    func reading(
        of text: CodeTexts.Text,
        in code: String,
        over known: TextTable.Entry? = nil
    ) throws(CommandError) -> Reading {
        let key = CatalogText(text.key, isPlural: text.one != nil).text
        guard let localization = self[key, code] else { return Reading(entry: known) }
        func failure(_ fact: String) -> CommandError {
            CommandError(localized("the text “\(key)” in \(code) \(fact)"))
        }
        var form: CatalogForm
        do throws(CatalogForm.Unreadable) { form = try CatalogForm(localization) } catch { throw failure(error.fact) }
        func pattern(of value: String) throws(CommandError) -> String {
            let text = CatalogText(catalog: value)
            guard let specifier = text.unknown else { return text.pattern }
            throw failure(
                localized(
                    "has \(specifier), which no text of the code fills. Write %@, %lld or, for the second value, %2$@; a plain percent sign is %%."
                )
            )
        }
        if let value = form.text {
            let written = try pattern(of: value)
            guard CatalogText.values(in: value) == Set(0..<CatalogText.values(in: key).count) else {
                throw failure(localized("is “\(value)”: it has other values. Write each value of the text once."))
            }
            return Reading(entry: .text(written), device: form.device)
        }
        guard !form.plural.isEmpty else { return Reading(entry: known) }
        guard text.one != nil else {
            throw failure(
                localized("has forms for a count, and the text of the code has none. Use texts.plural there.")
            )
        }
        var plural: [PluralCategory: String] = [:]
        if case .plural(let before) = known { plural = before }
        for (name, value) in form.plural.sorted(by: { $0.key < $1.key }) {
            guard let category = PluralCategory(rawValue: name) else {
                throw failure(localized("has the plural form \(name). Write those of CLDR."))
            }
            plural[category] = try pattern(of: value)
        }
        let missing = AppLanguage(code).pluralCategories.filter { plural[$0] == nil }.map(\.rawValue)
        guard missing.isEmpty else {
            throw failure(localized("lacks the plural form \(missing.joined(separator: ", ")). Write it."))
        }
        return Reading(entry: .plural(plural), device: form.device)
    }
}

extension CodeTexts.Text {
    /// What the code says.
    fileprivate var source: TextTable.Entry { one.map { .plural([.one: $0, .other: words]) } ?? .text(words) }
}
