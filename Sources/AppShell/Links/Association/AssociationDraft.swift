/// What becomes a component: one shape of a link pattern, in Apple's language.
struct AssociationDraft {
    /// The link pattern, as its module wrote it.
    let source: String
    /// Its place in the table.
    let entry: Int
    /// How many segments it has.
    let depth: Int
    var path = ""
    var items: [(name: String, pattern: String)] = []
    var fragment: String?
    /// What the component takes beyond the pattern.
    var notes: [String] = []
    /// It ends in a rest, whose wildcard is meant to take slashes.
    var isRest = false
    var hasWildcards = false
    var hasVariables = false

    /// It holds whatever query and fragment say.
    var isUnconditional: Bool { items.isEmpty && fragment == nil }
}

/// Writes link patterns in Apple's language, gathering the variables they need.
struct AssociationDrafter {
    private(set) var variables: [SubstitutionVariables.Variable] = []
    private var places: [String: Int] = [:]

    /// A draft for every number of segments that the pattern may have.
    mutating func drafts(of pattern: LinkPattern, entry: Int) -> [AssociationDraft] {
        var shapes: [[LinkPattern.Segment]] = []
        for shape in pattern.shapes {
            if case .rest(_, isOptional: true)? = shape.last { shapes.append(shape.dropLast()) }
            shapes.append(shape)
        }
        return shapes.map { draft($0, of: pattern, entry: entry) }
    }

    private mutating func draft(
        _ shape: [LinkPattern.Segment],
        of pattern: LinkPattern,
        entry: Int
    ) -> AssociationDraft {
        var draft = AssociationDraft(source: pattern.source, entry: entry, depth: shape.count)
        for segment in shape { add(segment, to: &draft) }
        if shape.isEmpty { draft.path = "/" }
        for item in pattern.query { add(item, to: &draft) }
        if let fragment = pattern.fragment { add(fragment, to: &draft) }
        return draft
    }

    private mutating func add(_ segment: LinkPattern.Segment, to draft: inout AssociationDraft) {
        draft.path += "/"
        switch segment {
        case .literal(let text):
            draft.path += literal(text, in: &draft)
        case .parameter(let parameter, let prefix, let suffix):
            draft.path += literal(prefix, in: &draft)
            let wildcard = wildcard(for: parameter, in: &draft)
            draft.path += wildcard + literal(suffix, in: &draft)
            draft.hasWildcards = draft.hasWildcards || wildcard.contains("*")
            if wildcard.contains("*"), suffix.utf8.first?.hexadecimalValue != nil {
                draft.notes.append("also what ends in an escape like that of “\(suffix)”")
            }
        case .rest:
            if draft.hasWildcards { draft.notes.append("also with more segments before the rest") }
            draft.path += "?*"
            draft.isRest = true
            draft.hasWildcards = true
        }
    }

    private mutating func add(_ item: LinkPattern.QueryItem, to draft: inout AssociationDraft) {
        let name = PercentEncoding.encoded(item.key)
        switch item.value {
        case .any:
            draft.notes.append("also without the query key “\(item.key)”")
        case .literal(let value):
            draft.items.append((name, literal(value, in: &draft, bare: Self.bareInQuery)))
            if value.isEmpty { draft.notes.append("also without the query key “\(item.key)”") }
        case .parameter(let parameter) where parameter.isOptional:
            if parameter.kind != .text { draft.notes.append("“\(item.key)” may be anything") }
        case .parameter(let parameter):
            draft.items.append((name, wildcard(for: parameter, in: &draft)))
        }
    }

    private mutating func add(_ fragment: LinkPattern.Fragment, to draft: inout AssociationDraft) {
        switch fragment {
        case .literal(let text):
            draft.fragment = literal(text, in: &draft)
        case .parameter(let parameter) where parameter.isOptional:
            if parameter.kind != .text { draft.notes.append("the fragment may be anything") }
        case .parameter(let parameter):
            draft.fragment = wildcard(for: parameter, in: &draft)
        }
    }

    private mutating func wildcard(for parameter: LinkPattern.Parameter, in draft: inout AssociationDraft) -> String {
        switch parameter.kind {
        case .text:
            return "?*"
        case .slug:
            draft.notes.append("{\(parameter.name)} may be any text")
            return "?*"
        case .number:
            draft.notes.append("{\(parameter.name)} may be any text that begins with a digit")
            return "$(digit)*"
        case .choice(let choices):
            draft.hasVariables = true
            return variable(parameter.name, values: choices.map(PercentEncoding.encoded))
        }
    }

    /// A fixed text, escaped; characters that links also write in another way become variables.
    private mutating func literal(
        _ text: String,
        in draft: inout AssociationDraft,
        bare: [Unicode.Scalar: String] = AssociationDrafter.bareInPath
    ) -> String {
        var written = ""
        for scalar in text.unicodeScalars {
            let escaped = PercentEncoding.encoded(String(Character(scalar)))
            if let other = bare[scalar] {
                draft.hasVariables = true
                written += variable(String(Character(scalar)), values: [other, escaped])
            } else {
                written += escaped
            }
        }
        return written
    }

    /// RFC 3986, 3.3 and 3.5. The others it names, `$`, `*` and parentheses, mean something in Apple's language.
    private static let bareInPath = Dictionary(
        uniqueKeysWithValues: "!&'+,;=:@".unicodeScalars.map { ($0, String($0)) }
    )

    /// In a query, `&`, `=` and `+` mean something; a space is a plus in HTML forms.
    private static let bareInQuery = bareInPath.filter { !"&=+".unicodeScalars.contains($0.key) }
        .merging([" ": "+"]) { $1 }

    /// `$(name)` with these values; a number is put behind the name where that is taken.
    private mutating func variable(_ wish: String, values: [String]) -> String {
        var name = wish
        var number = 1
        while SubstitutionVariables.problem(name: name) != nil || isTaken(name, byOtherThan: values) {
            number += 1
            name = wish + String(number)
        }
        if places[name] == nil {
            places[name] = variables.count
            variables.append(SubstitutionVariables.Variable(name: name, values: values))
        }
        return "$(\(name))"
    }

    private func isTaken(_ name: String, byOtherThan values: [String]) -> Bool {
        guard let place = places[name] else { return false }
        return variables[place].values != values
    }
}

extension LinkPattern {
    /// Whether `https` links to that host can match.
    func holds(forHost host: String, of policy: LinkPolicy) -> Bool {
        guard policy.hosts.contains(host) else { return false }
        return switch origin {
        case .any: true
        case .host(let own): own == host
        case .scheme: false
        }
    }
}
