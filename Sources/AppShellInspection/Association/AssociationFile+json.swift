public import AppShell

extension AssociationFile {
    /// The file as JSON, keys in the order of Apple's examples; what is as by default is left out.
    ///
    /// `AssociationFile(file.json)` is the same file, but for its notes, which are not part of it.
    public var json: JSONValue {
        var applinks = JSONObject()
        if let defaults = defaults.json { applinks["defaults"] = defaults }
        if !variables.own.isEmpty {
            let members = variables.own.map { ($0.name, JSONValue.array($0.values.map { .string($0) })) }
            applinks["substitutionVariables"] = .object(JSONObject(members))
        }
        if isKeyedByApp {
            applinks["details"] = .object(JSONObject(details.map { ($0.appIDs.first ?? "", .object($0.members)) }))
        } else {
            applinks["details"] = .array(details.map(\.json))
        }
        var services = JSONObject([("applinks", .object(applinks))])
        if !passwordApps.isEmpty {
            services["webcredentials"] = .object(JSONObject([("apps", .array(passwordApps.map { .string($0) }))]))
        }
        return .object(services)
    }

    /// The bytes to serve, as text: pretty, with a line break at the end; the same for the same file, always.
    public var text: String { json.text(pretty: true) + "\n" }
}

extension AssociationFile.Settings {
    /// nil where nothing is said.
    fileprivate var json: JSONValue? {
        var members = JSONObject()
        if let isCaseSensitive { members["caseSensitive"] = .bool(isCaseSensitive) }
        if let isPercentEncoded { members["percentEncoded"] = .bool(isPercentEncoded) }
        return members.isEmpty ? nil : .object(members)
    }
}

extension AssociationFile.Detail {
    fileprivate var json: JSONValue {
        let apps = [("appIDs", JSONValue.array(appIDs.map { .string($0) }))]
        return .object(JSONObject(apps + members.members.map { ($0.key, $0.value) }))
    }

    /// All but the apps.
    fileprivate var members: JSONObject {
        var members = JSONObject()
        if let defaults = defaults.json { members["defaults"] = defaults }
        if isLegacy {
            members["paths"] = .array(
                components.map { .string(($0.isExcluded ? "NOT " : "") + ($0.path?.source ?? "*")) }
            )
        } else {
            members["components"] = .array(components.map(\.json))
        }
        return members
    }
}

extension AssociationFile.Component {
    fileprivate var json: JSONValue {
        var members = JSONObject()
        if let path { members["/"] = .string(path.source) }
        switch query {
        case nil: break
        case .whole(let pattern): members["?"] = .string(pattern.source)
        case .items(let items): members["?"] = .object(JSONObject(items.map { ($0.name, .string($0.pattern.source)) }))
        }
        if let fragment { members["#"] = .string(fragment.source) }
        if isExcluded { members["exclude"] = true }
        if let isCaseSensitive = settings.isCaseSensitive { members["caseSensitive"] = .bool(isCaseSensitive) }
        if let isPercentEncoded = settings.isPercentEncoded { members["percentEncoded"] = .bool(isPercentEncoded) }
        if let comment { members["comment"] = .string(comment) }
        return .object(members)
    }
}
