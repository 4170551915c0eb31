import AppShellTesting
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// The real scripts of a product of the house.
enum HouseScripts {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Scenarios").standardizedFileURL

    static func features(of subject: ProductSubject) throws -> [LoadedFeature] {
        let folders = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        let folder = folders.first { $0.lastPathComponent.lowercased() == subject.kit.productID }
        let files = try folder.map { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        let sources = try (files ?? []).filter { $0.pathExtension == "feature" }.map { file in
            GherkinSource(uri: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        }
        var ids = IdentifierSequence()
        return LoadedScripts(sources, ids: &ids).features
    }
}
