public import AppShell

extension AssociationFile {
    /// Reads a file's bytes.
    ///
    /// Unknown keys are noted and not refused: the system ignores them too.
    ///
    /// - Throws: ``AssociationError`` with every issue there is: text that is no JSON (or more than
    ///   ``maximumLength``), values of the wrong kind, patterns and variables against Apple's rules.
    public init(parsing bytes: some Collection<UInt8>) throws(AssociationError) {
        let document: JSONValue
        do throws(JSONError) {
            document = try JSONValue(parsing: bytes, limits: JSONLimits(bytes: AssociationFile.maximumLength))
        } catch {
            let issue = AssociationIssue(
                location: "line \(error.line), column \(error.column), at \(error.path)",
                fact: error.fact,
                fix: error.fix
            )
            throw AssociationError(issues: [issue])
        }
        try self.init(document)
    }

    /// Reads a file's text; see ``init(parsing:)-(Collection<UInt8>)``.
    public init(parsing text: String) throws(AssociationError) {
        try self.init(parsing: text.utf8)
    }

    /// Reads a file that is JSON already.
    ///
    /// - Throws: ``AssociationError`` with every issue there is.
    public init(_ document: JSONValue) throws(AssociationError) {
        var reader = AssociationReader()
        let file = reader.readFile(document)
        guard reader.issues.isEmpty else { throw AssociationError(issues: reader.issues) }
        self = file
        passwordApps = document["webcredentials"]?["apps"]?.arrayValue?.compactMap(\.stringValue) ?? []
    }
}

/// Takes a document apart, gathering issues on the way.
struct AssociationReader {
    private(set) var issues: [AssociationIssue] = []
    private(set) var notes: [String] = []
    private var variables = SubstitutionVariables()
    private var weight = 0

    /// Our own bound on what all patterns of a file come to, so that deciding about a link stays quick.
    static let maximumWeight = 262_144

    mutating func readFile(_ document: JSONValue) -> AssociationFile {
        guard let members = object(document, at: "$") else { return AssociationFile() }
        let services: Set<String> = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        noteUnknown(members, known: services, at: "$")
        guard let applinks = members["applinks"] else {
            notes.append("$: there is no applinks, so no link is handed to an app")
            return AssociationFile(notes: notes)
        }
        let location = "$.applinks"
        guard let members = object(applinks, at: location) else { return AssociationFile() }
        noteUnknown(members, known: ["apps", "defaults", "details", "substitutionVariables"], at: location)
        noteApps(members["apps"], at: location + ".apps")
        let defaults = readSettings(members["defaults"], at: location + ".defaults")
        variables = readVariables(members["substitutionVariables"], at: location + ".substitutionVariables")
        let inherited = InheritedParts(members["defaults"], at: location + ".defaults")
        var file = AssociationFile(defaults: defaults, variables: variables)
        if let keyed = members["details"]?.objectValue {
            file.isKeyedByApp = true
            for (index, member) in keyed.members.enumerated() {
                file.details.append(AssociationFile.Detail(appIDs: [member.key], components: []))
                let location = file.location(detail: index)
                file.details[index] = readDetail(member.value, key: member.key, under: inherited, at: location)
            }
        } else {
            for (index, detail) in array(members["details"], at: location + ".details").enumerated() {
                file.details.append(readDetail(detail, under: inherited, at: "\(location).details[\(index)]"))
            }
        }
        file.notes = notes
        return file
    }

    /// - Parameter key: the app's id, where the details are an object with ids for its keys.
    private mutating func readDetail(
        _ value: JSONValue,
        key: String? = nil,
        under outer: InheritedParts,
        at location: String
    ) -> AssociationFile.Detail {
        var detail = AssociationFile.Detail(appIDs: [], components: [])
        guard let members = object(value, at: location) else { return detail }
        let ids: Set<String> = key == nil ? ["appID", "appIDs"] : []
        noteUnknown(members, known: ids.union(["components", "defaults", "paths"]), at: location)
        detail.defaults = readSettings(members["defaults"], at: location + ".defaults")
        let inherited = InheritedParts(members["defaults"], at: location + ".defaults", over: outer)
        detail.appIDs = key.map { [$0] } ?? readAppIDs(members, at: location)
        if let components = members["components"] {
            // “iOS 13, tvOS 13 and macOS 10.15 will ignore [paths] if the components key is present” (WWDC 2019, 717).
            if members["paths"] != nil { notes.append("\(location).paths: ignored, since there are components") }
            for (index, component) in array(components, at: location + ".components").enumerated() {
                detail.components.append(
                    readComponent(component, under: inherited, at: "\(location).components[\(index)]")
                )
            }
        } else if let paths = members["paths"] {
            detail.isLegacy = true
            for (index, path) in array(paths, at: location + ".paths").enumerated() {
                detail.components += readLegacyPath(path, at: "\(location).paths[\(index)]")
            }
        } else {
            notes.append("\(location): there are no components, so no link is handed over")
        }
        return detail
    }

