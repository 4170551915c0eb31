import Foundation
import Testing

/// The privacy manifests of the apps declare what the apps send.
struct PrivacyManifestTests {
    private static let products = ["AllInConnect", "Madinia", "PiTrainer"]

    /// The type of data of each field that an app sends; empty for what tells nothing of the person.
    private static let types = [
        "email": "EmailAddress", "name": "Name",
        "message": "OtherUserContent", "history": "OtherUserContent", "content": "OtherUserContent",
        "context": "ProductInteraction", "viewed": "ProductInteraction", "title": "ProductInteraction",
        "formation_id": "ProductInteraction",
        "device_token": "DeviceID", "token": "DeviceID", "deviceId": "DeviceID",
        "latitude": "PreciseLocation", "longitude": "PreciseLocation",
        "new_formations": "OtherDataTypes", "new_articles": "OtherDataTypes", "reminders": "OtherDataTypes",
        "notifyNewOffers": "OtherDataTypes", "notifyNewProNearby": "OtherDataTypes",
        "notifyLocalEvents": "OtherDataTypes", "notificationRadius": "OtherDataTypes",
        "preferredCategories": "OtherDataTypes",
        "id": "", "type": "", "role": "", "timestamp": "", "platform": "", "environment": "", "app_version": "",
        "category": "", "radius": "",
        // Apple's list has credentials only as part of signing in.
        "password": "",
    ]

    @Test("a privacy manifest declares each type of data that the product's API client sends", arguments: products)
    func declaresWhatIsSent(_ product: String) throws {
        var expected: Set<String> = []
        for field in try Self.sentFields(of: product) {
            let type = try #require(Self.types[field], "\(product) sends \(field). Name its type of data in this test.")
            if !type.isEmpty { expected.insert(type) }
        }
        #expect(Set(try Self.declaredData(product).map(\.type)) == expected)
    }

    @Test("a privacy manifest declares analytics where the product has them", arguments: products)
    func analytics(_ product: String) throws {
        let isDeclared = try Self.declaredData(product).contains { $0.purposes.contains("Analytics") }
        #expect(try isDeclared == Self.text(of: "Sources/\(product)/\(product)App.swift").contains("AnalyticsModule("))
    }

    @Test("MAD-P1: docs/platform.md lists the entries of Madinia's privacy manifest")
    func labels() throws {
        let page = try Self.text(of: "docs/platform.md")
        let rows = page.matches(of: #/(?m)^\|[^|]*\| `(\w+)` \|[^|]*\| ([^|]*) \| (yes|no) \|$/#)
        let listed = rows.map { row in "\(row.1) \(row.2.filter { $0 != "`" }), linked: \(row.3)" }
        let declared = try Self.declaredData("Madinia").map { data in
            "\(data.type) \(data.purposes.joined(separator: ", ")), linked: \(data.isLinked ? "yes" : "no")"
        }
        #expect(declared == listed)
    }

    @Test("a privacy manifest declares no tracking, and one interface with a reason", arguments: products)
    func interfaces(_ product: String) throws {
        let manifest = try Self.manifest(of: product)
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        let reasons = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        #expect(
            reasons.map { $0["NSPrivacyAccessedAPIType"] as? String } == ["NSPrivacyAccessedAPICategoryFileTimestamp"]
        )
    }

    /// The names of the fields in the bodies and queries of a product's calls.
    private static func sentFields(of product: String) throws -> Set<String> {
        let folder = root.appending(path: "Sources/\(product)/API")
        var fields: Set<String> = []
        for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let text = try String(contentsOf: file, encoding: .utf8)
            for body in text.matches(of: #/struct \w+: (?:Encodable|Codable) \{((?:.|\n)*?)\n(?: {4})?\}/#) {
                fields.formUnion(body.1.matches(of: #/let (\w+):/#).map { String($0.1) })
            }
            guard text.contains("query: query") else { continue }
            fields.formUnion(text.matches(of: #/\("(\w+)", /#).map { String($0.1) })
        }
        return fields
    }

    /// What a manifest says that the app sends, without the beginnings of Apple's names.
    private static func declaredData(_ product: String) throws -> [(type: String, purposes: [String], isLinked: Bool)] {
        let prefix = "NSPrivacyCollectedDataType"
        let entries = try manifest(of: product)["\(prefix)s"] as? [[String: Any]]
        return try (entries ?? []).map { entry in
            let type = try #require(entry[prefix] as? String)
            let purposes = try #require(entry["\(prefix)Purposes"] as? [String])
            #expect(entry["\(prefix)Tracking"] as? Bool == false)
            return (
                String(type.dropFirst(prefix.count)),
                purposes.map { String($0.dropFirst("\(prefix)Purpose".count)) },
                try #require(entry["\(prefix)Linked"] as? Bool)
            )
        }
    }

    private static func manifest(of product: String) throws -> [String: Any] {
        let data = try Data(contentsOf: root.appending(path: "Apps/\(product)/PrivacyInfo.xcprivacy"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL
}
