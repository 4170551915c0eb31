#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// An answer that was packed for the way (RFC 9110, 8.4) though nobody asked for it.
///
/// Foundation on Linux unpacks by itself, and can't be stopped while it unpacks what it has read: a few kilobytes may
/// become gigabytes. So the transport asks for plain answers there, and of packed ones reads those that are short.
struct PackedBody: CustomStringConvertible {
    private let coding: String
    /// In bytes, as it is sent; nil where the server does not say.
    private let length: Int?

    /// nil for an answer that is plain.
    init?(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse,
            let coding = response.value(forHTTPHeaderField: "Content-Encoding"), coding.lowercased() != "identity"
        else { return nil }
        self.coding = coding
        length = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    }

    /// Whether at worst (a byte stands for 1,032 in deflate) it becomes some 32 times as much as is read of an answer.
    func isBounded(by maximumBodySize: Int) -> Bool {
        length.map { $0 <= maximumBodySize / 32 } ?? false
    }

    var description: String {
        "a body packed with \(coding), of \(length.map { "\($0) bytes" } ?? "unknown length"),"
    }
}
#endif
