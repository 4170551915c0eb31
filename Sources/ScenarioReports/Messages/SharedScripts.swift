import CucumberGherkin

/// Keeps what many files repeat once: the shards of a run have the same scripts and definitions.
struct SharedScripts {
    private var sources: [String: GherkinSource] = [:]
    private var definitions: [[RunDefinition]] = []

    mutating func scan(_ file: MessageFile) -> MessageScan {
        var scan = MessageScan(file)
        scan.share(&sources, &definitions)
        return scan
    }
}

extension MessageScan {
    /// What the results need.
    var withoutScripts: MessageScan {
        var scan = self
        scan.scripts = []
        scan.definitions = []
        return scan
    }

    /// Takes what is equal from other files.
    fileprivate mutating func share(_ sources: inout [String: GherkinSource], _ known: inout [[RunDefinition]]) {
        for index in scripts.indices {
            let source = scripts[index].source
            if let other = sources[source.uri], other.isMarkdown == source.isMarkdown,
                other.text.utf8.elementsEqual(source.text.utf8)
            {
                scripts[index].source = other
            } else {
                sources[source.uri] = source
            }
        }
        if let equal = known.first(where: { $0 == definitions }) {
            definitions = equal
        } else {
            known.append(definitions)
        }
    }
}
