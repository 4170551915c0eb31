import CucumberGherkin
import Foundation
import ScenarioRunner

/// A script that an editor has open.
final class OpenDocument {
    let uri: String
    /// As lint names it.
    private(set) var name: String
    private(set) var version: Int?
    private(set) var text: ScriptText
    /// Told when it was opened or saved: the bytes of the file, if they are not UTF-8, for which lint reports that alone.
    var encodingIssue: EncodingIssue?
    /// When to check it again; nil if it was checked since it last changed.
    var isDue: ContinuousClock.Instant?
    private var knownSource: GherkinSource?
    private var knownLines: Gherkin.ScriptLines?
    /// Of the current text.
    var check: ScriptCheck?

    init(uri: String, name: String, version: Int?, text: String) {
        (self.uri, self.name, self.version) = (uri, name, version)
        self.text = ScriptText(text)
    }

    var source: GherkinSource {
        if let knownSource { return knownSource }
        let source = GherkinSource(uri: name, text: text.string)
        knownSource = source
        return source
    }

    var lines: Gherkin.ScriptLines {
        if let knownLines { return knownLines }
        let lines = Gherkin.ScriptLines(source)
        knownLines = lines
        return lines
    }

    /// - Parameter range: nil for the whole text.
    func change(_ range: TextRange?, to new: String, in encoding: PositionEncoding) {
        if let range { text.replace(range, with: new, in: encoding) } else { text = ScriptText(new) }
        (knownSource, knownLines, check, encodingIssue) = (nil, nil, nil, nil)
    }

    /// After the folders of the workspace have changed.
    func rename(_ name: String) {
        guard name != self.name else { return }
        self.name = name
        (knownSource, knownLines, check) = (nil, nil, nil)
    }

    func finishChange(version: Int?) { self.version = version ?? self.version }

    /// Looks at the bytes of its file, which the editor shows as something else if they are not UTF-8.
    func readEncoding(_ path: String?) {
        encodingIssue = path.flatMap { FileManager.default.contents(atPath: $0) }
            .flatMap { EncodingIssue(Array($0), of: name) }
    }

    /// The line of Gherkin's at a position, with its number from 0; nil behind the last one.
    func line(at offset: Int) -> (number: Int, line: Gherkin.ScriptLine)? {
        let number = text.gherkinLine(of: offset)
        guard lines.lines.indices.contains(number) else { return nil }
        return (number, lines.lines[number])
    }
}
