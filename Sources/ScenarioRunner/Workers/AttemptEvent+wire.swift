import AppShellHeadless
import ScenarioReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AttemptEvent {
    private enum Kind: UInt8 {
        case began, attached, stepEnded, reached, ended
    }

    /// - Parameter screens: what the other process knows of the screens.
    func write(to writer: inout WireWriter, _ screens: inout WireScreenWriter) {
        func begin(_ kind: Kind) { writer.write(byte: kind.rawValue) }
        switch self {
        case .began(let token):
            begin(.began)
            writer.write(token)
        case .attached(let attachment):
            begin(.attached)
            writer.write(attachment)
        case .stepEnded(let step, let trace):
            begin(.stepEnded)
            step.write(to: &writer, &screens)
            writer.write(trace)
        case .reached(let step):
            begin(.reached)
            writer.write(step)
        case .ended(let ending):
            begin(.ended)
            writer.write(ending)
        }
    }

    init(from reader: inout WireReader, _ screens: inout WireScreenReader) throws(WireError) {
        guard let kind = Kind(rawValue: try reader.byte()) else { throw WireError() }
        switch kind {
        case .began: self = .began(token: try reader.value())
        case .attached: self = .attached(try reader.value())
        case .stepEnded:
            let step = try StepResult.read(from: &reader, &screens)
            self = .stepEnded(step, trace: try reader.value())
        case .reached: self = .reached(step: try reader.value())
        case .ended: self = .ended(try reader.value())
        }
        guard reader.isAtEnd else { throw WireError() }
    }
}

extension StepResult {
    /// Without the step, which the process that asked for it knows.
    fileprivate func write(to writer: inout WireWriter, _ screens: inout WireScreenWriter) {
        writer.write(status)
        writer.write(duration)
        writer.write(wallDuration)
        writer.write(message)
        writer.write(exception)
        writer.write(screen)
        writer.write(attachments)
        writer.write(snippets)
        writer.write(events)
        writer.write(acted)
        writer.write(snapshot != nil)
        if let snapshot { screens.write(snapshot, to: &writer) }
    }

    fileprivate static func read(
        from reader: inout WireReader,
        _ screens: inout WireScreenReader
    ) throws(WireError) -> StepResult {
        var result = try StepResult(
            testStep: .unsent,
            status: reader.value(),
            duration: reader.value(),
            wallDuration: reader.value(),
            message: reader.value(),
            exception: reader.value(),
            screen: reader.value(),
            attachments: reader.value(),
            snippets: reader.value(),
            events: reader.value(),
            acted: reader.value()
        )
        if try reader.value(Bool.self) { result.snapshot = try screens.read(from: &reader) }
        return result
    }
}

extension StepStatus: WireValue {}

/// Exceptions of attempts are made here, with the stack that follows from the other parts.
extension StepException: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(type)
        writer.write(message)
        writer.write(location)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(type: reader.value(), message: reader.value(), location: reader.value())
    }
}

extension StepResult.ActedOn: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(role)
        writer.write(label)
        writer.write(path)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(role: reader.value(), label: reader.value(), path: reader.value())
    }
}

extension Attachment: WireValue {
    func write(to writer: inout WireWriter) {
        switch body {
        case .text(let text):
            writer.write(true)
            writer.write(text)
        case .bytes(let bytes):
            writer.write(false)
            writer.write(bytes: bytes)
        }
        writer.write(mediaType)
        writer.write(fileName)
    }

    init(from reader: inout WireReader) throws(WireError) {
        let body: Body = try reader.value() ? .text(try reader.value()) : .bytes(Array(try reader.slice()))
        try self.init(body, mediaType: reader.value(), fileName: reader.value())
    }
}

extension TraceEvent: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(time)
        writer.write(kind)
        writer.write(text)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(time: reader.value(), kind: reader.value(), text: reader.value())
    }
}

extension AttemptResult.Ending: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(status)
        writer.write(message)
        writer.write(duration)
        writer.write(coverageRecord.map { WireJSON(value: $0) })
        writer.write(seenTexts.map { WireJSON(value: $0) })
        writer.write(chaos.map { WireJSON(value: $0) })
    }

    init(from reader: inout WireReader) throws(WireError) {
        status = try reader.value()
        message = try reader.value()
        duration = try reader.value()
        coverageRecord = try reader.value(WireJSON?.self)?.value
        seenTexts = try reader.value(WireJSON?.self)?.value
        chaos = try reader.value(WireJSON?.self)?.value
    }
}

/// A value as JSON, for values that occur at most once in an attempt and are missing in most.
struct WireJSON<Value: Codable>: WireValue {
    /// Names of the numbers that JSON does not have: infinity, its negative, and not a number.
    private static var numbers: (String, String, String) { ("+", "-", "?") }

    let value: Value

    init(value: Value) { self.value = value }

    func write(to writer: inout WireWriter) {
        let encoder = JSONEncoder()
        let (most, least, none) = Self.numbers
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: most,
            negativeInfinity: least,
            nan: none
        )
        guard let json = try? encoder.encode(value) else {
            preconditionFailure("JSON has a form for every value that processes exchange.")
        }
        writer.write(bytes: Array(json))
    }

    init(from reader: inout WireReader) throws(WireError) {
        let json = Data(try reader.slice())
        let decoder = JSONDecoder()
        let (most, least, none) = Self.numbers
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: most,
            negativeInfinity: least,
            nan: none
        )
        guard let value = try? decoder.decode(Value.self, from: json) else { throw WireError() }
        self.value = value
    }
}
