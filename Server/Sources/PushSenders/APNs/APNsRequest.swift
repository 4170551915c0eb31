#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A notification as APNs takes it: Apple, "Sending notification requests to APNs".
struct APNsRequest {
    let path: String
    let headers: [(String, String)]
    let body: [UInt8]

    /// What speaks against a request, known before it is made.
    enum RequestError: Error, Hashable {
        /// No token can be like that.
        case badDeviceToken
        case payloadTooLarge(bytes: Int)
        case payloadEmpty
        case badCollapseID(bytes: Int)
    }

    static let maximumPayload = 4_096
    static let maximumCollapseID = 64

    init(_ delivery: PushDelivery, topic: String) throws(RequestError) {
        let body = [UInt8](delivery.payload.utf8)
        // It stands in the path. Its length is Apple's business.
        let isHexadecimal = delivery.token.utf8.allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
        guard isHexadecimal, !delivery.token.isEmpty else { throw .badDeviceToken }
        guard !body.isEmpty else { throw .payloadEmpty }
        guard body.count <= APNsRequest.maximumPayload else { throw .payloadTooLarge(bytes: body.count) }
        path = "/3/device/\(delivery.token)"
        self.body = body
        var headers: [(String, String)] = [
            ("apns-id", delivery.id.uuidString.lowercased()),
            ("apns-topic", topic),
            ("apns-push-type", "alert"),
            ("apns-priority", "10"),
            ("apns-expiration", "\(Int(delivery.expiry.timeIntervalSince1970))"),
            ("content-type", "application/json"),
        ]
        if let id = delivery.collapseID {
            guard (1...APNsRequest.maximumCollapseID).contains(id.utf8.count) else {
                throw .badCollapseID(bytes: id.utf8.count)
            }
            headers.append(("apns-collapse-id", id))
        }
        self.headers = headers
    }
}

extension APNsRequest.RequestError {
    var verdict: PushVerdict {
        switch self {
        case .badDeviceToken: .dropToken(reason: "not an APNs token", unknownSince: nil)
        case .payloadEmpty: .giveUp(reason: "the payload is empty")
        case .payloadTooLarge(let bytes):
            .giveUp(reason: "the payload has \(bytes) bytes; APNs takes \(APNsRequest.maximumPayload)")
        case .badCollapseID(let bytes):
            .giveUp(reason: "the collapse id has \(bytes) bytes; APNs takes 1 to \(APNsRequest.maximumCollapseID)")
        }
    }
}
