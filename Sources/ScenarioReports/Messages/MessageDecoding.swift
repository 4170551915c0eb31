import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the envelopes of one file; what cannot be read becomes a fault.
struct MessageDecoding {
    let file: String
    let bytes: [UInt8]
    var faults: [MessageError] = []
    private let decoder = JSONDecoder()

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    /// The line's content, or nil and a fault.
    mutating func content<Content: MessageContent>(
        of line: MessageLines.Line,
        _ type: Content.Type = Content.self
    ) -> Content? {
        do {
            return try decoder.decode(MessageEnvelope<Content>.self, from: Data(bytes[line.range])).content
        } catch {
            add(.unreadable(file, line.number, Content.envelope))
            return nil
        }
    }

    /// Whether the line is a whole object.
    func isWhole(_ line: MessageLines.Line) -> Bool {
        (try? decoder.decode(AnyMessage.self, from: Data(bytes[line.range]))) != nil
    }

    mutating func add(_ fault: MessageError) {
        if faults.count < MessageError.most { faults.append(fault) }
    }
}

extension AttachmentMessage {
    /// Nil where it says it is base64 and is not.
    var attachment: Attachment? {
        guard contentEncoding == "BASE64" else {
            return Attachment(.text(body), mediaType: mediaType, fileName: fileName)
        }
        return Data(base64Encoded: body).map { Attachment(.bytes(Array($0)), mediaType: mediaType, fileName: fileName) }
    }
}

extension ExceptionMessage {
    var exception: StepException {
        let type = type ?? ""
        let message = message ?? ""
        guard let stackTrace else { return StepException(type: type, message: message, place: "", stackTrace: "") }
        // Texts are compared byte by byte: two that look alike may differ.
        let head = Array("\(type): \(message)\n".utf8)
        if stackTrace.utf8.starts(with: head) {
            let place = String(decoding: stackTrace.utf8.dropFirst(head.count), as: UTF8.self)
            return StepException(type: type, message: message, place: place)
        }
        return StepException(type: type, message: message, place: "", stackTrace: stackTrace)
    }
}

extension ResultMessage {
    /// Nil where no version of the protocol knows it.
    var stepStatus: StepStatus? {
        // A step that was never run.
        if status == "UNKNOWN" { return .skipped }
        return StepStatus(rawValue: status)
    }
}
