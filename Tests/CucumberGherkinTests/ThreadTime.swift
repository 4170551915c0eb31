import ScriptTestSupport
import Testing

extension ThreadTime {
    /// Requires that ten times the length costs less than thirty times the time, where a quadratic reader needs a
    /// hundred times.
    static func requireLinear(
        _ name: String,
        location: SourceLocation = #_sourceLocation,
        make: (_ length: Int) -> [UInt8],
        read: ([UInt8]) throws -> Void
    ) throws {
        let short = try cost(of: make(2_000), read)
        let long = try cost(of: make(20_000), read)
        #expect(long <= 30 * short, "\(name): \(short) ns and \(long) ns", sourceLocation: location)
    }

    /// Nanoseconds, the least of two.
    private static func cost(of bytes: [UInt8], _ read: ([UInt8]) throws -> Void) throws -> UInt64 {
        min(try nanoseconds { try read(bytes) }, try nanoseconds { try read(bytes) })
    }
}
