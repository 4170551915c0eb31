import AppShell

/// The whole series of key intervals, of the personal best of each constant only: the document
/// `stats.best-intervals.{constant}`, schema 1: `{"id":"…","milliseconds":[250,310,…]}` with the session's id.
final class IntervalStore {
    private struct Series {
        let id: String
        let intervals: [UInt32]
    }

    private(set) var issue: StorageError?
    private let documents: any DocumentStore
    /// By constant.
    private var unsaved: [String: Series] = [:]

    init(documents: any DocumentStore) {
        self.documents = documents
    }

    static func key(of constant: String) -> StoredKey { StoredKey("stats.best-intervals.\(constant)") }

    var hasUnsaved: Bool { !unsaved.isEmpty }

    func keep(_ intervals: [UInt32], of constant: String, id: String) {
        unsaved[constant] = Series(id: id, intervals: intervals)
    }

    func save() async {
        for constant in unsaved.keys.sorted() {
            guard let series = unsaved[constant] else { continue }
            do throws(StorageError) {
                try await documents.setDocument(Self.bytes(of: series), for: Self.key(of: constant))
                // A better one may have come meanwhile.
                if unsaved[constant]?.id == series.id { unsaved[constant] = nil }
            } catch {
                issue = error
                return
            }
        }
        issue = nil
    }

    /// In milliseconds; nil where none is kept of that session.
    func intervals(of constant: String, id: String) async throws(StorageError) -> [UInt32]? {
        if let series = unsaved[constant] { return series.id == id ? series.intervals : nil }
        guard let bytes = try await documents.document(for: Self.key(of: constant)),
            let json = try? JSONValue(parsing: bytes, limits: .stored), json["id"]?.stringValue == id,
            let values = json["milliseconds"]?.arrayValue
        else { return nil }
        let intervals = values.compactMap { $0.integerValue.flatMap(UInt32.init(exactly:)) }
        return intervals.count == values.count ? intervals : nil
    }

    /// Digit by digit: a series may have a hundred thousand numbers, and a value each would keep the screen waiting.
    private static func bytes(of series: Series) -> [UInt8] {
        var bytes = Array(#"{"id":\#(JSONValue.string(series.id).text()),"milliseconds":["#.utf8)
        bytes.reserveCapacity(bytes.count + series.intervals.count * 5 + 2)
        for (index, interval) in series.intervals.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(interval, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        var divisor: UInt32 = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
