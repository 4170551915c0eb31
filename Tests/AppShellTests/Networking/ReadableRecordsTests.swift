import AppShell
import Foundation
import Synchronization
import Testing

struct ReadableRecordsTests {
    private struct Thing: Decodable, Equatable {
        let id: Int
        let title: String
        let tags: [String]?
    }

    private struct Page: Decodable {
        let data: ReadableRecords<Thing>
    }

    private final class Log: Diagnostics {
        private let reported = Mutex<[Diagnostic]>([])
        var lines: [String] { reported.withLock { $0.map(\.description) } }

        func report(_ diagnostic: Diagnostic) { reported.withLock { $0.append(diagnostic) } }
    }

    private func records(of text: String, log: Log = Log()) throws -> [Thing] {
        try JSONDecoder().decode(ReadableRecords<Thing>.self, from: Data(text.utf8))
            .records(of: "GET /things", reportingTo: log)
    }

    private static let mixed = """
        [{"id": 1, "title": "a"}, {"id": "2", "title": "b"}, null, {"id": 4}, 5,
         {"id": 6, "title": "f", "tags": ["x", 7]}, {"id": 8, "title": "h", "tags": null}]
        """

    @Test("records that can't be read are left out, and reported with the location and the error")
    func mixed() throws {
        let log = Log()
        #expect(try records(of: Self.mixed, log: log).map(\.id) == [1, 8])
        #expect(log.lines.count == 5)
        let head = "GET /things: record"
        #expect(log.lines.first?.hasPrefix("\(head) 1 can't be read and is left out: id: ") == true)
        #expect(log.lines.dropFirst(2).first == "\(head) 3 can't be read and is left out: title: missing")
        #expect(log.lines.last?.hasPrefix("\(head) 5 can't be read and is left out: tags.1: ") == true)
    }

    @Test("within an envelope the error's location counts from the record")
    func nested() throws {
        let page = try JSONDecoder().decode(Page.self, from: Data("{\"data\": [{\"id\": 1}]}".utf8))
        #expect(page.data.issues.map(\.text) == ["title: missing"])
    }

    @Test("an empty list is one; a list of nothing but mistakes, or something else, is not")
    func nothing() throws {
        #expect(try records(of: "[]").isEmpty)
        let log = Log()
        #expect(throws: APIError.unreadable("0.title: missing")) { try records(of: "[{\"id\": 1}]", log: log) }
        #expect(log.lines.isEmpty)
        #expect(throws: DecodingError.self) { try records(of: "{}") }
        #expect(throws: DecodingError.self) { try records(of: "\"a\"") }
    }
}
