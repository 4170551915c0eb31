import Foundation

@testable import AppShell
@testable import AppShellInspection

/// The folder `aasa/` of the official test data; see ``AssociationConformanceTests`` for its shapes.
enum AssociationData {
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    enum Answer: Hashable {
        case opens
        case stays
        /// Opens in this very app.
        case app(String)
    }

    struct Case: CustomStringConvertible {
        let place: String
        let file: Result<AssociationFile, AssociationError>
        let link: String
        let host: String?
        let appID: String?
        let expected: Answer

        /// In the terms of what is expected.
        var outcome: Answer {
            guard case .success(let file) = file else { return .stays }
            let evaluator = AssociationEvaluator(file)
            let apps = evaluator.apps(opening: link, host: host).filter { appID == nil || $0 == appID }
            if case .app(let id) = expected { return apps.contains(id) ? expected : .stays }
            return apps.isEmpty ? .stays : .opens
        }

        var note: String {
            switch file {
            case .failure(let issues): return issues.description
            case .success(let file):
                let evaluator = AssociationEvaluator(file)
                let ids = appID.map { [$0] } ?? file.details.flatMap(\.appIDs)
                return ids.map { "\($0) \(evaluator.decide(link, appID: $0, host: host))" }.joined(separator: "; ")
            }
        }

        var description: String { "\(place): \(link): \(note)" }
    }

    /// A folder that is named counts, even if it turns out to be empty: then the tests must fail, not be skipped.
    static var isAvailable: Bool { !found.isEmpty || named != nil && isEmpty }

    private static var isEmpty: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? true
    }

    private static var named: String? {
        ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What the test data has of a name like `aasa` or `association`, folder or file, wherever it is: paths below it.
    private static var found: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            path.split(separator: "/").contains { part in
                let name = part.lowercased()
                return ["aasa", "association"].contains { name.contains($0) }
            }
        }
    }

    private static var folder: URL {
        let besides = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/conformance")
        return (named.map { URL(fileURLWithPath: $0) } ?? besides).standardizedFileURL
    }

    /// Paths below the folder, sorted.
    static func files() throws -> [String] {
        guard isAvailable else { return [] }
        let names = found.filter { $0.hasSuffix(".json") }
        guard !names.isEmpty else {
            throw Unreadable(description: "\(folder.path): no .json file in \(found.joined(separator: ", "))")
        }
        return names.sorted()
    }

    static func cases(of name: String) throws -> [Case] {
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return try cases(in: JSONValue(parsing: bytes, limits: JSONLimits(bytes: 16_777_216, depth: 64)), at: "$")
    }

    static func cases(in value: JSONValue, at place: String, under outer: JSONObject = [:]) throws -> [Case] {
        if let list = value.arrayValue {
            return try list.enumerated().flatMap { try cases(in: $1, at: "\(place)[\($0)]", under: outer) }
        }
        guard var members = value.objectValue else {
            throw Unreadable(description: "\(place): \(value.kindName) is no case: write an object")
        }
        // What a case does not say itself, what it stands in does.
        for member in outer.members where members[member.key] == nil { members[member.key] = member.value }
        if let (key, list) = first(of: ["cases", "tests", "matching"], in: members) {
            members[key] = nil
            return try cases(in: list, at: "\(place).\(key)", under: members)
        }
        return [try readCase(members, at: place)]
    }

    private static func readCase(_ members: JSONObject, at place: String) throws -> Case {
        guard let file = association(in: members) else {
            throw Unreadable(description: "\(place): there is no association file: name it “file” or “aasa”")
        }
        guard var link = first(of: ["url", "link", "path"], in: members)?.value.stringValue else {
            throw Unreadable(description: "\(place): there is no link: name it “url” or “link”")
        }
        // A host that is named and empty is none.
        let host = first(of: ["host", "domain"], in: members)?.value.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        if link.hasPrefix("/") || link.isEmpty { link = "https://\(host ?? "example.com")\(link)" }
        var appID = first(of: ["appID", "appId", "app", "bundle"], in: members)?.value.stringValue
        let key = first(of: ["opens", "expected", "expect", "match", "matches", "result"], in: members)
        guard var answer = key?.value else {
            throw Unreadable(description: "\(place): there is no answer: name it “opens”, “expected” or “match”")
        }
        if let inner = answer.objectValue {
            appID = first(of: ["appID", "appId", "app"], in: inner)?.value.stringValue ?? appID
            answer = first(of: ["opens", "match", "matches", "result"], in: inner)?.value ?? .null
        }
        return Case(
            place: place,
            file: file,
            link: link,
            host: host,
            appID: appID,
            expected: try expectation(answer, at: place)
        )
    }

    private static func association(in members: JSONObject) -> Result<AssociationFile, AssociationError>? {
        let value = first(of: ["file", "aasa", "association", "json"], in: members)?.value
        if let text = value?.stringValue {
            return Result { () throws(AssociationError) in try AssociationFile(parsing: text) }
        }
        if let value { return Result { () throws(AssociationError) in try AssociationFile(value) } }
        guard let applinks = members["applinks"] else { return nil }
        return Result { () throws(AssociationError) in try AssociationFile(.object(["applinks": applinks])) }
    }

    private static func expectation(_ value: JSONValue, at place: String) throws -> Answer {
        switch value {
        case .bool(let opens): return opens ? .opens : .stays
        case .null: return .stays
        case .string("match"), .string("open"), .string("opens"), .string("app"): return .opens
        case .string("exclude"), .string("excluded"), .string("block"), .string("no_match"), .string("none"),
            .string("unset"), .string("browser"), .string("safari"):
            return .stays
        case .string(let id) where id.contains("."): return .app(id)
        default:
            throw Unreadable(description: "\(place): \(value.text()) is no answer: write true, false or an app's id")
        }
    }

    private static func first(of keys: [String], in members: JSONObject) -> (key: String, value: JSONValue)? {
        for key in keys { if let value = members[key] { return (key, value) } }
        return nil
    }
}
