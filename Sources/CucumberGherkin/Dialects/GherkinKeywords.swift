extension Gherkin {
    /// A dialect's keywords, prepared for matching lines.
    struct Keywords {
        let language: String
        let feature: KeywordList
        let background: KeywordList
        let rule: KeywordList
        let scenario: KeywordList
        let examples: KeywordList
        let step: KeywordList

        init(_ dialect: GherkinDialect) {
            language = dialect.language
            feature = KeywordList(titles: dialect.feature)
            background = KeywordList(titles: dialect.background)
            rule = KeywordList(titles: dialect.rule)
            scenario = KeywordList(titles: dialect.scenario + dialect.scenarioOutline)
            examples = KeywordList(titles: dialect.examples)
            step = KeywordList(steps: Self.stepKeywords(of: dialect))
        }

        /// Most files are in English, and every file starts in it.
        static let english = GherkinDialect.named("en").map(Keywords.init)

        /// Every step keyword once. One that several kinds of step share, such as `* `, has the type Unknown.
        private static func stepKeywords(of dialect: GherkinDialect) -> [(String, StepKeywordType)] {
            let lists: [(StepKeywordType, [String])] = [
                (.context, dialect.given), (.action, dialect.when), (.outcome, dialect.then),
                (.conjunction, dialect.and), (.conjunction, dialect.but),
            ]
            var order: [[UInt8]] = []
            var types: [[UInt8]: StepKeywordType] = [:]
            for (type, keywords) in lists {
                for keyword in keywords {
                    let bytes = Array(keyword.utf8)
                    if types.updateValue(types[bytes] == nil ? type : .unknown, forKey: bytes) == nil {
                        order.append(bytes)
                    }
                }
            }
            return order.map { (String(decoding: $0, as: UTF8.self), types[$0] ?? .unknown) }
        }
    }
}
