/// A notification's payload as it came and as it was read: parsed once, when it comes in.
public struct NotificationPayload: Hashable, Sendable {
    /// JSON, as the sender wrote it.
    public let text: String
    /// The payload, or why it can't be read.
    public let content: Result<PushPayload, PayloadError>

    /// - Parameter text: JSON; anything else gives an error as ``content``.
    public init(_ text: String) {
        self.text = text
        content = Result { () throws(PayloadError) in try PushPayload(parsing: text) }
    }
}

/// What a notification carries: what it shows, and the data that leads to a screen when it is tapped.
///
/// Reads what APNs and FCM deliver. A value of the wrong type in `aps` counts as absent and gives one of the ``notes``.
/// The keys that FCM adds (`gcm.message_id`, `google.c.…`, `from`) are part of ``data``.
///
/// A ``PayloadRule`` turns it into a route.
public struct PushPayload: Hashable, Sendable {
    /// `aps.alert.title`.
    public let title: String?
    package let subtitle: String?
    /// The text: `aps.alert.body`, or `aps.alert` where that is a string.
    public let body: String?
    /// The number on the app's icon, 0 or more. 0 removes it, nil keeps it.
    public let badge: Int?
    /// The name of the sound, critical or not.
    public let sound: String?
    /// The id of a ``NotificationCategory``.
    public let category: String?
    /// Groups notifications in the notification centre.
    public let threadID: String?
    /// Whether it asks the app to fetch in the background.
    package let contentAvailable: Bool
    /// Every key of the top level but `aps`, in the order of the sender.
    public let data: JSONObject
    /// What in `aps` was read as absent. Holds no values, so it can be logged.
    public let notes: [String]

    /// The limit in bytes. APNs takes 4,096; FCM adds keys of its own.
    public static let maximumLength = 16_384

    /// - Parameter bytes: JSON in UTF-8, at most ``maximumLength``.
    /// - Throws: ``PayloadError`` for anything but a JSON object, and for one that is too long, nested too deep, has a
    ///   key twice or begins with a byte-order mark.
    public init(parsing bytes: some Collection<UInt8>) throws(PayloadError) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes, limits: JSONLimits(bytes: PushPayload.maximumLength))
        } catch {
            throw .malformed(error)
        }
        try self.init(value)
    }

    /// - Parameter text: JSON, at most ``maximumLength`` in UTF-8.
    /// - Throws: ``PayloadError``, as for bytes.
    public init(parsing text: String) throws(PayloadError) {
        try self.init(parsing: text.utf8)
    }

    /// - Throws: ``PayloadError/notAnObject(_:)`` for anything but an object.
    public init(_ value: JSONValue) throws(PayloadError) {
        guard case .object(var members) = value else { throw .notAnObject(value.kindName) }
        var reader = PushPayloadReader(aps: members.removeValue(forKey: "aps"))
        (title, subtitle, body) = reader.alert()
        badge = reader.badge()
        sound = reader.sound()
        category = reader.text("category")
        threadID = reader.text("thread-id")
        contentAvailable = reader.flag("content-available")
        notes = reader.notes
        data = members
    }
}

/// Why a notification's payload can't be read at all.
public enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not JSON, or JSON beyond the reader's limits.
    case malformed(JSONError)
    /// The outermost value is of that kind: `an array`.
    case notAnObject(String)

    /// Some of these are valid JSON, so they aren't called otherwise.
    private static func text(of error: JSONError) -> String {
        let location = "line \(error.line), column \(error.column), at \(error.path)"
        let fix = "Fix: \(error.fix)."
        return switch error.problem {
        case .duplicateKey(let key): "the payload has the key “\(key.clipped)” twice in one object: \(location). \(fix)"
        case .tooLong(let bytes, let limit):
            "the payload is too long: \(bytes) bytes, and \(limit) at most are read. \(fix)"
        case .tooDeep(let limit): "the payload is nested too deep, more than \(limit) levels: \(location). \(fix)"
        case .byteOrderMark: "the payload begins with a byte-order mark. \(fix)"
        default: "the payload is not JSON: \(error)"
        }
    }

    /// What is wrong, where, and how to fix it.
    public var description: String {
        switch self {
        case .malformed(let error): Self.text(of: error)
        case .notAnObject(let kind): "the payload is \(kind). Fix: send an object, {\"aps\": {…}, …}."
        }
    }
}
