import AllInConnectTestKit
import CucumberExpressions
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioReports
import ScenarioRunner
import Testing

@testable import AppShellCommand

struct StepConventionTests {
    /// What reads the table or the text under a step.
    private static let readers = [
        "table()", "column()", "lines()", "docString()", "argument", "answerBody()", "callBody()", "wantedFields()",
    ]

    @Test("a step reads what stands under it if it ends with a colon, in all languages, and only then")
    func colons() throws {
        let sources = DefinitionSources(repository: Repository.root.path(percentEncoded: false))
        let kits: [any TestKit.Type] = [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self]
        var files: [String: [Substring]] = [:]
        var readerCount = 0
        for kit in kits {
            for (location, same) in Dictionary(grouping: kit.library.definitions, by: \.location) {
                let colons = Set(same.map { $0.expression.source.hasSuffix(":") })
                #expect(colons.count == 1, "\(location): the languages differ in the colon")
                let path = sources.path(of: location.file)
                if files[path] == nil {
                    files[path] = try String(contentsOfFile: path, encoding: .utf8)
                        .split(separator: "\n", omittingEmptySubsequences: false)
                }
                // Up to the end of the call.
                let lines = files[path]?.dropFirst(location.line - 1).prefix { $0 != "        }" } ?? []
                let reads = lines.contains { line in Self.readers.contains { line.contains($0) } }
                if reads { readerCount += 1 }
                #expect(reads == colons.contains(true), "\(location): \(same[0].expression.source)")
            }
        }
        #expect(readerCount > 10)
    }
}
