import AppShell
import Observation

/// What people noted down about each recipe, and whether they have begun: kept while the app does not run.
@Observable
final class RecipeBook {
    static let notesKey = StoredKey("recipes.notes")
    static let begunKey = StoredKey("recipes.begun")
    static let titles = ["Tarte au citron", "Ratatouille", "Crème brûlée"]

    /// By the recipe's number.
    private(set) var notes: [Int: String] = [:]
    private(set) var hasBegun = false
    /// Why the notes can't be kept.
    private(set) var issue: String?
    @ObservationIgnored private let store: any KeyValueStore

    init(store: any KeyValueStore) {
        self.store = store
    }

    /// Reads what is stored.
    func read() {
        hasBegun = Self.hasBegun(in: store)
        do throws(StorageError) {
            notes = Self.notes(of: try store.value(for: Self.notesKey) ?? [])
        } catch {
            issue = "\(error)"
        }
    }

    static func hasBegun(in store: any KeyValueStore) -> Bool {
        (try? store.value(for: begunKey)) != nil
    }

    func title(of number: Int) -> String? {
        Self.titles.indices.contains(number - 1) ? Self.titles[number - 1] : nil
    }

    func begin() async {
        do throws(StorageError) {
            try await store.setValue([1], for: Self.begunKey)
            hasBegun = true
        } catch {
            issue = "\(error)"
        }
    }

    func note(_ text: String, about number: Int) async {
        var changed = notes
        changed[number] = text.isEmpty ? nil : text
        do throws(StorageError) {
            try await store.setValue(Self.bytes(of: changed), for: Self.notesKey)
            notes = changed
        } catch {
            issue = "\(error)"
        }
    }

    /// A line a recipe: its number, a tab, the note.
    private static func bytes(of notes: [Int: String]) -> [UInt8] {
        let lines = notes.sorted { $0.key < $1.key }.map { "\($0)\t\($1)" }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func notes(of bytes: [UInt8]) -> [Int: String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (Int, String)? in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]) else { return nil }
            return (number, String(parts[1]))
        }
        return Dictionary(pairs) { _, last in last }
    }
}
