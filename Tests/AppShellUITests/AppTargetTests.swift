import Foundation
import Testing

/// What is outside Swift and must fit it: the targets of the apps, and the package that compiles them on Linux.
struct AppTargetTests {
    private static let products = ["AllInConnect", "Madinia", "PiTrainer"]
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("an app has ten lines, a property list, entitlements, a privacy manifest and a project", arguments: products)
    func files(_ product: String) throws {
        let folder = Self.root.appending(path: "Apps/\(product)")
        for file in ["Sources/App.swift", "Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy", "project.yml"] {
            #expect(
                FileManager.default.fileExists(atPath: folder.appending(path: file).path),
                "\(product) lacks \(file)"
            )
        }
        let app = try String(contentsOf: folder.appending(path: "Sources/App.swift"), encoding: .utf8)
        #expect(app.split(separator: "\n").count <= 10)
    }

    @Test("property lists can be read, and say what the products say", arguments: products)
    func propertyLists(_ product: String) throws {
        for file in ["Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy"] {
            _ = try Self.list(product, file)
        }
        let info = try Self.list(product, "Info.plist")
        let scenes = try #require(info["UIApplicationSceneManifest"] as? [String: Any])
        #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == false, "the storage is open to one scene")
        #expect(info["NSAppTransportSecurity"] == nil, "calls are encrypted without exception (MAD-NFR6)")
    }

    @Test("MAD-P1: Madinia asks for no camera, location or contacts; who locates says what for")
    func usage() throws {
        func usages(_ product: String) throws -> [String] {
            try Self.list(product, "Info.plist").keys.filter { $0.hasSuffix("UsageDescription") }.sorted()
        }
        #expect(try usages("Madinia") == [])
        #expect(try usages("PiTrainer") == [])
        #expect(try usages("AllInConnect") == ["NSLocationWhenInUseUsageDescription"])
        // The property list says it in French.
        let english = try Self.list("AllInConnect", "Resources/en.lproj/InfoPlist.strings")
        #expect(english.keys.sorted() == ["NSLocationWhenInUseUsageDescription"])
    }

    @Test("MAD-P1: iPhone only, upright, in French and English, from iOS 17 on")
    func madinia() throws {
        let info = try Self.list("Madinia", "Info.plist")
        #expect(info["UISupportedInterfaceOrientations"] as? [String] == ["UIInterfaceOrientationPortrait"])
        #expect(info["CFBundleLocalizations"] as? [String] == ["fr", "en"])
        let project = try String(contentsOf: Self.root.appending(path: "Apps/Madinia/project.yml"), encoding: .utf8)
        for line in ["TARGETED_DEVICE_FAMILY: \"1\"", "iOS: \"17.0\"", "PRODUCT_BUNDLE_IDENTIFIER: com.madinia.mobile"]
        {
            #expect(project.contains(line), "project.yml lacks \(line)")
        }
    }

    @Test("the package that compiles on Linux links every source to the repository's own")
    func links() throws {
        let sources = Self.root.appending(path: "Apple/Check/Sources").path
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { !$0.hasSuffix("/") }
        let links = names.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(sources)/\($0)")) != nil
        }
        let features = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "Sources/Features").path
        )
        #expect(features.allSatisfy { links.contains("Features/\($0)") }, "a feature is not compiled")
        for link in links {
            #expect(FileManager.default.fileExists(atPath: "\(sources)/\(link)"), "\(link) leads nowhere")
        }
        // A copy would go its own way.
        #expect(
            !names.contains { $0.hasSuffix(".swift") && !$0.hasPrefix("Examples/") && !Self.isBelowLink($0, links) }
        )
    }

    @Test("views hand what a person does to the model, and run no closure of an element themselves")
    func acts() throws {
        let folder = Self.root.appending(path: "Sources/AppShellUI").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 30)
        for file in files {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            let closure = /case \.(tap|edit|set|choose)\(|case \.(hold|adjust|slide|pick)\([^)]*, let/
            #expect(text.firstMatch(of: closure) == nil, "\(file) takes a closure out of an action")
        }
    }

    private static func isBelowLink(_ path: String, _ links: [String]) -> Bool {
        links.contains { path.hasPrefix($0 + "/") }
    }

    private static func list(_ product: String, _ file: String) throws -> [String: Any] {
        let data = try Data(contentsOf: root.appending(path: "Apps/\(product)/\(file)"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }
}
