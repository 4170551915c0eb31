/// What a notification carries: what it shows, and the data that says where a tap leads.
///
/// Reads what APNs and FCM deliver, and never refuses it for what a sender got wrong: in `aps`, a value of the wrong type
/// is read as absent, and ``notes`` says so. Keys that FCM adds (`gcm.message_id`, `google.c.…`, `from`) stand in
/// ``data`` with all others and mean nothing unless a rule asks for them.
///
/// See also: ``PayloadRule``, which turns it into a route.
public struct PushPayload: Hashable, Sendable {
    public let title: String?
    public let subtitle: String?
    /// The text; `aps.alert` itself where that is a text.
    public let body: String?
    /// The number on the app's icon, 0 or more; 0 takes it away, nil leaves it.
    public let badge: Int?
    /// The name of the sound, also of a critical one.
    public let sound: String?
    public let category: String?
    public let threadID: String?
    /// Whether it asks the app to fetch something in the background.
    public let contentAvailable: Bool
    /// Every key of the top level but `aps`, in the order of the sender.
    public let data: JSONObject
    /// What of `aps` could not be used, in words; it holds no values, so it can be logged.
    public let notes: [String]

    /// The most that is read, in bytes. APNs itself takes 4,096; what comes through FCM has keys of its own besides.
    public static let maximumLength = 16_384

    /// - Parameter bytes: JSON in UTF-8, at most ``maximumLength``.
    /// - Throws: ``PayloadError`` where that is not a JSON object, or one that is not read: too long, nested too deep,
    ///   with a key twice, or behind a byte-order mark.
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
    /// - Throws: ``PayloadError`` where that is not a JSON object.
    public init(parsing text: String) throws(PayloadError) {
        try self.init(parsing: text.utf8)
    }

    /// - Throws: ``PayloadError/notAnObject(_:)``.
    public init(_ value: JSONValue) throws(PayloadError) {
        guard case .object(let members) = value else { throw .notAnObject(value.kindName) }
        var reader = PushPayloadReader(aps: members["aps"])
        (title, subtitle, body) = reader.alert()
        badge = reader.badge()
        sound = reader.sound()
        category = reader.text("category")
        threadID = reader.text("thread-id")
        contentAvailable = reader.flag("content-available")
        notes = reader.notes
        data = members.without("aps")
    }
}

/// Why a notification's payload can't be read at all.
public enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    case malformed(JSONError)
    /// The outermost value is of that kind, in words.
    case notAnObject(String)

    /// What may well be JSON, and is refused for another reason, is told in words of its own.
    private static func words(_ fault: JSONError) -> String {
        let place = "line \(fault.line), column \(fault.column), at \(fault.path)"
        let fix = "Fix: \(fault.fix)."
        return switch fault.problem {
        case .duplicateKey(let key): "the payload has the key “\(key.clipped)” twice in one object: \(place). \(fix)"
        case .tooLong(let bytes, let limit):
            "the payload is too long: \(bytes) bytes, and \(limit) at most are read. \(fix)"
        case .tooDeep(let limit): "the payload is nested too deep, more than \(limit) levels: \(place). \(fix)"
        case .byteOrderMark: "the payload begins with a byte-order mark. \(fix)"
        default: "the payload is not JSON: \(fault)"
        }
    }

    public var description: String {
        switch self {
        case .malformed(let fault): Self.words(fault)
        case .notAnObject(let kind): "the payload is \(kind). Fix: send an object, {\"aps\": {…}, …}."
        }
    }
}
