#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a step or a hook adds to the reports: an image, a log line, a file.
public struct Attachment: Codable, Sendable, Hashable {
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

extension Attachment.Body: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, bytes
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .text(text)
        } else {
            self = .bytes(Array(try container.decode(Data.self, forKey: .bytes)))
        }
    }

    /// Bytes are coded as base64, which an array of numbers would not be.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try container.encode(text, forKey: .text)
        case .bytes(let bytes): try container.encode(Data(bytes), forKey: .bytes)
        }
    }
}
