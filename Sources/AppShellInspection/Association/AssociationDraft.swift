import AppShell

/// What becomes a component: one shape of a link pattern, in Apple's language.
struct AssociationDraft {
    /// The link pattern, as its module wrote it.
    let source: String
    /// Its index in the table.
    let entry: Int
    /// How many segments it has.
    let depth: Int
    var path = ""
    /// The name as links write it, the key that it stands for, and the pattern of its values.
    var items: [(name: String, key: String, pattern: String)] = []
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
    private var indices: [String: Int] = [:]

    /// A draft for every number of segments that the pattern may have.
    mutating func drafts(of pattern: LinkPattern, entry: Int) -> [AssociationDraft] {
        var shapes: [[LinkPattern.Segment]] = []
        for shape in pattern.shapes {
            if case .rest(_, isOptional: true)? = shape.last { shapes.append(shape.dropLast()) }
            shapes.append(shape)
        }
        var drafts: [AssociationDraft] = []
        for shape in shapes {
            let draft = draft(shape, of: pattern, entry: entry)
            drafts.append(draft)
            // Names of items take no variables, so another spelling of them is another component.
            var other = draft
            other.items = draft.items.map { (AssociationSpelling.query.bare($0.key), $0.key, $0.pattern) }
            if other.items.map(\.name) != draft.items.map(\.name) { drafts.append(other) }
        }
        return drafts
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
        if !pattern.query.isEmpty { draft.notes.append("also with a query key twice") }
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
            let wildcard = wildcard(for: parameter, in: &draft, .path)
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
            draft.items.append((name, item.key, literal(value, in: &draft, .query)))
            if value.isEmpty { draft.notes.append("also without the query key “\(item.key)”") }
        case .parameter(let parameter) where parameter.isOptional:
            if parameter.kind != .text { draft.notes.append("“\(item.key)” may be anything") }
        case .parameter(let parameter):
            draft.items.append((name, item.key, wildcard(for: parameter, in: &draft, .query)))
        }
    }

    private mutating func add(_ fragment: LinkPattern.Fragment, to draft: inout AssociationDraft) {
        switch fragment {
        case .literal(let text):
            draft.fragment = literal(text, in: &draft, .fragment)
        case .parameter(let parameter) where parameter.isOptional:
            if parameter.kind != .text { draft.notes.append("the fragment may be anything") }
        case .parameter(let parameter):
            draft.fragment = wildcard(for: parameter, in: &draft, .fragment)
        }
    }

    private mutating func wildcard(
        for parameter: LinkPattern.Parameter,
        in draft: inout AssociationDraft,
        _ spelling: AssociationSpelling
    ) -> String {
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
            for choice in choices { note(choice, in: &draft, spelling) }
            return variable(parameter.name, values: choices.flatMap(spelling.values))
        }
    }

    /// A fixed text, escaped; characters that links also write in another way become variables.
    private mutating func literal(
        _ text: String,
        in draft: inout AssociationDraft,
        _ spelling: AssociationSpelling = .path
    ) -> String {
        note(text, in: &draft, spelling)
        var written = ""
        for scalar in text.unicodeScalars {
            let forms = spelling.forms(of: scalar)
            if forms.count > 1 {
                draft.hasVariables = true
                written += variable(AssociationSpelling.name(of: scalar), values: forms)
            } else {
                written += forms[0]
            }
        }
        return written
    }

    /// Says what the spelling of a text takes beyond it, or leaves out.
    private func note(_ text: String, in draft: inout AssociationDraft, _ spelling: AssociationSpelling) {
        for scalar in text.unicodeScalars where spelling.isWidened(scalar) {
            draft.notes.append("any character may stand for “\(scalar)”")
            if spelling == .path { draft.hasWildcards = true }
        }
    }

    /// `$(name)` with these values; a number is put behind the name where that is taken.
    private mutating func variable(_ wish: String, values: [String]) -> String {
        var name = wish
        var number = 1
        while SubstitutionVariables.problem(name: name) != nil || isTaken(name, byOtherThan: values) {
            number += 1
            name = wish + String(number)
        }
        if indices[name] == nil {
            indices[name] = variables.count
            variables.append(SubstitutionVariables.Variable(name: name, values: values))
        }
        return "$(\(name))"
    }

    private func isTaken(_ name: String, byOtherThan values: [String]) -> Bool {
        guard let index = indices[name] else { return false }
        return variables[index].values != values
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
