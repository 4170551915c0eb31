import AppShell
import ScenarioReports
import ScenarioRunner

/// Where a step is defined, and where it is said; where a tag stands.
struct References {
    let document: OpenDocument
    let workspace: Workspace

    /// The places of the Swift code that defines a step.
    func definitions(at position: TextPosition) -> [JSONValue] {
        guard let place = StepPlace(at: position, in: document, workspace) else { return [] }
        return place.uses.compactMap { location(of: $0.definition, place.vocabulary) }
    }

    private func location(of definition: Int, _ vocabulary: ProductVocabulary) -> JSONValue? {
        let location = vocabulary.definition(definition).location
        guard let file = vocabulary.file(of: location) else { return nil }
        let start = TextPosition(line: max(0, location.line - 1), character: 0)
        return ["uri": .string(FileURI.uri(of: file)), "range": TextRange(start, start).json]
    }

    /// - Parameter check: throws when the client no longer waits.
    func references(
        at position: TextPosition,
        withDefinition: Bool,
        _ check: () throws(RPCError) -> Void
    ) throws(RPCError) -> [JSONValue] {
        if let place = StepPlace(at: position, in: document, workspace) {
            var found = withDefinition ? definitions(at: position) : []
            for use in place.uses {
                found += try steps(like: use.definition, place.vocabulary, check).map { $0.json }
            }
            return found
        }
        guard let tag = document.tag(at: position, workspace.client.encoding) else { return [] }
        return try tags(named: document.text.string(tag), check).map { $0.json }
    }

    /// A place in a script.
    struct Place {
        let uri: String
        let range: TextRange
        let text: String

        var json: JSONValue { ["uri": .string(uri), "range": range.json] }
    }

    /// The steps that the same definition matches, in any language.
    func steps(
        like definition: Int,
        _ vocabulary: ProductVocabulary,
        _ check: () throws(RPCError) -> Void
    ) throws(RPCError) -> [Place] {
        let location = vocabulary.definition(definition).location
        var places: [Place] = []
        for (_, facts) in workspace.index.files.sorted(by: { $0.key < $1.key }) {
            try check()
            for step in facts.steps where step.location == location {
                places.append(Place(uri: facts.uri, range: step.range, text: step.text))
            }
        }
        return places
    }

    func tags(named name: String, _ check: () throws(RPCError) -> Void) throws(RPCError) -> [Place] {
        var places: [Place] = []
        for (_, facts) in workspace.index.files.sorted(by: { $0.key < $1.key }) {
            try check()
            for tag in facts.tags where tag.name == name {
                places.append(Place(uri: facts.uri, range: tag.range, text: tag.name))
            }
        }
        return places
    }
}
