import Foundation
import Synchronization

/// The whole history in one JSON file that is replaced with each record. Foundation's atomic write does not sync: this
/// peer promises less.
final class JSONHistory: History {
    static let name = "JSON file, written anew"

    private struct Record: Codable {
        let question: Int
        let answer: String
        let seconds: Double
    }

    private let path: URL
    private let records: Mutex<[Record]>

    private init(_ path: URL, _ records: [Record]) {
        self.path = path
        self.records = Mutex(records)
    }

    static func open(_ path: String) async throws -> JSONHistory {
        let path = URL(filePath: path)
        guard let data = try? Data(contentsOf: path) else { return JSONHistory(path, []) }
        return JSONHistory(path, try JSONDecoder().decode([Record].self, from: data))
    }

    func fill(_ count: Int) async throws {
        records.withLock { $0 = (0..<count).map { Record(question: $0, answer: "314159265", seconds: 1.25) } }
        try save()
    }

    func append(_ record: [UInt8]) async throws {
        records.withLock { $0.append(Record(question: Int(record[0]), answer: "314159265", seconds: 1.25)) }
        try save()
    }

    func count() async throws -> Int { records.withLock(\.count) }

    func close() {}

    private func save() throws {
        try JSONEncoder().encode(records.withLock(\.self)).write(to: path, options: .atomic)
    }
}
