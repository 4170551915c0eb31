import AppShell
import ScenarioRunner

/// Tags of the workspace, and ids of requirements.
struct TagCompletion {
    private let completion: Completion

    init(_ completion: Completion) {
        self.completion = completion
    }

    func items(in range: Range<Int>) -> [Completion.Item] {
        let (document, workspace) = (completion.document, completion.workspace)
        let typed = document.text.string(range.lowerBound..<completion.offset).lowercased()
        let kit = workspace.vocabulary(of: document)?.kit
        let folder = workspace.folder(of: FileURI.path(of: document.uri))
        let requirements = folder?.requirements?.requirements ?? []
        let own = requirements.filter { requirement in kit.map { $0.requirementPrefix == requirement.prefix } ?? true }
        func item(_ tag: String, _ detail: String?, _ kind: Completion.Item.Kind) -> Completion.Item {
            Completion.Item(label: tag, kind: kind, detail: detail, range: range, text: Snippet(tag))
        }
        let ids = Set(requirements.map { "@" + $0.id })
        let tags = workspace.index.tags.filter {
            !ids.contains($0.key) && $0.value.folded.hasPrefix(typed) && $0.value.folded != typed
        }
        .sorted { ($1.value.number, $0.key) < ($0.value.number, $1.key) }
        .map { item($0.key, nil, .constant) }
        let wanted = own.filter { ("@" + $0.id).lowercased().hasPrefix(typed) }
            .map { item("@" + $0.id, $0.title, .value) }
        // An id by the words of its title.
        let word = typed.drop { $0 == "@" }
        let titled =
            word.count < 3
            ? []
            : own.filter {
                !("@" + $0.id).lowercased().hasPrefix(typed) && $0.title.lowercased().contains(word)
            }
        return tags.prefix(Completion.limit / 2) + wanted
            + titled.map { requirement in
                var item = item("@" + requirement.id, requirement.title, .value)
                item.filter = document.text.string(range.lowerBound..<completion.offset)
                return item
            }
    }
}
