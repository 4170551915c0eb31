import CucumberExpressions
import CucumberGherkin
import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A scenario's part of the page's data. Defaults are left out: a passed status, an empty list. Virtual times are in
/// whole milliseconds, wall times in whole microseconds.
extension JSONWriter {
    mutating func write(
        _ result: ScenarioResult,
        of feature: HTMLFeature,
        _ elements: inout ScreenSnapshotTable,
        _ events: inout TextTable
    ) {
        field("kind", "scenario")
        writeHead(of: result, in: feature)
        field("message", ifPresent: result.message)
        fieldUnlessZero("duration", result.duration.milliseconds)
        if let divergence = result.divergence { write(divergence) }
        write(result.events, &events)
        write(screensOf: result.steps, &elements)
        array("steps", result.steps) { writer, step in
            let isBackground = step.step.map(feature.isBackground) ?? false
            writer.object { $0.write(step, of: result.pickle, isBackground: isBackground) }
        }
    }

    /// What identifies a scenario, and its status.
    private mutating func writeHead(of result: ScenarioResult, in feature: HTMLFeature) {
        let pickle = result.pickle
        field("id", result.testCase.id)
        field("feature", feature.number)
        field("rule", ifPresent: feature.rule(of: pickle))
        field("keyword", result.feature.keyword(of: pickle))
        field("name", pickle.name)
        field("line", pickle.location.line)
        if let row = feature.row(of: pickle) { write(row) }
        fieldUnlessEmpty("product", result.testCase.product)
        if !pickle.tags.isEmpty { array("tags", pickle.tags.map(\.name).uniqued()) }
        fieldUnlessZero("repetition", result.testCase.repetition)
        fieldUnlessZero("attempt", result.attempt)
        if result.willBeRetried { field("retried", true) }
        if result.expectedFailure == nil { status(result.status) } else { field("status", "expected") }
    }

    /// A scenario as the page knows it before its part is loaded: without steps, but with the numbers of their texts.
    mutating func write(
        indexOf result: ScenarioResult,
        of feature: HTMLFeature,
        texts: [Int]
    ) {
        writeHead(of: result, in: feature)
        let decisive = result.steps.first { $0.status == result.status && $0.message != nil }
        field(
            "message",
            ifPresent: result.status > .skipped || result.expectedFailure != nil
                ? result.message ?? decisive?.message : nil
        )
        fieldUnlessZero("duration", result.duration.milliseconds)
        fieldUnlessZero("wall", result.wallDuration.microseconds)
        fieldUnlessZero("steps", result.steps.count { $0.step != nil })
        array("texts", texts) { $0.value($1) }
    }

    private mutating func write(_ row: HTMLFeature.Row) {
        object("outline") { writer in
            writer.field("name", row.outline.name)
            writer.field("line", row.outline.location.line)
            writer.array("header", row.header)
            writer.array("cells", row.cells)
        }
    }

    mutating func write(_ divergence: Divergence) {
        object("divergence") { writer in
            writer.field("earlier", divergence.earlier)
            writer.field("later", divergence.later)
            writer.field("step", ifPresent: divergence.step)
            writer.field("before", ifPresent: divergence.before)
            writer.field("after", ifPresent: divergence.after)
        }
    }

    /// The new events' texts, then for each event the time since the previous one and its number.
    private mutating func write(_ events: [TraceEvent], _ table: inout TextTable) {
        guard !events.isEmpty else { return }
        var numbers: [Int] = []
        numbers.reserveCapacity(events.count)
        array("newEvents") { writer in
            for event in events { numbers.append(table.number(of: event, into: &writer)) }
        }
        var time = 0
        array("events") { writer in
            for (event, number) in zip(events, numbers) {
                let milliseconds = event.time.milliseconds
                writer.value(milliseconds &- time)
                writer.value(number)
                time = milliseconds
            }
        }
    }

