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

    /// - Returns: `issue …` and `error …` as they are reported, and `wrong …` for each mismatch.
    func verify(log: String) async -> [String] {
        var lines: [String] = []
        do throws(StorageError) {
            let state = Replayed(log: log, plan: plan).states[0]
            var first: [[UInt8]]?
            for opening in 1...2 {
                let disk = try DiskStorage(folder: folder)
                let probe = ProbeStorage(storage: disk.storage, plan: plan)
                let (found, reports) = await read(probe)
                let losses = await losses(found, probe.expected(state, lane: 0))
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
    private func read(_ probe: ProbeStorage) async -> (Contents, [String]) {
        var contents = Contents()
        var errors: [String] = []
        do throws(StorageError) {
            contents.records = try await probe.found(of: probe.journal(0))
        } catch { errors.append("error \(error)") }
        do throws(StorageError) {
            contents.shared = try await probe.found(of: probe.sharedJournal())
        } catch { errors.append("error \(error)") }
        for slot in ProbeStorage.slots {
            do throws(StorageError) {
                contents.values[slot] = try probe.storage.values.value(for: probe.value(0, slot))
            } catch { errors.append("error \(error)") }
            do throws(StorageError) {
                contents.documents[slot] = try await probe.storage.documents.document(for: probe.document(0, slot))
            } catch { errors.append("error \(error)") }
            do throws(StorageError) {
                contents.secrets[slot] = try probe.storage.secrets.secret(for: probe.secret(0, slot))?.reveal()
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
        for slot in ProbeStorage.slots {
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
