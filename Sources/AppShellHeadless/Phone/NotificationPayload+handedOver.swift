public import AppShell

extension NotificationPayload {
    /// A push as iOS delivers it: parsed into a dictionary, which `SystemNotifications` serialises again. The order of the
    /// keys and the spelling of numbers are lost: `42.0` and `4.2e1` become `42`.
    ///
    /// - Throws: ``PayloadError`` for invalid JSON, and for a duplicate key: Apple does not document which value remains.
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
    /// The value after a round trip through `NSNumber` and `String`.
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
    /// The number as `JSONSerialization` writes it after reading it.
    fileprivate var handedOver: JSONNumber {
        if let integer = Int64(text) { return JSONNumber(text: "\(integer)") ?? self }
        if UInt64(text) != nil { return self }
        guard let double, let number = JSONNumber(double) else { return self }
        return number.text.hasSuffix(".0") ? JSONNumber(text: String(number.text.dropLast(2))) ?? self : number
    }
}
