public import ScenarioReports

/// What takes attachments: a scenario's world, or the context of a hook around the whole run.
public protocol Attaching: AnyObject {
    /// Adds something to the reports, under the step or hook that runs.
    func attach(_ attachment: Attachment)
}

extension Attaching {
    /// Adds text.
    public func attach(_ text: String, mediaType: String = "text/plain", fileName: String? = nil) {
        attach(Attachment(.text(text), mediaType: mediaType, fileName: fileName))
    }

    /// Adds bytes, such as an image's.
    public func attach(_ bytes: [UInt8], mediaType: String, fileName: String? = nil) {
        attach(Attachment(.bytes(bytes), mediaType: mediaType, fileName: fileName))
    }

    /// Says something in the reports, under the step that runs.
    public func log(_ text: String) {
        attach(text, mediaType: Attachment.logMediaType)
    }

    /// Adds a link (RFC 2483: one address a line).
    public func link(_ address: String) {
        attach(address, mediaType: "text/uri-list")
    }
}

/// What a hook around the whole run has: no phone and no app, which belong to scenarios.
public final class RunContext: Attaching {
    private(set) var attachments: [Attachment] = []
    private let didAttach: (Attachment) -> Void

    init(didAttach: @escaping (Attachment) -> Void) {
        self.didAttach = didAttach
    }

    public func attach(_ attachment: Attachment) {
        attachments.append(attachment)
        didAttach(attachment)
    }
}
