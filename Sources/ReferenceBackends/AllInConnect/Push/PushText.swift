import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A notification before it is addressed.
struct PushText {
    let target: PushTarget
    let title: String
    let body: String

    /// Of a text that is longer, the beginning is sent; in bytes, of which JSON's escapes may make two each, and all of
    /// it stays below the 4,096 that APNs takes.
    private static let maximumTitle = 256
    private static let maximumBody = 1_024

    /// As in docs/apis.md: words, sound, badge, the legacy id, `type` for an event; `screen` and `entityId` besides.
    func payload(for kind: RegistrationData.Kind) -> String {
        let alert: JSONValue = [
            "title": .string(TypedText.cleaned(title, clippedTo: PushText.maximumTitle)),
            "body": .string(TypedText.cleaned(body, clippedTo: PushText.maximumBody)),
        ]
        // FCM carries texts only.
        let id: JSONValue = kind == .fcm ? .string("\(target.id)") : .number(JSONNumber(target.id))
        var members: [(String, JSONValue)] = [
            ("aps", ["alert": alert, "sound": "default", "badge": 1]),
            (legacyKey, id),
        ]
        if case .event = target { members.append(("type", "EVENT")) }
        members += [("screen", .string(screen)), ("entityId", .string("\(target.id)"))]
        return JSONValue.object(JSONObject(members)).text()
    }

    func message(to registration: RegistrationData, at date: Date) -> PushMessage {
        let record = PushRecord(
            date: date,
            target: target,
            userID: registration.userID,
            kind: registration.kind,
            environment: registration.environment,
            endpoint: PushEndpoint(registration.kind, registration.environment)
        )
        return PushMessage(token: registration.token, payload: payload(for: registration.kind), record: record)
    }

    private var legacyKey: String {
        switch target {
        case .offer, .event: "offerId"
        case .professional: "professionalId"
        }
    }

    private var screen: String {
        switch target {
        case .offer: "offer_detail"
        case .event: "event_detail"
        case .professional: "professional_detail"
        }
    }
}
