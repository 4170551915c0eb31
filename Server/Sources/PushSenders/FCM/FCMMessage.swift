import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A notification as FCM takes it: Google, "REST Resource: projects.messages".
///
/// The words go as `notification`, what APNs adds to them (sound, badge) as `apns.payload.aps`, and everything else as
/// `data`, whose values are all texts.
struct FCMMessage {
    let body: [UInt8]

    enum MessageError: Error, Hashable {
        case payloadTooLarge(bytes: Int)
        case notAnObject
    }

    /// Of the payload that reaches the phone.
    static let maximumPayload = 4_096

    init(_ delivery: PushDelivery) throws(MessageError) {
        let bytes = delivery.payload.utf8.count
        guard bytes <= FCMMessage.maximumPayload else { throw .payloadTooLarge(bytes: bytes) }
        guard let payload = (try? JSONValue(parsing: delivery.payload))?.objectValue else { throw .notAnObject }
        let aps = payload["aps"]?.objectValue ?? JSONObject()
        let alert = aps["alert"]
        let words = ["title", "body"].compactMap { name in alert?[name].map { (name, $0) } }
        var headers: [(String, JSONValue)] = [
            ("apns-expiration", .string("\(Int(delivery.expiry.timeIntervalSince1970))")),
            ("apns-priority", "10"),
            ("apns-push-type", "alert"),
        ]
        if let id = delivery.collapseID { headers.append(("apns-collapse-id", .string(id))) }
        let device = aps.members.filter { $0.key != "alert" }.map { ($0.key, $0.value) }
        let data = payload.members.filter { $0.key != "aps" }.map { ($0.key, JSONValue.string($0.value.dataText)) }
        let message: JSONValue = [
            "message": [
                "token": .string(delivery.token),
                "notification": .object(JSONObject(words)),
                "data": .object(JSONObject(data)),
                "apns": [
                    "headers": .object(JSONObject(headers)),
                    "payload": ["aps": .object(JSONObject(device))],
                ],
            ]
        ]
        body = [UInt8](message.text().utf8)
    }
}

extension FCMMessage.MessageError {
    var verdict: PushVerdict {
        switch self {
        case .payloadTooLarge(let bytes):
            .giveUp(reason: "the payload has \(bytes) bytes; FCM takes \(FCMMessage.maximumPayload)")
        case .notAnObject: .giveUp(reason: "the payload is not a JSON object")
        }
    }
}

extension JSONValue {
    /// FCM carries texts only; what is none is written as JSON.
    fileprivate var dataText: String { stringValue ?? text() }
}
