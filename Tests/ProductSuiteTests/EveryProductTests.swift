import AppShell
import AppShellTesting
import Foundation
import ScenarioRunner
import Testing

/// No product escapes the suite.
struct EveryProductTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    /// The test kits that there are: `MadiniaTestKit`.
    private static func kits() throws -> Set<String> {
        let folder = root.appending(path: "Sources/TestKits").path(percentEncoded: false)
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        return kits(inFolders: folders, manifest: manifest)
    }

    private static func kits(inFolders folders: [String], manifest: String) -> Set<String> {
        let names = folders.map { $0.hasSuffix("TestKit") ? $0 : $0 + "TestKit" }
        let helped = manifest.matches(of: /\btestKit\(\s*"(\w+)"/).map { "\($0.output.1)TestKit" }
        let plain = manifest.matches(of: /\b(?:module|target)\(\s*(?:name:\s*)?"(\w+TestKit)"/)
            .map { String($0.output.1) }
        return Set(names + helped + plain)
    }

    @Test("SHELL-8: every test kit of the house is in the list that the suite runs over, once")
    func listIsWhole() throws {
        let listed = EveryProduct.ofTheHouse.map { String(describing: $0.kit) }
        let kits = try Self.kits()
        #expect(!kits.isEmpty)
        #expect(Set(listed) == kits, "list the kit in EveryProduct.ofTheHouse: one line")
        #expect(Set(EveryProduct.all.map(\.description)).count == EveryProduct.all.count, "two products of one id")
    }

    @Test("an app's entitlements name the hosts of its links and passwords", arguments: EveryProduct.ofTheHouse)
    func associatedDomains(_ subject: ProductSubject) throws {
        let name = String(describing: subject.kit).replacing("TestKit", with: "")
        let data = try Data(contentsOf: Self.root.appending(path: "Apps/\(name)/App.entitlements"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        let domains = list?["com.apple.developer.associated-domains"] as? [String] ?? []
        let links = subject.kit.product.manifest.links
        let passwords = links.sharesPasswords ? links.hosts.map { "webcredentials:\($0)" } : []
        #expect(domains == links.hosts.map { "applinks:\($0)" } + passwords)
    }

    @Test("a kit is found by its folder, and by its target wherever that stands")
    func kitsAreFound() {
        let manifest = """
            testKit("PiTrainer", []), module("ShopTestKit"), .library(name: "OtherTestKit", targets: []),
            .target(
                name: "AllInConnectTestKit",
                path: "Elsewhere"
            ), .testTarget(name: "MadiniaTestKitTests")
            """
        let kits = Self.kits(inFolders: ["Madinia", "HouseTestKit"], manifest: manifest)
        #expect(kits == ["MadiniaTestKit", "HouseTestKit", "PiTrainerTestKit", "ShopTestKit", "AllInConnectTestKit"])
    }
}
