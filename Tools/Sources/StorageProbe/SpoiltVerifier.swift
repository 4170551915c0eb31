import AppShell
import AppShellLive

/// Opens a folder in which one file was changed behind the storage's back.
///
/// What holds: a journal keeps the records before the change, a value, document or secret is what was written or an
/// error; everything else is whole; and whatever is missing is reported.
struct SpoiltVerifier {
    let folder: String
    let plan: Plan
    /// How many records of lane 0's own journal lie before the change.
    let leastRecords: Int

    /// - Returns: `issue …` and `error …` as they are reported, and `wrong …` for each fault.
    func verify(log: String) async -> [String] {
        var lines: [String] = []
        do throws(StorageError) {
            let kept = Replayed(log: log, plan: plan).kept[0]
            var first: [[UInt8]]?
            for opening in 1...2 {
                let disk = try DiskStorage(folder: folder)
                let shelf = Shelf(storage: disk.storage, plan: plan)
                let (found, reports) = await read(shelf)
                let losses = await losses(found, shelf.expected(kept, lane: 0))
                let issues = disk.issues.map { "finding \($0)" }
                lines += reports + issues
                if opening == 1 {
                    lines += losses.wrong
                    if losses.count > 1 { lines.append("wrong: one file was changed and \(losses.count) are missing") }
                    if losses.count > 0, reports.isEmpty, issues.isEmpty {
                        lines.append("wrong: loss without a word")
                    }
                    first = found.records
                } else if found.records != first {
                    lines.append("wrong: the journal reads otherwise when it is opened again")
                }
                disk.close()
            }
        } catch {
            lines.append("wrong: the folder can't be opened: \(error)")
        }
        return lines
    }

    /// What can be read, and the errors of what can't.
    private func read(_ shelf: Shelf) async -> (Contents, [String]) {
        var contents = Contents()
        var errors: [String] = []
        do throws(StorageError) {
            contents.records = try await shelf.found(of: shelf.journal(0))
        } catch { errors.append("error \(error)") }
        do throws(StorageError) {
            contents.shared = try await shelf.found(of: shelf.sharedJournal())
        } catch { errors.append("error \(error)") }
        for slot in Shelf.slots {
            do throws(StorageError) {
                contents.values[slot] = try shelf.storage.values.value(for: shelf.value(0, slot))
            } catch { errors.append("error \(error)") }
            do throws(StorageError) {
                contents.documents[slot] = try await shelf.storage.documents.document(for: shelf.document(0, slot))
            } catch { errors.append("error \(error)") }
            do throws(StorageError) {
                contents.secrets[slot] = try shelf.storage.secrets.secret(for: shelf.secret(0, slot))?.reveal()
            } catch { errors.append("error \(error)") }
        }
        return (contents, errors)
    }

    /// How many things lack something, and what is there that was never written.
    private func losses(_ found: Contents, _ expected: Contents) async -> (count: Int, wrong: [String]) {
        var wrong: [String] = []
        var count = 0
        for (name, found, expected) in [
            ("journal", found.records, expected.records), ("shared journal", found.shared, expected.shared),
        ] where found != expected {
            count += 1
            if !expected.starts(with: found) { wrong.append("wrong: the \(name) reads what was not written") }
        }
        if found.records.count < leastRecords {
            wrong.append("wrong: \(found.records.count) records are kept, and \(leastRecords) lie before the change")
        }
        for slot in Shelf.slots {
            for (name, found, expected) in [
                ("value", found.values[slot], expected.values[slot]),
                ("document", found.documents[slot], expected.documents[slot]),
                ("secret", found.secrets[slot].map { Array($0.utf8) }, expected.secrets[slot].map { Array($0.utf8) }),
            ] where found != expected {
                count += 1
                if found != nil { wrong.append("wrong: \(name) \(slot) reads what was not written") }
            }
        }
        return (count, wrong)
    }
}