    /// The new elements, then the screen after each step: the step, the navigation or null, the screen's number or
    /// null, and where it has one the number of its look, which is among `newThemes` where it is new.
    private mutating func write(screensOf steps: [StepResult], _ table: inout ScreenSnapshotTable) {
        guard steps.contains(where: { $0.snapshot != nil }) else { return }
        var numbers: [Int?] = []
        array("newElements") { writer in
            for step in steps { numbers.append(step.snapshot?.screen.map { table.number(of: $0, into: &writer) }) }
        }
        var themes: [Int?] = []
        array("newThemes") { writer in
            for step in steps {
                guard let theme = step.snapshot?.theme else {
                    themes.append(nil)
                    continue
                }
                let (number, isNew) = table.number(of: theme)
                if isNew { writer.value(theme.css(selector: ".look-\(number)")) }
                themes.append(number)
            }
        }
        array("snapshots") { writer in
            for (index, step) in steps.enumerated() {
                guard let snapshot = step.snapshot else { continue }
                writer.array { writer in
                    writer.value(index)
                    if let navigation = snapshot.navigation { writer.value(navigation) } else { writer.null() }
                    if let number = numbers[index] { writer.value(number) } else { writer.null() }
                    if let theme = themes[index] { writer.value(theme) }
                }
            }
        }
    }

    private mutating func write(_ step: StepResult, of pickle: Pickle, isBackground: Bool) {
        fieldUnlessEmpty("keyword", step.keyword)
        field("text", step.text)
        if step.step == nil { field("hook", true) }
        if isBackground { field("background", true) }
        if let location = step.sourceLocation, location.file == pickle.uri {
            field("line", location.line)
        } else {
            fieldUnlessEmpty("place", step.location)
        }
        status(step.status)
        fieldUnlessZero("duration", step.duration.milliseconds)
        fieldUnlessZero("wall", step.wallDuration.microseconds)
        field("message", ifPresent: step.message)
        field("error", ifPresent: step.exception?.type)
        if step.snapshot == nil { field("screen", ifPresent: step.screen) }
        if !step.events.isEmpty {
            array("events") { writer in
                writer.value(step.events.lowerBound)
                writer.value(step.events.upperBound)
            }
        }
        write(step.acted)
        parameters(of: step.testStep)
        if let table = step.step?.argument?.dataTable {
            array("table", table.rows) { writer, row in
                writer.array { writer in for cell in row { writer.value(cell) } }
            }
        }
        if let docString = step.step?.argument?.docString {
            object("docString") { writer in
                writer.field("content", docString.content)
                writer.field("mediaType", ifPresent: docString.mediaType)
            }
        }
        write(step.attachments)
    }

    /// Where the parameters are in the step's text: starts and lengths in Unicode scalars.
    private mutating func parameters(of step: TestStep) {
        guard step.matches.count == 1, let arguments = step.matches.first?.arguments, !arguments.isEmpty else { return }
        array("parameters") { writer in
            for argument in arguments {
                guard let start = argument.group.start, let value = argument.group.value else { continue }
                writer.value(start)
                writer.value(value.unicodeScalars.count)
            }
        }
    }

    mutating func write(_ attachments: [Attachment]) {
        guard !attachments.isEmpty else { return }
        array("attachments", attachments) { writer, attachment in
            writer.object { writer in
                writer.field("mediaType", attachment.mediaType)
                writer.field("fileName", ifPresent: attachment.fileName)
                switch attachment.body {
                case .text(let text): writer.field("text", text)
                case .bytes(let bytes): writer.field("base64", Data(bytes).base64EncodedString())
                }
            }
        }
    }

    mutating func status(_ status: StepStatus) {
        if status != .passed { field("status", status.rawValue.lowercased()) }
    }

    mutating func fieldUnlessZero(_ key: StaticString, _ value: Int) {
        if value != 0 { field(key, value) }
    }
}

extension Duration {
    /// Whole numbers, clamped to the largest.
    fileprivate var milliseconds: Int { units(of: 1_000) }

    var microseconds: Int { units(of: 1_000_000) }

    private func units(of perSecond: Int64) -> Int {
        // Most steps take no virtual time, and dividing 128 bits is slow.
        guard self != .zero else { return 0 }
        let (seconds, attoseconds) = components
        let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: perSecond)
        let rest = attoseconds / (1_000_000_000_000_000_000 / perSecond)
        let (sum, isTooLargeAgain) = whole.addingReportingOverflow(rest)
        return isTooLarge || isTooLargeAgain ? (seconds < 0 ? .min : .max) : Int(sum)
    }
}
