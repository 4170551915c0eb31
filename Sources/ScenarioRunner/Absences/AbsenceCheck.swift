import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// The texts that scripts want absent and an attempt saw.
struct SeenTexts: Codable, Hashable, Sendable {
    let seen: [String]
    /// For texts that were not seen: a text that was, and differs only in case, spaces and punctuation.
    let alike: [String: String]

    init(_ watch: TextWatch) {
        seen = watch.seen
        alike = watch.alike
    }
}

/// Follows a run for texts that steps say are absent and that nothing shows: such a step passes whatever the app does.
///
/// It searches only for texts that ``KnownTexts`` does not have, so that most runs search for nothing.
struct AbsenceCheck {
    private struct Product {
        var open: Set<String>
        let absences: [ScriptAbsences.Absence]
        let known: KnownTexts
        var alike: [String: String] = [:]
    }

    private var products: [String: Product] = [:]
    private let order: [String]
    private let readers: [String: Reader]
    /// The lines of absences, and those of them that passed.
    private let lines: Set<FileLocation>
    private var passed: Set<FileLocation> = []

    init(_ plan: RunPlan) {
        order = plan.products.map { $0.kit.productID }
        var lines: Set<FileLocation> = []
        var readers: [String: Reader] = [:]
        // In another language, the app says other words than the scripts.
        let isChecked =
            plan.checksAbsences && !plan.options.isDryRun && plan.options.phoneLanguage == nil
        for product in isChecked ? plan.products : [] {
            let script = ScriptAbsences(product)
            guard !script.absences.isEmpty else { continue }
            var known = KnownTexts(of: product.kit, said: script.said)
            let open = Set(known.unknown(script.absences.map(\.text).uniqued()))
            let absences = script.absences.filter { open.contains($0.text) }
            guard !open.isEmpty else { continue }
            products[product.kit.productID] = Product(open: open, absences: absences, known: known)
            lines.formUnion(absences.map(\.location))
            for feature in product.features { readers[feature.uri] = feature.reader }
        }
        self.lines = lines
        self.readers = readers
    }

    /// The texts to look for in a scenario; nil: none.
    func wanted(of product: String) -> [String]? {
        guard let open = products[product]?.open, !open.isEmpty else { return nil }
        return open.sorted()
    }

    mutating func take(_ texts: SeenTexts?, of product: String) {
        guard let texts else { return }
        products[product]?.open.subtract(texts.seen)
        products[product]?.alike.merge(texts.alike) { min($0, $1) }
    }

    mutating func take(_ result: ScenarioResult) {
        guard !lines.isEmpty else { return }
        for step in result.steps where step.status == .passed {
            if let location = step.sourceLocation, lines.contains(location) { passed.insert(location) }
        }
    }

    /// About the absences that held although nothing showed their texts.
    var warnings: [ScriptWarning] {
        order.flatMap { id in
            guard let product = products[id] else { return [ScriptWarning]() }
            return product.absences.first(of: product.open).filter { passed.contains($0.location) }.map {
                absence in
                Reader.$current.withValue(readers[absence.location.file] ?? .current) {
                    let nearest = product.alike[absence.text] ?? product.known.nearest(to: absence.text)
                    let fact = localized(
                        "“\(absence.text)” was on no screen of this run, and is in no text of the app and no answer of the back end."
                    )
                    return ScriptWarning(
                        file: absence.location.file,
                        line: absence.location.line,
                        code: LintIssue.Code.textNeverShown.rawValue,
                        text: fact + " " + absence.fix(nearest),
                        absentText: Self.key(id, absence.text)
                    )
                }
            }
        }
    }

    /// The texts that no scenario showed, of all products.
    var unseen: Set<String> {
        Set(products.flatMap { id, product in product.open.map { Self.key(id, $0) } })
    }

    private static func key(_ product: String, _ text: String) -> String { "\(product): \(text)" }
}

extension ScriptAbsences.Absence {
    /// - Parameter nearest: the text that was meant, if one is like it.
    func fix(_ nearest: String?) -> String {
        let exception = localized("If it must never show, tag the scenario \(ScriptAbsences.tag).")
        guard let nearest else { return localized("Check how it is written.") + " " + exception }
        return localized("Did you mean “\(nearest)”?") + " " + exception
    }
}

/// Absences of texts that nothing shows, as far as that is known without a run.
struct AbsenceLint {
    let issues: [LintIssue]

    /// - Parameter others: further scripts of the product, whose steps name texts too.
    init(_ product: ProductScripts, others: [LoadedFeature]) {
        let script = ScriptAbsences(product, others: others)
        guard !script.absences.isEmpty else {
            issues = []
            return
        }
        var known = KnownTexts(of: product.kit, said: script.said)
        // The app may format prices and dates from values that no table has.
        let texts = script.absences.map(\.text).filter { !$0.contains(where: \.isNumber) }
        let unknown = Set(known.unknown(texts.uniqued()))
        issues = script.absences.first(of: unknown).map { absence in
            Reader.$current.withValue(.current.reading(scriptIn: absence.language, Translations.runner)) {
                LintIssue(
                    .textNeverShown,
                    file: absence.location.file,
                    line: absence.location.line,
                    fact: localized(
                        "“\(absence.text)” is in no text of the app, no sample data of the back end and no other step."
                    ),
                    fix: absence.fix(known.nearest(to: absence.text))
                )
            }
        }
    }
}
