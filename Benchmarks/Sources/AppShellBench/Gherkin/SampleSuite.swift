/// Feature files of any length, written as teams write them: a suite of a shop, the same one every time.
///
/// Of a hundred scenarios fifty have tags, twenty are outlines of three rows, twenty-five have a table, fourteen a doc
/// string, and a third a comment; each has five to eight steps.
struct SampleSuite {
    static let english = SampleSuite(
        language: nil,
        feature: "Feature",
        background: "Background",
        rule: "Rule",
        scenario: "Scenario",
        outline: "Scenario Outline",
        examples: "Examples",
        steps: ["Given ", "When ", "Then ", "And ", "But "],
        words: """
            the cart a customer order opens page pays address empty list product price card screen account delivery \
            invoice shows adds removes basket with without after before confirmed total discount
            """
    )
    static let french = SampleSuite(
        language: "fr",
        feature: "Fonctionnalité",
        background: "Contexte",
        rule: "Règle",
        scenario: "Scénario",
        outline: "Plan du scénario",
        examples: "Exemples",
        steps: ["Étant donné que ", "Quand ", "Alors ", "Et ", "Mais "],
        words: """
            le panier une cliente commande ouvre la page règle adresse vide liste produit prix carte écran compte \
            livraison reçue montre ajoute enlève élément avec sans après déjà confirmée réduction activée à
            """
    )

    private let language: String?
    private let feature: String
    private let background: String
    private let rule: String
    private let scenario: String
    private let outline: String
    private let examples: String
    private let steps: [String]
    private let words: [Substring]

    private init(
        language: String?,
        feature: String,
        background: String,
        rule: String,
        scenario: String,
        outline: String,
        examples: String,
        steps: [String],
        words: String
    ) {
        self.language = language
        self.feature = feature
        self.background = background
        self.rule = rule
        self.scenario = scenario
        self.outline = outline
        self.examples = examples
        self.steps = steps
        self.words = words.split(separator: " ")
    }

    /// The bytes of a file that is at least as long as asked for, and longer by less than a scenario.
    func file(ofBytes count: Int) -> [UInt8] {
        var page = Page(words: words)
        if let language { page.line("# language: \(language)") }
        page.line("@shop @\(page.words(1))", "\(feature): \(page.words(4))", "  \(page.words(9))", "  \(page.words(7))")
        page.line("", "  \(background):", "    \(steps[0])\(page.words(5))", "")
        var number = 0
        while page.bytes.count < count {
            number += 1
            writeScenario(number, on: &page)
        }
        return page.bytes
    }

    private func writeScenario(_ number: Int, on page: inout Page) {
        let isOutline = number % 5 == 0
        if number % 40 == 0 { page.line("  \(rule): \(page.words(5))", "") }
        if number % 3 == 0 { page.line("  # \(page.words(8))") }
        if number % 2 == 0 { page.line("  @\(page.words(1)) @REQ-\(number)") }
        page.line("  \(isOutline ? outline : scenario): \(page.words(5))\(isOutline ? " <amount>" : "")")
        if number % 10 == 0 { page.line("    \(page.words(10))", "    \(page.words(8))", "") }
        for step in 0..<5 + number % 4 {
            let keyword = steps[step < 3 ? step : step % 5 == 4 ? 4 : 3]
            let end = isOutline && step < 2 ? "<name> \"<amount>\"" : "\"\(page.words(1))\" \(page.number(1_000))"
            page.line("    \(keyword)\(page.words(6)) \(end)")
            if step == 1, number % 4 == 0 { writeTable(on: &page) }
            if step == 2, number % 7 == 0 {
                page.line("      \"\"\"json", "      {\"\(page.words(1))\": \"\(page.words(3))\"}", "      \"\"\"")
            }
        }
        if isOutline { writeExamples(on: &page) }
        page.line("")
    }

    private func writeTable(on page: inout Page) {
        page.line("      | name | price | count |")
        for _ in 0..<3 { page.line("      | \(page.words(1)) | \(page.number(99)).50 | \(page.number(9)) |") }
    }

    private func writeExamples(on page: inout Page) {
        page.line("", "    \(examples):", "      | name | amount |")
        for _ in 0..<3 { page.line("      | \(page.words(1)) | \(page.number(1_000)) |") }
    }
}

/// What has been written, and the chance that chooses its words: SplitMix64.
private struct Page {
    private(set) var bytes: [UInt8] = []
    private let vocabulary: [Substring]
    private var state: UInt64 = 7

    init(words: [Substring]) {
        vocabulary = words
    }

    mutating func line(_ lines: String...) {
        for line in lines {
            bytes += line.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    mutating func number(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in String(vocabulary[number(vocabulary.count)]) }.joined(separator: " ")
    }
}
