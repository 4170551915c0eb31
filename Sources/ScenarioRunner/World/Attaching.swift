public import ScenarioReports

/// Takes attachments: the world of a scenario, or the context of a hook around the whole run.
public protocol Attaching: AnyObject {
    /// Adds an attachment to the current step or hook.
    func attach(_ attachment: Attachment)
}

extension Attaching {
    /// Attaches text.
    public func attach(_ text: String, mediaType: String = "text/plain", fileName: String? = nil) {
        attach(Attachment(.text(text), mediaType: mediaType, fileName: fileName))
    }

    /// Attaches bytes, such as an image.
    public func attach(_ bytes: [UInt8], mediaType: String, fileName: String? = nil) {
        attach(Attachment(.bytes(bytes), mediaType: mediaType, fileName: fileName))
    }

    /// Adds a log line to the current step or hook.
    public func log(_ text: String) {
        attach(text, mediaType: Attachment.logMediaType)
    }

    /// Attaches a link, or several, one on each line (RFC 2483).
    public func link(_ address: String) {
        attach(address, mediaType: "text/uri-list")
    }
}

/// The context of a hook around the whole run. It has no phone and no app, which belong to scenarios.
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
