import AppShellHashing
import CucumberGherkin
import ScreenRendering

/// The folder beside the page of a large run.
public struct HTMLPartFolder: Sendable {
    /// As the page finds it: `report-parts`.
    let name: String
    let write: @Sendable (_ file: String, _ bytes: [UInt8]) -> Void

    /// - Parameters:
    ///   - name: as the page finds it, without a slash.
    ///   - write: takes the name of a file in the folder, and all of it.
    public init(name: String, write: @escaping @Sendable (_ file: String, _ bytes: [UInt8]) -> Void) {
        self.name = name
        self.write = write
    }
}

/// Collects the data of scenarios into parts. Each is a script that can be loaded alone: numbers of screens and events
/// begin at 0 in each.
final class HTMLParts {
    private static let mostScenarios = 200
    private static let mostBytes = 1 << 20

    private let folder: HTMLPartFolder
    private var number = 0
    private var pieces: [UInt8] = []
    private var elements = ScreenSnapshotTable(drawing: ScreenHTML())
    private var events = TextTable()
    private var index = JSONWriter()
    private var count = 0
    private var texts: [String: Int] = [:]
    private var newTexts: [String] = []

    init(_ folder: HTMLPartFolder) {
        self.folder = folder
    }

    /// - Returns: the index of a part that is full, for the page; else nil.
    func add(_ result: ScenarioResult, of feature: HTMLFeature) -> [UInt8]? {
        var writer = JSONWriter()
        writer.object { $0.write(result, of: feature, &elements, &events) }
        if count > 0 { pieces.append(UInt8(ascii: ",")) }
        ScriptData.append(writer.bytes, to: &pieces)
        let texts = result.steps.compactMap(\.step).map { number(of: Self.text($0)) }
        index.object { $0.write(indexOf: result, of: feature, texts: texts) }
        count += 1
        return count < Self.mostScenarios && pieces.count < Self.mostBytes ? nil : end()
    }

    /// Writes the part that is not full yet.
    ///
    /// - Returns: its index; nil where it is empty.
    func end() -> [UInt8]? {
        guard count > 0 else { return nil }
        number += 1
        // The page of one run does not take the parts of another.
        let digest = SHA256.digest(of: pieces).prefix(8).map { Self.hexadecimal($0) }.joined()
        let call = Array("appshellPart(\(number),\"\(digest)\",[".utf8)
        folder.write("\(number).js", call + pieces + Array("]);\n".utf8))
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("kind", "index")
            writer.field("part", number)
            writer.field("digest", digest)
            writer.array("newTexts", newTexts) { $0.value($1) }
        }
        // The scenarios are written already, with commas between them.
        let scenarios = Array(#","scenarios":["#.utf8) + index.bytes + Array("]}".utf8)
        index = JSONWriter()
        pieces = []
        newTexts = []
        count = 0
        elements = ScreenSnapshotTable(drawing: ScreenHTML())
        events = TextTable()
        return writer.bytes.dropLast() + scenarios
    }

    /// What a search finds a step by.
    private static func text(_ step: PickleStep) -> String {
        step.text + (step.argument?.dataTable?.rows.flatMap(\.self).map { "\n\($0)" }.joined() ?? "")
    }

    /// Beyond this many, texts are written again, so that memory does not grow with the run.
    private static let mostTexts = 100_000
    private var textCount = 0

    private func number(of text: String) -> Int {
        if let number = texts[text] { return number }
        if texts.count < Self.mostTexts { texts[text] = textCount }
        newTexts.append(text)
        textCount += 1
        return textCount - 1
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
