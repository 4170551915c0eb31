#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// A response that the server compressed unasked (RFC 9110, 8.4).
///
/// Foundation on Linux always decompresses, without any limit: a few kilobytes may become gigabytes. So the transport
/// asks for uncompressed responses there, and only reads short compressed ones.
struct PackedBody: CustomStringConvertible {
    private let coding: String
    /// In bytes as sent; nil if the server does not say.
    private let length: Int?

    /// nil for an uncompressed response.
    init?(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse,
            let coding = response.value(forHTTPHeaderField: "Content-Encoding"), coding.lowercased() != "identity"
        else { return nil }
        self.coding = coding
        length = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    }

    /// Whether it could become more than about 32 times the limit: a byte of deflate stands for at most 1,032.
    func isBounded(by maximumBodySize: Int) -> Bool {
        length.map { $0 <= maximumBodySize / 32 } ?? false
    }

    var description: String {
        "a body packed with \(coding), of \(length.map { "\($0) bytes" } ?? "unknown length"),"
    }
}
#endif
