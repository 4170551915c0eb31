/// The languages of a product, and what of its manifest its tables have to have.
struct SpokenLanguages: Sendable {
    let languages: ProductLanguages
    /// As the code has them.
    let tabTitles: [String]

    init() {
        languages = ProductLanguages(source: .french)
        tabTitles = []
    }

    init(of product: any Product.Type) {
        languages = product.languages
        tabTitles = product.manifest.tabs.map(\.title)
    }
}

/// Each language has one table, each text in it the values of its key and the forms of its language, and each tab a
/// title.
struct SoundLanguages: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let languages = composition.spoken.languages
        var issues: [CompositionIssue] = []
        var seen: Set<AppLanguage> = [languages.source]
        for table in languages.tables {
            if !seen.insert(table.language).inserted {
                issues.append(
                    CompositionIssue(
                        code: "language-duplicate",
                        module: nil,
                        fact: table.language == languages.source
                            ? "“\(table.language)” is the language of the code, and has a table as well"
                            : "the language “\(table.language)” has two tables",
                        fix: "keep one"
                    )
                )
            }
            issues += table.repeatedKeys.map { Self.issue("text-duplicate", table, $0, "is there twice", "keep one") }
            issues += table.entries.sorted { $0.key < $1.key }.flatMap {
                Self.issues(of: $0.value, for: $0.key, in: table)
            }
            issues += composition.spoken.tabTitles.filter { table.entries[$0] == nil }.map {
                Self.issue("text-missing", table, $0, "is missing, and a tab is called so", "add it")
            }
        }
        return issues
    }

    private static func issues(of entry: TextTable.Entry, for key: String, in table: TextTable) -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        let needed = TextPattern(key).indices
        if entry.forms.isEmpty || entry.forms.contains(where: \.isEmpty) {
            issues.append(issue("text-empty", table, key, "is empty", "write it"))
        }
        for form in entry.forms {
            let taken = TextPattern(form).indices
            if let index = taken.subtracting(needed).min() {
                let fact = "takes value number \(index + 1), which its key does not have"
                issues.append(issue("text-values", table, key, fact, "take those of the key"))
            }
            // A form for few counts may say the number in a word.
            if case .text = entry, !form.isEmpty, let index = needed.subtracting(taken).min() {
                issues.append(
                    issue("text-values", table, key, "leaves out value number \(index + 1)", "take those of the key")
                )
            }
        }
        if case .plural(let forms) = entry {
            let wanted = table.language.pluralCategories
            let missing = wanted.filter { forms[$0] == nil }
            if !missing.isEmpty {
                let names = missing.map { ".\($0)" }.joined(separator: ", ")
                issues.append(
                    issue("text-forms", table, key, "lacks the form \(names)", "write each form of its language")
                )
            }
            let useless = PluralCategory.allCases.filter { forms[$0] != nil && !wanted.contains($0) }
            if !useless.isEmpty {
                let names = useless.map { ".\($0)" }.joined(separator: ", ")
                issues.append(
                    issue("text-forms", table, key, "has the form \(names), which its language never uses", "drop it")
                )
            }
        }
        return issues
    }

    private static func issue(
        _ code: String,
        _ table: TextTable,
        _ key: String,
        _ fact: String,
        _ fix: String
    ) -> CompositionIssue {
        CompositionIssue(
            code: code,
            module: nil,
            fact: "the text “\(key)” of the table for “\(table.language)” \(fact)",
            fix: fix
        )
    }
}
