import Foundation
import PushSenders
import SimulatedPushServices
import Testing

struct PushSettingsTests {
    /// Writes files into a folder of their own, reads `push.json`, and takes the folder away.
    private func read(_ files: [String: String], mode: Int = 0o600) throws -> Result<PushSettings, PushSettingsError> {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        }
        return Result { () throws(PushSettingsError) in
            try PushSettings.read(at: folder.appending(path: "push.json").path)
        }
    }

    @Test("Keys that others may read are refused, with the command that closes them")
    func modes() throws {
        let result = try read(
            [
                "push.json": """
                {
                    "apns": {"sandbox": {"keyFile": "s.p8", "keyId": "A", "teamId": "T", "topic": "fr.a.b"}},
                    "fcm": {"serviceAccountFile": "account.json"}
                }
                """, "s.p8": APNsKey().privateKey, "account.json": "{}",
            ],
            mode: 0o644
        )
        let error = #expect(throws: PushSettingsError.self) { try result.get() }
        let texts = error?.issues ?? []
        #expect(texts.count { $0.contains("others may read it: chmod 600 ") } == 2, "\(texts)")
    }

    @Test("Everything is read, files from the settings' own folder")
    func whole() throws {
        let key = APNsKey()
        let settings = try read([
            "push.json": """
            {
                "apns": {
                    "sandbox": {"keyFile": "s.p8", "keyId": "AAAAAAAAAA", "teamId": "TTTTTTTTTT", "topic": "fr.a.b"},
                    "production": {
                        "keyFile": "s.p8", "keyId": "BBBBBBBBBB", "teamId": "TTTTTTTTTT", "topic": "fr.a.b",
                        "origin": "https://localhost:8443", "trustRootsFile": "ca.pem"
                    }
                },
                "fcm": {"serviceAccountFile": "account.json"},
                "hoursToLive": 2
            }
            """,
            "s.p8": key.privateKey,
            "ca.pem": "certificates",
            "account.json": """
            {"type": "service_account", "project_id": "p", "private_key_id": "k", "private_key": "pem",
             "client_email": "a@b", "token_uri": "https://oauth2.googleapis.com/token"}
            """,
        ]).get()
        #expect(settings.endpoints == [.apnsSandbox, .apnsProduction, .fcm])
        #expect(settings.apnsSandbox?.privateKey == key.privateKey)
        #expect(settings.apnsSandbox?.keyID == "AAAAAAAAAA")
        #expect(settings.apnsSandbox?.origin == nil)
        #expect(settings.apnsProduction?.keyID == "BBBBBBBBBB")
        #expect(settings.apnsProduction?.origin == "https://localhost:8443")
        #expect(settings.apnsProduction?.trustRoots == "certificates")
        #expect(settings.fcm?.projectID == "p")
        #expect(settings.fcm?.privateKeyID == "k")
        #expect(settings.timeToLive == .seconds(7_200))
    }

    @Test("All issues come at once, each with its location")
    func issues() throws {
        let result = try read([
            "push.json": """
            {"apns": {"sandbox": {"keyFile": "none.p8", "keyId": "", "teamID": "T", "topic": "t", "origin": "http://x"}},
             "fcm": {"serviceAccountFile": "account.json"}, "hoursToLive": 0, "more": 1}
            """,
            "account.json": #"{"type": "authorized_user", "project_id": "p", "private_key": "SECRET"}"#,
        ])
        let issues = try #require(throws: PushSettingsError.self) { try result.get() }.issues
        for place in [
            "$.apns.sandbox.keyFile", "$.apns.sandbox.keyId", "$.apns.sandbox.teamId is missing",
            "$.apns.sandbox.teamID is unknown", "$.apns.sandbox.origin", "$.type", "$.client_email",
            "$.token_uri", "$.hoursToLive", "$.more",
        ] {
            #expect(issues.filter { $0.contains(place) }.count == 1, "\(place) in \(issues)")
        }
        #expect(issues.count == 10)
        #expect(!issues.contains { $0.contains("SECRET") })
    }

    @Test("A file that is not there, or no JSON, is an issue that shows nothing of it")
    func noFile() throws {
        #expect(throws: PushSettingsError.self) { try PushSettings.read(at: "/nowhere/push.json") }
        let result = try read(["push.json": #"{"apns": SECRET}"#])
        let error = #expect(throws: PushSettingsError.self) { try result.get() }
        #expect(error?.description.contains("line 1, column 10") == true)
        #expect(error?.description.contains("SECRET") == false)
    }

    @Test("Keys that are none are found before anything is sent, all at once")
    func badKeys() throws {
        let apns = APNsSettings(privateKey: "no key", keyID: "AAAAAAAAAA", teamID: "T", topic: "t.t")
        let settings = PushSettings(
            apnsSandbox: apns,
            apnsProduction: apns,
            fcm: FCMSettings(projectID: "p", clientEmail: "a@b", privateKey: "no key")
        )
        let error = #expect(throws: PushSettingsError.self) {
            try PushRouter(settings, environment: TestWorld().environment)
        }
        #expect(error?.issues.count == 3)
    }
}
