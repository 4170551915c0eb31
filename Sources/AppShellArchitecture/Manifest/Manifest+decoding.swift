import Foundation

extension Manifest {
    /// - Parameter dump: the JSON of `swift package dump-package`.
    init(path: String, dump: Data) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: dump)
        self.init(path: path, targets: dump.targets, dependencies: dump.dependencies)
    }

    private struct Dump: Decodable {
        let targets: [Target]
        let dependencies: [Dependency]
    }
}

extension Manifest.Target: Decodable {
    private enum CodingKeys: String, CodingKey {
        case name, type, path, dependencies, settings
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        kind = try container.decode(Manifest.Kind.self, forKey: .type)
        path = try container.decodeIfPresent(String.self, forKey: .path)
        // {"byName": ["AppShell", null]} or {"product": ["AppShell", "AppShell", null, null]}
        let references = try container.decode([[String: [JSONValue]]].self, forKey: .dependencies)
        dependencies = Set(references.flatMap(\.values).compactMap { $0.first?.text })
        settings = try container.decode([SettingDump].self, forKey: .settings).filter { $0.tool == "swift" }.map {
            Manifest.Setting(name: $0.kind.first?.key ?? "", values: $0.kind.first?.value.leaves ?? [])
        }
    }

    /// {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
    private struct SettingDump: Decodable {
        let tool: String
        let kind: [String: JSONValue]
    }
}

extension Manifest.Dependency: Decodable {
    /// {"fileSystem": [{"path": …, "nameForTargetDependencyResolutionOnly": …}]} or {"sourceControl": [{…}]}
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let fields = try container.decode([String: [JSONValue]].self).values.first?.first
        name = fields?["nameForTargetDependencyResolutionOnly"]?.text
        path = fields?["path"]?.text
    }
}

/// Any JSON, since each kind of setting and dependency has a form of its own.
private enum JSONValue: Decodable {
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// All texts in it.
    var leaves: [String] {
        switch self {
        case .text(let text): [text]
        case .array(let array): array.flatMap(\.leaves)
        case .object(let object): object.sorted { $0.key < $1.key }.flatMap(\.value.leaves)
        case .other: []
        }
    }

    subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }
}
