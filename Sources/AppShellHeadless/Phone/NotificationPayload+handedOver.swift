public import AppShell

extension NotificationPayload {
    /// A push as iOS hands it to the app: parsed into a dictionary, which `SystemNotifications` writes as JSON again. The
    /// order of the keys is gone, and so is how a number was written: `42.0` and `4.2e1` are `42`.
    ///
    /// - Throws: ``PayloadError`` for what iOS can't parse, and for a key that stands twice: iOS does not say which of the
    ///   two values it keeps.
    public static func handedOver(_ text: String) throws(PayloadError) -> NotificationPayload {
        do throws(JSONError) {
            let limits = JSONLimits(bytes: PushPayload.maximumLength)
            return NotificationPayload(
                try JSONValue(parsing: text.utf8, limits: limits).handedOver.text(sortedKeys: true)
            )
        } catch {
            throw .malformed(error)
        }
    }
}

extension JSONValue {
    /// What is left of it in a dictionary of `NSNumber` and `String`.
    fileprivate var handedOver: JSONValue {
        switch self {
        case .object(let object): .object(JSONObject(object.members.map { ($0.key, $0.value.handedOver) }))
        case .array(let values): .array(values.map(\.handedOver))
        case .number(let number): .number(number.handedOver)
        case .string, .bool, .null: self
        }
    }
}

extension JSONNumber {
    /// As `JSONSerialization` writes what it has read; as it was where that is no number of its own.
    fileprivate var handedOver: JSONNumber {
        if let integer = Int64(text) { return JSONNumber(text: "\(integer)") ?? self }
        if UInt64(text) != nil { return self }
        guard let double, let number = JSONNumber(double) else { return self }
        return number.text.hasSuffix(".0") ? JSONNumber(text: String(number.text.dropLast(2))) ?? self : number
    }
}
