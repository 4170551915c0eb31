/// Why APNs refused a notification, as its `reason` says it.
///
/// Apple, "Handling notification responses from APNs": every reason that a notification to one device can meet.
public enum APNsReason: String, Hashable, Sendable, CaseIterable {
    case badCollapseID = "BadCollapseId"
    case badDeviceToken = "BadDeviceToken"
    case badExpirationDate = "BadExpirationDate"
    case badMessageID = "BadMessageId"
    case badPriority = "BadPriority"
    case badTopic = "BadTopic"
    case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
    case duplicateHeaders = "DuplicateHeaders"
    case idleTimeout = "IdleTimeout"
    case invalidPushType = "InvalidPushType"
    case missingDeviceToken = "MissingDeviceToken"
    case missingTopic = "MissingTopic"
    case payloadEmpty = "PayloadEmpty"
    case topicDisallowed = "TopicDisallowed"
    case badCertificate = "BadCertificate"
    case badCertificateEnvironment = "BadCertificateEnvironment"
    case badEnvironmentKeyIDInToken = "BadEnvironmentKeyIdInToken"
    case expiredProviderToken = "ExpiredProviderToken"
    case forbidden = "Forbidden"
    case invalidProviderToken = "InvalidProviderToken"
    case missingProviderToken = "MissingProviderToken"
    case unrelatedKeyIDInToken = "UnrelatedKeyIdInToken"
    case badPath = "BadPath"
    case methodNotAllowed = "MethodNotAllowed"
    case expiredToken = "ExpiredToken"
    case unregistered = "Unregistered"
    case payloadTooLarge = "PayloadTooLarge"
    case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
    case tooManyRequests = "TooManyRequests"
    case internalServerError = "InternalServerError"
    case serviceUnavailable = "ServiceUnavailable"
    case shutdown = "Shutdown"

    /// The status that comes with it.
    public var status: Int {
        switch self {
        case .badCollapseID, .badDeviceToken, .badExpirationDate, .badMessageID, .badPriority, .badTopic,
            .deviceTokenNotForTopic, .duplicateHeaders, .idleTimeout, .invalidPushType, .missingDeviceToken,
            .missingTopic, .payloadEmpty, .topicDisallowed:
            400
        case .badCertificate, .badCertificateEnvironment, .badEnvironmentKeyIDInToken, .expiredProviderToken,
            .forbidden, .invalidProviderToken, .missingProviderToken, .unrelatedKeyIDInToken:
            403
        case .badPath: 404
        case .methodNotAllowed: 405
        case .expiredToken, .unregistered: 410
        case .payloadTooLarge: 413
        case .tooManyProviderTokenUpdates, .tooManyRequests: 429
        case .internalServerError: 500
        case .serviceUnavailable, .shutdown: 503
        }
    }
}

extension APNsReason {
    /// What a sender does about it.
    enum Handling: Hashable {
        /// The device is gone, or was never this environment's: BadDeviceToken and 410 (docs/apis.md).
        case dropToken
        case retry(PushVerdict.Scope)
        /// With a provider token that is new.
        case refresh
        /// Our request was wrong: it would be the next time.
        case giveUp
        /// The same, and it is the settings that do not fit: the token may be good.
        case giveUpAsMisconfigured
        /// Credentials or topic are.
        case stop
    }

    var handling: Handling {
        switch self {
        case .badDeviceToken, .expiredToken, .unregistered: .dropToken
        case .deviceTokenNotForTopic, .missingDeviceToken: .giveUpAsMisconfigured
        case .tooManyRequests, .internalServerError: .retry(.device)
        case .idleTimeout, .tooManyProviderTokenUpdates, .serviceUnavailable, .shutdown: .retry(.service)
        case .expiredProviderToken: .refresh
        case .badCollapseID, .badExpirationDate, .badMessageID, .badPriority, .duplicateHeaders, .invalidPushType,
            .payloadEmpty, .badPath, .methodNotAllowed, .payloadTooLarge:
            .giveUp
        case .badTopic, .missingTopic, .topicDisallowed, .badCertificate, .badCertificateEnvironment,
            .badEnvironmentKeyIDInToken, .forbidden, .invalidProviderToken, .missingProviderToken,
            .unrelatedKeyIDInToken:
            .stop
        }
    }

    /// What to do about a reason that Apple has added since, by its status.
    static func handling(ofUnknownReasonWith status: Int) -> Handling {
        switch status {
        case 403: .stop
        case 410: .dropToken
        case 429: .retry(.device)
        case 500...599: .retry(.service)
        default: .giveUp
        }
    }
}
