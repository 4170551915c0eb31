import Foundation
import Testing

/// The programs report the newest version of CHANGELOG.md.
struct VersionTests {
    @Test(
        "every place that names the version names the newest one",
        arguments: [
            "Tools/Sources/AppShellCommand/AppShellTool.swift",
            "Server/Sources/AppShellBackend/BackendTool.swift",
            "Sources/ScenarioReports/Messages/MessageReport+writing.swift",
        ]
    )
    func namesTheNewest(_ path: String) throws {
        let changelog = try Self.text(of: "CHANGELOG.md")
        let newest = try #require(changelog.firstMatch(of: #/(?m)^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/#)).1
        #expect(try Self.text(of: path).contains("\"\(newest)\""), "\(path) does not say \(newest).")
    }

    private static func text(of path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
