import AppShellHeadless
import ScenarioReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AttemptRecord.StepRecord {
    func write(into writer: inout ByteWriter) {
        writer.write(status.rawValue)
        writer.write(duration)
        writer.write(wallDuration)
        writer.write(message)
        writer.write(exception) { writer, exception in
            writer.write(exception.type)
            writer.write(exception.message)
            writer.write(exception.place)
        }
        writer.write(screen)
        writer.write(attachments) { $1.write(into: &$0) }
        writer.write(snippets) { $0.write($1) }
        writer.write(snapshot) { writer, snapshot in
            writer.write(snapshot.navigation)
            writer.write(snapshot.screen) { $1.write(into: &$0) }
        }
        writer.write(events) { writer, event in
            writer.write(event.time)
            writer.write(event.kind)
            writer.write(event.text)
        }
    }

    init(from reader: inout ByteReader) throws(ByteReaderError) {
        status = try reader.value(StepStatus.self)
        duration = try reader.duration()
        wallDuration = try reader.duration()
        message = try reader.optionalText()
        exception = try reader.optional { reader throws(ByteReaderError) in
            let type = try reader.text()
            let message = try reader.text()
            return StepException(type: type, message: message, place: try reader.text())
        }
        screen = try reader.optionalText()
        attachments = try reader.array { reader throws(ByteReaderError) in try Attachment(from: &reader) }
        snippets = try reader.array { reader throws(ByteReaderError) in try reader.text() }
        snapshot = try reader.optional { reader throws(ByteReaderError) in
            let navigation = try reader.optionalText()
            let screen = try reader.optional { reader throws(ByteReaderError) in
                try ScreenElement(from: &reader, depth: 0)
            }
            return ScreenSnapshot(navigation: navigation, screen: screen)
        }
        events = try reader.array { reader throws(ByteReaderError) in
            let time = try reader.duration()
            let kind = try reader.text()
            return TraceEvent(time: time, kind: kind, text: try reader.text())
        }
    }
}

extension AttemptRecord.End {
    func write(into writer: inout ByteWriter) {
        writer.write(status.rawValue)
        writer.write(message)
        writer.write(duration)
        let coverageRecord = coverageRecord.flatMap { try? JSONEncoder().encode($0) }
        writer.write(coverageRecord) { $0.write(Array($1)) }
    }

    init(from reader: inout ByteReader) throws(ByteReaderError) {
        status = try reader.value(StepStatus.self)
        message = try reader.optionalText()
        duration = try reader.duration()
        let data = try reader.optional { reader throws(ByteReaderError) in try reader.data() }
        guard let data else { return }
        guard let coverageRecord = try? JSONDecoder().decode(CoverageRecord.self, from: Data(data)) else {
            throw ByteReaderError()
        }
        self.coverageRecord = coverageRecord
    }
}

extension Attachment {
    func write(into writer: inout ByteWriter) {
        switch body {
        case .text(let text):
            writer.write(true)
            writer.write(text)
        case .bytes(let bytes):
            writer.write(false)
            writer.write(bytes)
        }
        writer.write(mediaType)
        writer.write(fileName)
    }

    init(from reader: inout ByteReader) throws(ByteReaderError) {
        let body: Body = try reader.bool() ? .text(try reader.text()) : .bytes(try reader.data())
        let mediaType = try reader.text()
        self.init(body, mediaType: mediaType, fileName: try reader.optionalText())
    }
}

extension ScreenElement {
    /// Deeper than any screen; what is read may be damaged.
    private static let greatestDepth = 512

    fileprivate func write(into writer: inout ByteWriter) {
        writer.write(role)
        writer.write(label)
        writer.write(value)
        writer.write(Int(flags.rawValue))
        writer.write(message)
        writer.write(placeholder)
        writer.write(note)
        writer.write(children) { $1.write(into: &$0) }
    }

    fileprivate init(from reader: inout ByteReader, depth: Int) throws(ByteReaderError) {
        guard depth < Self.greatestDepth else { throw ByteReaderError() }
        let role = try reader.text()
        let label = try reader.text()
        let value = try reader.optionalText()
        let flags = Flags(rawValue: UInt16(truncatingIfNeeded: try reader.int()))
        let message = try reader.optionalText()
        let placeholder = try reader.optionalText()
        let note = try reader.optionalText()
        let children = try reader.array { reader throws(ByteReaderError) in
            try ScreenElement(from: &reader, depth: depth + 1)
        }
        self.init(
            role: role,
            label: label,
            value: value,
            flags: flags,
            message: message,
            placeholder: placeholder,
            note: note,
            children: children
        )
    }
}