    private mutating func readAppIDs(_ members: JSONObject, at location: String) -> [String] {
        var ids: [String] = []
        if let id = members["appID"] { ids += text(id, at: location + ".appID").map { [$0] } ?? [] }
        var seen = Set(ids.map { Array($0.utf8) })
        for (index, id) in array(members["appIDs"], at: location + ".appIDs").enumerated() {
            guard let id = text(id, at: "\(location).appIDs[\(index)]"), seen.insert(Array(id.utf8)).inserted else {
                continue
            }
            ids.append(id)
        }
        switch (members["appID"], members["appIDs"]) {
        case (nil, nil): report(location, "there is no app id", "add \"appIDs\": [\"ABCDE12345.com.example.app\"]")
        case (.some, .some): notes.append("\(location): appID stands beside appIDs; put every id in appIDs")
        default: break
        }
        return ids
    }

    private mutating func readComponent(
        _ value: JSONValue,
        under inherited: InheritedParts,
        at location: String
    ) -> AssociationFile.Component {
        var component = AssociationFile.Component()
        guard let members = object(value, at: location) else { return component }
        let known: Set<String> = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
        noteUnknown(members, known: known, at: location)
        func part(_ key: String, _ subscripted: String) -> (value: JSONValue?, location: String) {
            members[key].map { ($0, location + subscripted) } ?? inherited.parts[key] ?? (nil, location)
        }
        let path = part("/", "[\"/\"]")
        component.path = pattern(path.value, at: path.location)?.asPath
        let fragment = part("#", "[\"#\"]")
        component.fragment = pattern(fragment.value, at: fragment.location)
        let query = part("?", "[\"?\"]")
        component.query = readQuery(query.value, at: query.location)
        let exclude = part("exclude", ".exclude")
        component.isExcluded = boolean(exclude.value, at: exclude.location) ?? false
        component.settings.isCaseSensitive = boolean(members["caseSensitive"], at: location + ".caseSensitive")
        component.settings.isPercentEncoded = boolean(members["percentEncoded"], at: location + ".percentEncoded")
        component.comment = members["comment"].flatMap { text($0, at: location + ".comment", mayBeEmpty: true) }
        return component
    }

    private mutating func readQuery(_ value: JSONValue?, at location: String) -> AssociationFile.Query? {
        guard case .object(let members)? = value else {
            return pattern(value, at: location, kinds: "a text or an object").map { .whole($0) }
        }
        // So does the system's own matcher: one value that is no text makes it drop all the others with it.
        if let odd = members.sortedMembers.first(where: { $0.value.stringValue == nil }) {
            let key = JSONValue.string(odd.key.clipped).text()
            notes.append(
                "\(location): \(key) is \(odd.value.kindName), so all of it is ignored and every query matches"
            )
            return nil
        }
        var items: [AssociationFile.Item] = []
        for member in members.sortedMembers {
            let location = "\(location)[\(JSONValue.string(member.key.clipped).text())]"
            guard let pattern = pattern(member.value, at: location) else { continue }
            items.append(AssociationFile.Item(name: member.key, pattern: pattern))
        }
        return .items(items)
    }

    /// A path of before iOS 13, `NOT ` before it where it excludes.
    private mutating func readLegacyPath(_ value: JSONValue, at location: String) -> [AssociationFile.Component] {
        guard let text = text(value, at: location) else { return [] }
        let isExcluded = text.hasPrefix("NOT ")
        guard let path = pattern(.string(String(text.dropFirst(isExcluded ? 4 : 0))), at: location) else { return [] }
        return [AssociationFile.Component(path: path.asPath, isExcluded: isExcluded)]
    }

