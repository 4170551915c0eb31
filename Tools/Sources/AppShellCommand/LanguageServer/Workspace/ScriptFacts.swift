import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What the answers about other scripts need to know of one.
struct ScriptFacts {
    struct Step {
        /// Of its text, without the keyword.
        let range: TextRange
        /// As written.
        let text: String
        /// The definitions that it matches; for a step with placeholders, filled in.
        let definitions: [Int]
        /// Where its only definition is.
        let location: FileLocation?
        /// What its strings say, by the index of the argument.
        let values: [Int: String]

        init(_ range: TextRange, _ text: String, _ uses: [StepUse], _ vocabulary: ProductVocabulary?) {
            (self.range, self.text) = (range, text)
            definitions = uses.map(\.definition)
            guard uses.count == 1 else {
                (location, values) = (nil, [:])
                return
            }
            location = vocabulary?.definition(uses[0].definition).location
            var values: [Int: String] = [:]
            for (index, argument) in uses[0].arguments.enumerated() where argument.parameterTypeName == "string" {
                guard let value = try? argument.value() as? String, !value.isEmpty else { continue }
                // A placeholder that no column fills in.
                if value.hasPrefix("<"), value.hasSuffix(">") { continue }
                values[index] = value
            }
            self.values = values
        }
    }

    struct Tag {
        let name: String
        let range: TextRange
    }

    let uri: String
    let language: String
    let kit: (any TestKit.Type)?
    let steps: [Step]
    let tags: [Tag]
    /// The definitions that lint counts as used.
    let used: Set<Int>
    /// Whether it parses.
    let isWhole: Bool

    init(
        _ text: ScriptText,
        _ lines: Gherkin.ScriptLines,
        _ check: ScriptCheck,
        uri: String,
        _ vocabulary: ProductVocabulary?,
        in encoding: PositionEncoding
    ) {
        self.uri = uri
        language = lines.language
        kit = vocabulary?.kit
        used = check.used
        isWhole = check.isWhole
        let filled = check.feature.map { Self.filledTexts($0, vocabulary) } ?? [:]
        var (steps, tags): ([Step], [Tag]) = ([], [])
        for (index, line) in lines.lines.enumerated() {
            if line.isStep {
                let written = text.string(line.text)
                let said = filled[index + 1] ?? written
                let uses = vocabulary?.product.uses(of: said) ?? []
                steps.append(Step(text.range(line.text, in: encoding), written, uses, vocabulary))
            } else if line.kind == .tags {
                tags += TagScan.tags(in: line.range, of: text).map { range in
                    Tag(name: text.string(range), range: text.range(range, in: encoding))
                }
            }
        }
        (self.steps, self.tags) = (steps, tags)
    }

    /// The texts of the steps with placeholders, filled in with the first row of examples, or samples of a phrase's values,
    /// by their lines.
    static func filledTexts(_ feature: LoadedFeature, _ vocabulary: ProductVocabulary?) -> [Int: String] {
        if feature.uri.hasSuffix(PhraseBook.suffix) {
            return vocabulary?.library.sampleTexts(ofPhrasesIn: feature) ?? [:]
        }
        var texts: [Int: String] = [:]
        for pickle in feature.pickles where pickle.astNodeIds.count > 1 {
            for step in pickle.steps {
                guard let written = feature.written(step), written.text.contains("<") else { continue }
                if texts[written.location.line] == nil { texts[written.location.line] = step.text }
            }
        }
        return texts
    }
}

/// Finds the tags of a line.
enum TagScan {
    /// In bytes of the text, each with its `@`.
    static func tags(in line: Range<Int>, of text: ScriptText) -> [Range<Int>] {
        var tags: [Range<Int>] = []
        var start: Int?
        for index in line.clamped(to: 0..<text.bytes.count) {
            let byte = text.bytes[index]
            switch byte {
            case UInt8(ascii: "@"):
                if let start, index - start > 1 { tags.append(start..<index) }
                start = index
            case 0...0x20, UInt8(ascii: "`"):
                if let start, index - start > 1 { tags.append(start..<index) }
                start = nil
            // After white space it begins a comment.
            case UInt8(ascii: "#") where start == nil: return tags
            default: break
            }
        }
        if let start, line.upperBound - start > 1 { tags.append(start..<line.upperBound) }
        return tags
    }
}
