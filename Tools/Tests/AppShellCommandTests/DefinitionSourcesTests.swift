import AllInConnectTestKit
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioReports
import ScenarioRunner
import Testing

@testable import AppShellCommand

/// Where the source files lie that the compiler names by their modules.
struct DefinitionSourcesTests {
    private let sources = DefinitionSources(files: [
        "Sources/AppShellHeadless/Clock.swift", "Sources/AppShellLive/Deep/Clock.swift",
        "Sources/Madinia/NewsSteps.swift",
        "Sources/ReferenceBackends/Madinia/NewsSteps.swift", "Sources/TestKits/AllInConnect/NewsSteps.swift",
        "Sources/TestKits/Madinia/NewsSteps.swift", "Sources/Features/Blog/NewsSteps.swift", "Sources/Twice/A/B.swift",
        "Sources/Twice/C/B.swift",
    ])

    @Test(
        "a definition's file is found in its module's folder, and stays as it is named where it can't be told",
        arguments: [
            ("AppShellHeadless/Clock.swift", "Sources/AppShellHeadless/Clock.swift"),
            ("AppShellLive/Clock.swift", "Sources/AppShellLive/Deep/Clock.swift"),
            ("MadiniaTestKit/NewsSteps.swift", "Sources/TestKits/Madinia/NewsSteps.swift"),
            ("MadiniaBackend/NewsSteps.swift", "Sources/ReferenceBackends/Madinia/NewsSteps.swift"),
            ("AllInConnectTestKit/NewsSteps.swift", "Sources/TestKits/AllInConnect/NewsSteps.swift"),
            ("AppShellBlogFeature/NewsSteps.swift", "Sources/Features/Blog/NewsSteps.swift"),
            ("PiTrainerTestKit/NewsSteps.swift", "PiTrainerTestKit/NewsSteps.swift"),
            ("MadTestKit/NewsSteps.swift", "MadTestKit/NewsSteps.swift"), ("Twice/B.swift", "Twice/B.swift"),
            ("Clock.swift", "Clock.swift"), ("", ""),
        ]
    )
    func paths(_ fileID: String, _ path: String) {
        #expect(sources.path(of: fileID) == path)
    }

    @Test("the definitions of every product's own steps are found in the repository")
    func repository() {
        let sources = DefinitionSources(repository: Repository.root.path(percentEncoded: false))
        let kits: [any TestKit.Type] = [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self]
        let locations = kits.flatMap { kit in kit.library.definitions.map(\.location.file) }
        let files = Set(locations).filter { $0.contains("TestKit/") }.sorted()
        #expect(files.count > 10)
        for file in files { #expect(sources.path(of: file).contains("Sources/TestKits/"), "\(file)") }
    }
}
