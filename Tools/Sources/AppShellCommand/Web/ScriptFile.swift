import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
public import ScenarioRunner

/// The file of a served scenario, below the working folder, as it was read: the page can write the corrected scenario into
/// its place.
public struct ScriptFile: Sendable {
    /// Why the file was not written.
    public struct Failure: Error {
        /// One sentence or two: the fact, and the fix.
        public let message: String
    }

    /// A step of the file, or a step that a phrase expands to.
    private struct Written {
        let step: ConsoleStep
        /// Indices of its lines; the same for all steps of a phrase.
        let lines: Range<Int>
    }

    /// As it was named.
    public let name: String
    private let kit: any TestKit.Type
    /// For the messages about steps that can't be written.
    private let reader = Reader.current
    /// The number of the scenario's title.
    private let line: Int
    private var text: String
    private var written: [Written] = []

    /// Names the scenario and this text of its file: a page that knows another text must not write it.
    public var key: String {
        // FNV-1a
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(name):\(line):\(String(hash, radix: 16))"
    }

    /// The steps that the file has now.
    public var steps: [ConsoleStep] { written.map(\.step) }

    /// - Parameter line: that of the scenario's title.
    /// - Returns: nil for an outline, whose rows share their steps, and outside of the working folder.
    init?(_ source: GherkinSource, line: Int, of kit: any TestKit.Type) {
        guard Self.isBelowWorkingFolder(source.uri) else { return nil }
        (name, text, self.line, self.kit) = (source.uri, source.text, line, kit)
        guard let written = Self.read(source, line, kit) else { return nil }
        self.written = written
    }

    private static func isBelowWorkingFolder(_ file: String) -> Bool {
        guard let path = realpath(file, nil), let folder = realpath(".", nil) else { return false }
        defer {
            free(path)
            free(folder)
        }
        return String(cString: path).hasPrefix(String(cString: folder) + "/")
    }

    /// The steps of the scenario with their lines.
    private static func read(_ source: GherkinSource, _ line: Int, _ kit: any TestKit.Type) -> [Written]? {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([source], ids: &ids)
        guard scripts.errors.isEmpty, let feature = scripts.features.first,
            let pickle = feature.pickles.first(where: { $0.location.line == line }), pickle.astNodeIds.count == 1
        else { return nil }
        let kinds = Gherkin.ScriptLines(source).lines.map(\.kind)
        var written: [Written] = []
        for step in pickle.steps {
            guard let start = feature.written(step)?.location.line,
                let plain = try? feature.plainSteps([step], for: kit)
            else { return nil }
            var end = start
            while end < kinds.count, [.row, .docString, .delimiter].contains(kinds[end]) { end += 1 }
            written += plain.map { Written(step: ConsoleStep($0), lines: start - 1..<end) }
        }
        return written
    }

    /// Replaces the scenario's steps: lines of steps that stay are left as they are.
    ///
    /// - Throws: ``Failure`` where the file has changed since it was read, or a step of the background would change.
    public mutating func write(_ steps: [ConsoleStep]) throws(Failure) {
        let failure = Reader.$current.withValue(reader) { () -> Failure? in
            do throws(Failure) { try writeNow(steps) } catch { return error }
            return nil
        }
        if let failure { throw failure }
    }

    private mutating func writeNow(_ steps: [ConsoleStep]) throws(Failure) {
        guard let bytes = FileManager.default.contents(atPath: name), Array(bytes) == Array(text.utf8) else {
            throw Failure(message: localized("\(name) has changed meanwhile. Download the script, or start again."))
        }
        let edits = try edits(to: steps)
        var lines = textLines
        let product = ProductScripts(kit: kit, features: [])
        let lineEnd = text.utf8.contains(UInt8(ascii: "\r")) ? "\r" : ""
        for edit in edits.reversed() {
            let added = product.lines(of: edit.steps, after: edit.previous, in: language)
            lines.replaceSubrange(edit.lines, with: added.map { ($0.isEmpty ? $0 : indentation + $0) + lineEnd })
        }
        let source = GherkinSource(uri: name, text: lines.joined(separator: "\n"))
        guard let read = Self.read(source, line, kit), read.map(\.step.plain) == steps.map(\.plain) else {
            throw Failure(message: localized("\(name) cannot say these steps. Download the script."))
        }
        do throws(FileError) { try FileReplacement.replace(name, with: Array(source.text.utf8)) } catch {
            throw Failure(message: "\(error.file): \(error.fact)")
        }
        (text, written) = (source.text, read)
    }

    private struct Edit {
        var lines: Range<Int>
        var steps: [ConsoleStep]
        /// The step before them.
        let previous: ConsoleStep?
    }

    /// In the order of the lines.
    private func edits(to steps: [ConsoleStep]) throws(Failure) -> [Edit] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in steps.map(\.plain).difference(from: written.map(\.step.plain)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        // A phrase of which something changes is written as its steps.
        var broken = Set(removed.map { written[$0].lines })
        var (index, next) = (0, 0)
        while index < written.count {
            let isInside = index > 0 && written[index - 1].lines == written[index].lines
            if removed.contains(index) {
                index += 1
            } else if inserted.contains(next) {
                if isInside { broken.insert(written[index].lines) }
                next += 1
            } else {
                (index, next) = (index + 1, next + 1)
            }
        }
        var edits: [Edit] = []
        var end = written.first { $0.lines.lowerBound >= line }?.lines.lowerBound ?? line
        var open: Edit?
        func begin(_ lines: Range<Int>) {
            if let last = open {
                if last.lines.upperBound == lines.lowerBound {
                    open?.lines = last.lines.lowerBound..<lines.upperBound
                    return
                }
                // A step of the same phrase.
                if lines.lowerBound < last.lines.upperBound { return }
                edits.append(last)
            }
            open = Edit(lines: lines, steps: [], previous: next > 0 ? steps[next - 1] : nil)
        }
        (index, next) = (0, 0)
        while index < written.count || next < steps.count {
            let place = index < written.count ? written[index].lines : end..<end
            if index < written.count, removed.contains(index) {
                begin(place)
                index += 1
            } else if inserted.contains(next) || index == written.count {
                if open == nil { begin(end..<end) }
                open?.steps.append(steps[next])
                next += 1
                continue
            } else {
                if broken.contains(place) {
                    begin(place)
                    open?.steps.append(steps[next])
                } else if let last = open {
                    edits.append(last)
                    open = nil
                }
                (index, next) = (index + 1, next + 1)
            }
            if place.lowerBound >= line { end = place.upperBound }
        }
        if let open { edits.append(open) }
        guard edits.allSatisfy({ $0.lines.lowerBound >= line }) else {
            throw Failure(
                message: localized(
                    "\(name): a step of the background changes, which other scenarios share. Edit the file."
                )
            )
        }
        return edits
    }

    /// Without `\n`, with `\r`. The two are one character, so this splits scalars.
    private var textLines: [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private var indentation: String {
        let lines = textLines
        // The indentation of its last step, or of the background's.
        let step = written.last { $0.lines.lowerBound >= line } ?? written.last
        return String(lines[step?.lines.lowerBound ?? 0].prefix(while: \.isWhitespace))
    }

    private var language: String { Gherkin.ScriptLines(GherkinSource(uri: name, text: text)).language }
}

extension ConsoleStep {
    /// Without its kind, which the steps before it decide.
    fileprivate var plain: ConsoleStep { ConsoleStep(text: text, docString: docString, table: table) }
}
