import AppShell
import AppShellLive

/// What may be found when a folder is opened again.
enum Leniency: String {
    /// After the process was killed: every acknowledged step, at most the one in flight besides, nothing damaged.
    case killed
    /// After the power went: the same, but a journal's end may be garbage and so be set aside.
    case cut
}

/// Opens a folder and holds what it finds against what was acknowledged.
struct Verifier {
    let folder: String
    let plan: Plan
    let leniency: Leniency

    /// - Returns: lines `settled LANE NUMBER yes|no` and `issue …`, and `wrong …` for each mismatch.
    func verify(log: String) async -> [String] {
        var lines: [String] = []
        var replayed = Replayed(log: log, plan: plan)
        do throws(StorageError) {
            // Twice: what the first opening fixed must be whole for the second.
            for opening in 1...2 {
                let disk = try DiskStorage(folder: folder)
                let probe = ProbeStorage(storage: disk.storage, plan: plan)
                let settled = try await compare(probe, with: replayed)
                lines += settled
                if opening == 1 {
                    replayed = Replayed(log: log + settled.map { $0 + "\n" }.joined(), plan: plan)
                }
                lines += disk.issues.map { judge($0, opening: opening) }
                lines += try await addMore(probe, opening: opening)
                disk.close()
            }
        } catch {
            lines.append("wrong: \(error)")
        }
        return lines
    }

    private func compare(_ probe: ProbeStorage, with replayed: Replayed) async throws(StorageError) -> [String] {
        var lines: [String] = []
        for lane in 0..<plan.lanes {
            let number = replayed.next[lane]
            let found = try await probe.found(lane: lane)
            let state = replayed.states[lane]
            let expected = probe.expected(state, lane: lane)
            let pending = Step(lane: lane, number: number, plan: plan)
            // With the power, what was refused may come back as it was on its way; it went wrong without a word's being
            // possible. A later step that is acknowledged takes it away for good.
            let candidates = [pending] + (leniency == .cut ? replayed.refused[lane] : [])
            var isSettled = false
            for target in Step.Target.all where found[target] != expected[target] {
                let step = candidates.first { step in
                    step.target == target && found[target] == probe.expected(state.applying(step), lane: lane)[target]
                }
                if step == nil {
                    lines.append("wrong \(lane) \(number) \(found.difference(from: expected, at: target))")
                }
                isSettled = isSettled || step?.number == number
            }
            lines.append("settled \(lane) \(number) \(isSettled ? "yes" : "no")")
        }
        let strangers = try await probe.strangers()
        return strangers == 0 ? lines : lines + ["wrong: \(strangers) records of the shared journal are nobody's"]
    }

    private func judge(_ issue: StorageIssue, opening: Int) -> String {
        guard opening == 1 else { return "wrong: found anew when it was opened again: \(issue)" }
        switch issue {
        case .damaged where leniency == .killed, .rewritten, .refused, .replaced, .leadsNowhere:
            return "wrong: \(issue)"
        case .damaged, .tornTail, .sweptTemporary, .rightsTightened: return "finding \(issue)"
        }
    }

    /// The storage goes on after whatever was fixed.
    private func addMore(_ probe: ProbeStorage, opening: Int) async throws(StorageError) -> [String] {
        let key = StoredKey("probe.after")
        let journal = try await probe.storage.journals.journal(for: key)
        let before = await journal.count
        try await journal.append([UInt8(opening)])
        try await probe.storage.values.setValue([UInt8(opening)], for: key)
        try await probe.storage.documents.setDocument([UInt8(opening)], for: key)
        let latest = try await journal.latestRecords(1)
        let count = await journal.count
        let value = try probe.storage.values.value(for: key)
        let document = try await probe.storage.documents.document(for: key)
        let isThere = count == before + 1 && latest == [[UInt8(opening)]] && value == latest.first && document == value
        return isThere ? [] : ["wrong: what is written after opening is not there"]
    }
}
