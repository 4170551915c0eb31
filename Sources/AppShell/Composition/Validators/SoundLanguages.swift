/// The languages of a product, and the titles that its tables must translate.
struct SpokenLanguages: Sendable {
    var languages = ProductLanguages(source: .french)
    /// In the source language.
    var tabTitles: [String] = []
}

/// Each language has one table. Each text has the values of its key and the plural forms of its language, and each tab
/// has a translated title.
struct SoundLanguages: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let languages = composition.spoken.languages
        let all = [languages.source] + languages.tables.map(\.language)
        var issues = all.repeated(by: \.base).map { _, language in
            CompositionIssue(
                code: "language-duplicate",
                module: nil,
                fact: language.base == languages.source.base
                    ? "“\(language)” is the language of the code, and has a table as well"
                    : "the language “\(language)” has two tables",
                fix: "keep one"
            )
        }
        for table in languages.tables {
            if PluralRule(for: table.language) == nil, let key = table.pluralKeys.first {
                let fact = "depends on a count, and the plural rule of its language is not known"
                issues.append(Self.issue("language-rule", table, key, fact, "add the rule to PluralRule, by CLDR"))
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
            if form == entry.fullForm, !form.isEmpty, let index = needed.subtracting(taken).min() {
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

extension TextTable.Entry {
    /// The form for most counts, which has all values.
    fileprivate var fullForm: String? {
        switch self {
        case .text(let text): text
        case .plural(let forms): forms[.other] ?? forms[.many]
        }
    }
}
