extension Gherkin {
    /// A dialect's keywords, laid out for matching the start of a line.
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

        /// What most files are written in, and what every file starts in.
        static let english = GherkinDialect.named("en").map(Keywords.init)

        /// Every step keyword once.
        ///
        /// One that stands for two kinds of step, as `* ` does, says nothing of its kind: Unknown.
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

    /// Keywords of one kind, in the order in which they are tried.
    struct KeywordList {
        struct Keyword {
            let text: String
            let type: StepKeywordType
            /// What a line starts with: the keyword, and a title's colon.
            let bytes: [UInt8]
        }

        private let keywords: [Keyword]
        /// One bit for each byte that a keyword starts with: most lines are sorted out by it.
        private var firstBytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        init(titles: [String]) {
            self.init(titles.map { Keyword(text: $0, type: .unknown, bytes: Array($0.utf8) + [UInt8(ascii: ":")]) })
        }

        /// Step keywords match longest first: « Et que  » before « Et  ».
        init(steps: [(String, StepKeywordType)]) {
            let keywords = steps.map { Keyword(text: $0.0, type: $0.1, bytes: Array($0.0.utf8)) }
            self.init(keywords.sorted { $0.bytes.count > $1.bytes.count })
        }

        private init(_ keywords: [Keyword]) {
            self.keywords = keywords
            for keyword in keywords {
                guard let first = keyword.bytes.first else { continue }
                let bit: UInt64 = 1 << UInt64(first & 63)
                switch first >> 6 {
                case 0: firstBytes.0 |= bit
                case 1: firstBytes.1 |= bit
                case 2: firstBytes.2 |= bit
                default: firstBytes.3 |= bit
                }
            }
        }

        /// The keyword that a line starts with.
        func match(_ line: Line, in text: Text) -> Keyword? {
            guard !line.isBlank, mayStart(with: text.bytes[line.content]) else { return nil }
            return keywords.first { $0.starts(line, in: text) }
        }

        private func mayStart(with byte: UInt8) -> Bool {
            let bits =
                switch byte >> 6 {
                case 0: firstBytes.0
                case 1: firstBytes.1
                case 2: firstBytes.2
                default: firstBytes.3
                }
            return bits >> UInt64(byte & 63) & 1 == 1
        }
    }
}

extension Gherkin.KeywordList.Keyword {
    fileprivate func starts(_ line: Gherkin.Line, in text: Gherkin.Text) -> Bool {
        guard line.end - line.content >= bytes.count else { return false }
        for offset in bytes.indices where text.bytes[line.content + offset] != bytes[offset] {
            return false
        }
        return true
    }
}
