import AppShell
import AppShellLive
import Foundation
import Testing

/// docs/storage.md is true: its code is what is compiled here, and does what the page says.
struct StoragePageTests {
    @Test("every block of Swift stands in the compiled example, letter by letter")
    func codeIsCompiled() throws {
        let example = try Self.file("Tests/DocumentationTests/StorageExample.swift")
        let blocks = try Self.file("docs/storage.md").components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        #expect(blocks.count == 4)
        for block in blocks {
            #expect(example.contains(block), "this block differs from StorageExample.swift:\n\(block)")
        }
    }

    @Test("the example's environment keeps its storage in the folder")
    func environment() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = try makeEnvironment(folder: folder) { Issue.record("a finding in a new folder: \($0)") }
        _ = try await openSessions(in: environment.storage)
        try await environment.storage.values.setValue([1], for: StoredKey("stats.filter"))
        #expect(FileManager.default.fileExists(atPath: "\(folder)/values/stats.filter.value"))
        #expect(environment.device.connectivity.isOnline)
    }

    @Test("the example's sessions are migrated, or begun anew where one can't be")
    func migration() async throws {
        let storage = Storage.inMemory()
        let old = try await storage.journals.journal(for: StoredKey("stats.sessions"))
        try await old.append(Array("12".utf8))
        let sessions = try await openSessions(in: storage)
        #expect(try await sessions.records(in: 0..<9) == [Array("12;0".utf8)])

        let spoilt = Storage.inMemory()
        try await spoilt.journals.journal(for: StoredKey("stats.sessions")).append([])
        #expect(try await openSessions(in: spoilt).count == 0)
    }

    @Test("the example's compaction keeps the latest thousand sessions")
    func compaction() async throws {
        let sessions = try await openSessions(in: .inMemory())
        let records = (0..<2_001).map { Array("\($0);1".utf8) }
        try await sessions.replaceAll(with: records.dropLast())
        try await compact(sessions)
        #expect(await sessions.count == 2_000)
        try await sessions.append(records[2_000])
        try await compact(sessions)
        #expect(try await sessions.records(in: 0..<9_999) == Array(records.suffix(1_000)))
    }

    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
