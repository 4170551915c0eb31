import BenchKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written to and synced, and nothing else: what the disk itself costs.
struct BareHistory: History {
    static let name = "write + fdatasync"
    private let file: Int32

    static func open(_ path: String) async throws -> BareHistory {
        #if canImport(Darwin)
        let file = Darwin.open(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        #elseif canImport(Musl)
        let file = Musl.open(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        #else
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        #endif
        guard file >= 0 else { throw BenchError.missing("\(path) can't be opened") }
        return BareHistory(file: file)
    }

    func fill(_ count: Int) async throws {
        // With as many bytes a record for its head and its mark as a journal takes.
        let bytes = (0..<count).flatMap { HistoryRecord.number($0) + Array(repeating: 0, count: 21) }
        guard bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == bytes.count, sync() else {
            throw BenchError.wrong("the file can't be filled")
        }
    }

    func append(_ record: [UInt8]) async throws {
        guard record.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == record.count, sync() else {
            throw BenchError.wrong("the file can't be written to")
        }
    }

    func count() async throws -> Int { 0 }

    func close() {
        #if canImport(Darwin)
        _ = Darwin.close(file)
        #elseif canImport(Musl)
        _ = Musl.close(file)
        #else
        _ = Glibc.close(file)
        #endif
    }

    private func sync() -> Bool {
        #if canImport(Darwin)
        fcntl(file, F_FULLFSYNC) == 0
        #else
        fdatasync(file) == 0
        #endif
    }
}
