import AppShell
import Foundation

/// The labels of elements that a run with `--coverage` saw, from the file of `--coverage-format json:FILE`.
final class LabelSource {
    struct Label: Hashable {
        let role: String
        let text: String
        /// For comparison with what is typed.
        let folded: String
    }

    /// Named in the command.
    private let file: String?
    /// Named by the editor.
    var option: String?
    private var known: [String: [Label]] = [:]
    private var readAt: (file: String, date: Date)?

    init(file: String?) {
        self.file = file
    }

    /// The labels by what the ids of the product's requirements begin with. The file is read again when it has changed.
    func labels(ofPrefix prefix: String) -> [Label] {
        guard let file = option ?? file ?? (try? Defaults.coverage()) else { return [] }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let date = attributes?[.modificationDate] as? Date else { return [] }
        if readAt?.file != file || readAt?.date != date {
            readAt = (file, date)
            known = Self.read(file)
        }
        return known[prefix] ?? []
    }

    private static func read(_ file: String) -> [String: [Label]] {
        // Foundation's reader, since the file may be large.
        guard let data = FileManager.default.contents(atPath: file),
            let coverage = try? JSONDecoder().decode(CoverageFile.self, from: data)
        else { return [:] }
        var labels: [String: [Label]] = [:]
        for group in coverage.groups {
            guard let actions = group.actions else { continue }
            var seen: Set<String> = []
            let elements = actions.acted + actions.neverActed
            labels[group.prefix] = elements.compactMap { element in
                guard !element.label.isEmpty, seen.insert(element.role + " " + element.label).inserted else {
                    return nil
                }
                return Label(role: element.role, text: element.label, folded: element.label.lowercased())
            }
        }
        return labels
    }
}

/// What is read of a file of coverage.
private struct CoverageFile: Decodable {
    struct Group: Decodable {
        let prefix: String
        /// Absent after a dry run.
        let actions: Actions?
    }

    struct Actions: Decodable {
        let acted: [Element]
        let neverActed: [Element]
    }

    struct Element: Decodable {
        let role: String
        let label: String
    }

    let groups: [Group]
}
