import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransferFault {
    /// What is wrong with the length that a response announces (RFC 9112, 6.3); nil if nothing is.
    ///
    /// libcurl takes the last of several fields, reads `2, 3` as 2, and reads until the connection closes where a number
    /// is too great: half an answer could pass for a whole one. Of fields whose names differ in case, Foundation on
    /// Linux shows the last alone.
    init?(lengthOf response: URLResponse) {
        let value = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Length")
        guard let value else { return nil }
        let lengths = Set(value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        if lengths.count > 1 {
            self = .severalLengths
        } else if let length = lengths.first, length.first?.isNumber == true, Int(length) != nil {
            return nil
        } else {
            self = .length
        }
    }
}
