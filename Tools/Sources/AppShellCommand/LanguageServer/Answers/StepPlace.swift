import CucumberGherkin
import ScenarioRunner

/// The step at a position of a script, and what it means.
struct StepPlace {
    let line: Gherkin.ScriptLine
    /// As written.
    let text: String
    /// With the first row of examples filled in, or samples of a phrase's values.
    let said: String
    let uses: [StepUse]
    let vocabulary: ProductVocabulary

    /// - Parameter number: of Gherkin's line, from 0.
    init?(_ number: Int, in document: OpenDocument, _ workspace: Workspace) {
        guard document.lines.lines.indices.contains(number), let vocabulary = workspace.vocabulary(of: document) else {
            return nil
        }
        line = document.lines.lines[number]
        guard line.isStep else { return nil }
        text = document.text.string(line.text)
        self.vocabulary = vocabulary
        let isFilled = text.contains("<")
        let feature = isFilled ? workspace.check(document).feature : nil
        let filled = feature.map { ScriptFacts.filledTexts($0, vocabulary) } ?? [:]
        said = filled[number + 1] ?? text
        uses = vocabulary.product.uses(of: said)
    }

    init?(at position: TextPosition, in document: OpenDocument, _ workspace: Workspace) {
        let offset = document.text.offset(of: position, in: workspace.client.encoding)
        self.init(document.text.gherkinLine(of: offset), in: document, workspace)
    }
}

extension OpenDocument {
    /// The tag at a position.
    func tag(at position: TextPosition, _ encoding: PositionEncoding) -> Range<Int>? {
        let offset = text.offset(of: position, in: encoding)
        guard let (_, line) = line(at: offset), line.kind == .tags else { return nil }
        return TagScan.tags(in: line.range, of: text).first { $0.lowerBound <= offset && offset <= $0.upperBound }
    }
}
