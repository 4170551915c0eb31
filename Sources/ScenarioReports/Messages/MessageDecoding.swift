import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the envelopes of one file, and collects errors.
struct MessageDecoding {
    let file: String
    var errors: [MessageError] = []
    private let decoder = JSONDecoder()

    init(file: String) {
        self.file = file
    }

    /// The line's content; nil, with an error, where it can't be read.
    mutating func content<Content: MessageContent>(
        of line: MessageLines.Line,
        _ type: Content.Type = Content.self
    ) -> Content? {
        do {
            return try decoder.decode(MessageEnvelope<Content>.self, from: Data(line.bytes)).content
        } catch {
            add(.unreadable(file, line.number, Content.envelope))
            return nil
        }
    }

    /// Whether the line is a complete object.
    func isWhole(_ line: MessageLines.Line) -> Bool {
        (try? decoder.decode(AnyMessage.self, from: Data(line.bytes))) != nil
    }

    mutating func add(_ error: MessageError) {
        if errors.count < MessageError.most { errors.append(error) }
    }
}

extension AttachmentMessage {
    /// Nil where its base64 is invalid.
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
        guard let stackTrace else { return StepException(type: type, message: message, location: "", stackTrace: "") }
        // Bytes are compared, as equal strings may differ in them.
        let head = Array("\(type): \(message)\n".utf8)
        if stackTrace.utf8.starts(with: head) {
            let location = String(decoding: stackTrace.utf8.dropFirst(head.count), as: UTF8.self)
            return StepException(type: type, message: message, location: location)
        }
        return StepException(type: type, message: message, location: "", stackTrace: stackTrace)
    }
}

extension ResultMessage {
    /// Nil where no version of the protocol has it.
    var stepStatus: StepStatus? {
        // The step never ran.
        if status == "UNKNOWN" { return .skipped }
        return StepStatus(rawValue: status)
    }
}
