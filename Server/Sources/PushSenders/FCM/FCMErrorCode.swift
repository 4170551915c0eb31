/// Why FCM refused a notification.
///
/// Google, "FCM error codes" (`google.firebase.fcm.v1.FcmError`), and google.rpc's status where there is no such code.
public enum FCMErrorCode: String, Hashable, Sendable, CaseIterable {
    case unspecified = "UNSPECIFIED_ERROR"
    case invalidArgument = "INVALID_ARGUMENT"
    case unregistered = "UNREGISTERED"
    case senderIDMismatch = "SENDER_ID_MISMATCH"
    case quotaExceeded = "QUOTA_EXCEEDED"
    case unavailable = "UNAVAILABLE"
    case `internal` = "INTERNAL"
    case thirdPartyAuthError = "THIRD_PARTY_AUTH_ERROR"

    /// The status that comes with it; nil where none is fixed.
    public var status: Int? {
        switch self {
        case .unspecified: nil
        case .invalidArgument: 400
        case .thirdPartyAuthError: 401
        case .senderIDMismatch: 403
        case .unregistered: 404
        case .quotaExceeded: 429
        case .internal: 500
        case .unavailable: 503
        }
    }
}
