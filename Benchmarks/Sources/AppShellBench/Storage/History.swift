/// A history on disk that records are added to, one at a time and each durably: ours, or a peer's.
protocol History {
    static var name: String { get }

    /// Opens what is at the path, or begins there.
    static func open(_ path: String) async throws -> Self

    /// Puts that many records there, as fast as can be.
    func fill(_ count: Int) async throws

    func append(_ record: [UInt8]) async throws
    func count() async throws -> Int
    func close() throws
}

enum HistoryRecord {
    /// A record of 64 bytes, as long as an answer with its date and its time taken.
    static func number(_ number: Int) -> [UInt8] {
        (0..<64).map { UInt8(truncatingIfNeeded: (number &* 31 &+ $0 &* 7) >> ($0 % 3)) }
    }
}