    // MARK: Parts

    private mutating func readSettings(_ value: JSONValue?, at location: String) -> AssociationFile.Settings {
        guard let value, let members = object(value, at: location) else { return AssociationFile.Settings() }
        noteUnknown(members, known: InheritedParts.keys.union(["caseSensitive", "percentEncoded"]), at: location)
        return AssociationFile.Settings(
            isCaseSensitive: boolean(members["caseSensitive"], at: location + ".caseSensitive"),
            isPercentEncoded: boolean(members["percentEncoded"], at: location + ".percentEncoded")
        )
    }

    private mutating func readVariables(_ value: JSONValue?, at location: String) -> SubstitutionVariables {
        guard let value, let members = object(value, at: location) else { return SubstitutionVariables() }
        var own: [SubstitutionVariables.Variable] = []
        for member in members.members {
            let location = "\(location)[\(JSONValue.string(member.key.clipped).text())]"
            if let problem = SubstitutionVariables.problem(name: member.key) {
                report(location, problem.fact, problem.fix)
            }
            var values: [String] = []
            for (index, value) in array(member.value, at: location).enumerated() {
                guard let text = text(value, at: "\(location)[\(index)]", mayBeEmpty: true) else { continue }
                if let problem = SubstitutionVariables.problem(value: text) {
                    report("\(location)[\(index)]", problem.fact, problem.fix)
                }
                values.append(text)
            }
            own.append(SubstitutionVariables.Variable(name: member.key, values: values))
        }
        return SubstitutionVariables(own)
    }

    private mutating func pattern(
        _ value: JSONValue?,
        at location: String,
        kinds: String = "a text"
    ) -> AssociationPattern? {
        guard let value, let text = text(value, at: location, mayBeEmpty: true, kinds: kinds) else { return nil }
        do throws(AssociationPatternError) {
            let pattern = try AssociationPattern(text, variables: variables)
            weight += pattern.weight
            if weight > Self.maximumWeight, weight - pattern.weight <= Self.maximumWeight {
                report(
                    location,
                    "the patterns of the file come to more than \(Self.maximumWeight) characters with their variables",
                    "use fewer patterns, or shorter lists of values"
                )
            }
            return pattern
        } catch {
            report(location, error.fact, error.fix)
            return nil
        }
    }

    /// Before iOS 13 an empty array had to stand there; no system reads ids from it.
    private mutating func noteApps(_ value: JSONValue?, at location: String) {
        guard let value, value.arrayValue?.isEmpty != true else { return }
        notes.append("\(location): apps must be an empty array; apps are named in details")
    }

    // MARK: Kinds

    private mutating func object(_ value: JSONValue, at location: String) -> JSONObject? {
        if let members = value.objectValue { return members }
        report(location, "\(value.kindName) stands where an object is due", "write an object: {…}")
        return nil
    }

    private mutating func array(_ value: JSONValue?, at location: String) -> [JSONValue] {
        guard let value else { return [] }
        if let elements = value.arrayValue { return elements }
        report(location, "\(value.kindName) stands where an array is due", "write an array: […]")
        return []
    }

    private mutating func text(
        _ value: JSONValue,
        at location: String,
        mayBeEmpty: Bool = false,
        kinds: String = "a text"
    ) -> String? {
        guard let text = value.stringValue else {
            report(location, "\(value.kindName) stands where \(kinds) is due", "put it in quotation marks")
            return nil
        }
        guard mayBeEmpty || !text.isEmpty else {
            report(location, "the text is empty", "write it, or take the key away")
            return nil
        }
        return text
    }

    private mutating func boolean(_ value: JSONValue?, at location: String) -> Bool? {
        guard let value else { return nil }
        if let boolean = value.boolValue { return boolean }
        report(
            location,
            "\(value.kindName) stands where a boolean is due",
            "write true or false, without quotation marks"
        )
        return nil
    }

    private mutating func noteUnknown(_ members: JSONObject, known: Set<String>, at location: String) {
        for key in members.keys where !known.contains(key) {
            notes.append("\(location): the key “\(key.clipped)” means nothing to the system")
        }
    }

    private mutating func report(_ location: String, _ fact: String, _ fix: String) {
        issues.append(AssociationIssue(location: location, fact: fact, fix: fix))
    }
}
