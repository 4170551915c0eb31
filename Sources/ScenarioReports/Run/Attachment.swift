/// What a step or a hook adds to the reports: an image, a log line, a file.
public struct Attachment: Sendable, Hashable {
    /// Text as it is, or bytes, which Cucumber Messages carry as base64.
    public enum Body: Sendable, Hashable {
        case text(String)
        case bytes([UInt8])
    }

    public let body: Body
    /// Such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The name to save it under.
    public let fileName: String?

    public init(_ body: Body, mediaType: String, fileName: String? = nil) {
        self.body = body
        self.mediaType = mediaType
        self.fileName = fileName
    }

    /// The media type of ``Attaching/log(_:)``.
    public static let logMediaType = "text/x.cucumber.log+plain"

    /// The text of a log line; nil for anything else.
    public var logText: String? {
        guard case .text(let text) = body, mediaType == Self.logMediaType else { return nil }
        return text
    }
}
