/// The values that one body was read into, for those who get the same body again.
///
/// A back end in process that answers a thousand apps with the same bytes hands this out with them, and they are decoded
/// once. Reading is a pure function of the bytes, so an app can't tell.
package final class ReadBody: Sendable {
    private let values = Lock<[ObjectIdentifier: any Sendable]>([:])

    package init() {}

    /// - Parameter read: makes the value from the bytes; one that throws is asked again next time.
    func value<Value: Sendable>(read: () throws(APIError) -> Value) throws(APIError) -> Value {
        let type = ObjectIdentifier(Value.self)
        if let known = values.withLock({ $0[type] }) as? Value { return known }
        let value = try read()
        values.withLock { $0[type] = value }
        return value
    }
}
