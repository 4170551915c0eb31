import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PushSettings {
    /// Reads a settings file and the files that it names.
    ///
    /// - Throws: all issues at once, each with its location; none shows what a key holds.
    public static func read(at path: String) throws(PushSettingsError) -> PushSettings {
        var reader = SettingsReader(path: path)
        guard let file = reader.json(at: path, calling: "the push settings") else {
            throw PushSettingsError(reader.issues)
        }
        reader.refuseStrangers(in: file, at: "$", knowing: ["apns", "fcm", "hoursToLive"])
        var settings = PushSettings()
        if let apns = reader.object(file["apns"], at: "$.apns") {
            reader.refuseStrangers(in: .object(apns), at: "$.apns", knowing: ["sandbox", "production"])
            settings.apnsSandbox = reader.apns(apns["sandbox"], at: "$.apns.sandbox")
            settings.apnsProduction = reader.apns(apns["production"], at: "$.apns.production")
        }
        settings.fcm = reader.fcm(file["fcm"], at: "$.fcm")
        if let hours = file["hoursToLive"] {
            if let hours = hours.integerValue, (1...672).contains(hours) {
                settings.timeToLive = .seconds(hours * 3_600)
            } else {
                reader.issues.append("\(path): $.hoursToLive is not a whole number from 1 to 672 (four weeks).")
            }
        }
        guard reader.issues.isEmpty else { throw PushSettingsError(reader.issues) }
        return settings
    }
}

/// Reads on past what is wrong, to say all of it.
private struct SettingsReader {
    let path: String
    var issues: [String] = []

    init(path: String) {
        self.path = path
    }

    mutating func apns(_ value: JSONValue?, at location: String) -> APNsSettings? {
        guard let value = object(value, at: location).map(JSONValue.object) else { return nil }
        refuseStrangers(
            in: value,
            at: location,
            knowing: ["keyFile", "keyId", "teamId", "topic", "origin", "trustRootsFile"]
        )
        let privateKey = file(value, "keyFile", at: location, isSecret: true)
        let keyID = text(value, "keyId", at: location)
        let teamID = text(value, "teamId", at: location)
        let topic = text(value, "topic", at: location)
        let origin = self.origin(value, at: location)
        let trustRoots = value["trustRootsFile"] == nil ? nil : file(value, "trustRootsFile", at: location)
        guard let privateKey, let keyID, let teamID, let topic else { return nil }
        return APNsSettings(
            privateKey: privateKey,
            keyID: keyID,
            teamID: teamID,
            topic: topic,
            origin: origin,
            trustRoots: trustRoots
        )
    }

    mutating func fcm(_ value: JSONValue?, at location: String) -> FCMSettings? {
        guard let value = object(value, at: location).map(JSONValue.object) else { return nil }
        refuseStrangers(in: value, at: location, knowing: ["serviceAccountFile", "origin", "trustRootsFile"])
        let origin = self.origin(value, at: location)
        let trustRoots = value["trustRootsFile"] == nil ? nil : file(value, "trustRootsFile", at: location)
        guard let name = text(value, "serviceAccountFile", at: location),
            let account = json(at: resolved(name), calling: "the service account", isSecret: true)
        else { return nil }
        let accountLocation = "\(name): $"
        if account["type"]?.stringValue != "service_account" {
            issues.append("\(accountLocation).type is not \"service_account\": download a service account key.")
        }
        let projectID = text(account, "project_id", at: accountLocation)
        let clientEmail = text(account, "client_email", at: accountLocation)
        let privateKey = text(account, "private_key", at: accountLocation)
        let tokenURL = text(account, "token_uri", at: accountLocation)
        guard let projectID, let clientEmail, let privateKey, let tokenURL else { return nil }
        return FCMSettings(
            projectID: projectID,
            clientEmail: clientEmail,
            privateKey: privateKey,
            privateKeyID: account["private_key_id"]?.stringValue,
            tokenURL: tokenURL,
            origin: origin,
            trustRoots: trustRoots
        )
    }

    // MARK: - Values

    mutating func json(at path: String, calling name: String, isSecret: Bool = false) -> JSONValue? {
        guard let bytes = bytes(at: path, calling: name, isSecret: isSecret) else { return nil }
        do throws(JSONError) {
            return try JSONValue(parsing: bytes)
        } catch {
            // The fact only: the text may hold a key.
            issues.append("\(path): line \(error.line), column \(error.column): this is not JSON.")
            return nil
        }
    }

    mutating func object(_ value: JSONValue?, at location: String) -> JSONObject? {
        guard let value else { return nil }
        if let object = value.objectValue { return object }
        issues.append("\(path): \(location) is not an object.")
        return nil
    }

    mutating func refuseStrangers(in value: JSONValue, at location: String, knowing known: [String]) {
        guard let object = value.objectValue else {
            issues.append("\(path): \(location) is not an object.")
            return
        }
        for key in object.keys where !known.contains(key) {
            let keys = known.joined(separator: ", ")
            issues.append("\(path): \(location).\(key) is unknown; the known keys are \(keys).")
        }
    }

    mutating func text(_ value: JSONValue, _ key: String, at location: String) -> String? {
        if let text = value[key]?.stringValue, !text.isEmpty { return text }
        issues.append("\(path): \(location).\(key) is missing or not a text.")
        return nil
    }

    mutating func origin(_ value: JSONValue, at location: String) -> String? {
        guard value["origin"] != nil, let text = text(value, "origin", at: location) else { return nil }
        guard let url = URL(string: text), url.scheme == "https", url.host() != nil, url.path().isEmpty else {
            issues.append("\(path): \(location).origin is not https://host:port without a path.")
            return nil
        }
        return text
    }

    // MARK: - Files

    mutating func file(
        _ value: JSONValue,
        _ key: String,
        at location: String,
        isSecret: Bool = false
    ) -> String? {
        guard let name = text(value, key, at: location),
            let bytes = bytes(at: resolved(name), calling: "\(location).\(key)", isSecret: isSecret)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func bytes(at path: String, calling name: String, isSecret: Bool) -> [UInt8]? {
        do {
            // Of the file itself: secrets that are mounted are often links.
            let file = URL(filePath: path).resolvingSymlinksInPath().path
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int ?? 0
            guard !isSecret || mode & 0o077 == 0 else {
                issues.append("\(path): \(name) is a secret, but others may read it: chmod 600 \(path).")
                return nil
            }
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            issues.append("\(path): \(name) cannot be read: is the file there, and may this user read it?")
            return nil
        }
    }

    func resolved(_ name: String) -> String {
        if name.hasPrefix("/") { return name }
        return URL(filePath: path).deletingLastPathComponent().appending(path: name).path
    }
}
