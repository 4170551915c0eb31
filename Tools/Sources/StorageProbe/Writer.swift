import AppShell

/// Does one lane's steps and says after each whether the storage acknowledged or refused it.
struct Writer {
    let probe: ProbeStorage
    let lane: Int
    var state: LaneState
    var next: Int

    /// - Parameter count: how many steps; nil for as long as the process lives.
    mutating func write(_ count: Int?) async {
        let end = count.map { next + $0 }
        while end.map({ next < $0 }) ?? true {
            let step = Step(lane: lane, number: next, plan: probe.plan)
            do throws(StorageError) {
                try await perform(step)
                state.apply(step)
                Output.line("ack \(lane) \(step.number)")
            } catch {
                Output.line("refused \(lane) \(step.number) \(step.action): \(error)")
                await check(after: step)
            }
            next += 1
        }
    }

    private func perform(_ step: Step) async throws(StorageError) {
        let payload = Step.payload(lane: lane, number: step.number, plan: probe.plan)
        let storage = probe.storage
        switch step.action {
        case .append: try await probe.journal(lane).append(payload)
        case .share:
            let shared = Step.payload(lane: lane, number: step.number, isShared: true, plan: probe.plan)
            try await probe.sharedJournal().append(shared)
        case .setValue(let slot): try await storage.values.setValue(payload, for: probe.value(lane, slot))
        case .removeValue(let slot): try await storage.values.setValue(nil, for: probe.value(lane, slot))
        case .setDocument(let slot): try await storage.documents.setDocument(payload, for: probe.document(lane, slot))
        case .removeDocument(let slot): try await storage.documents.setDocument(nil, for: probe.document(lane, slot))
        case .setSecret(let slot):
            let text = Step.secret(lane: lane, number: step.number, plan: probe.plan)
            try await storage.secrets.setSecret(Secret(text), for: probe.secret(lane, slot))
        case .compact:
            let records = state.applying(step).records.map { Step.payload(lane: lane, number: $0, plan: probe.plan) }
            try await probe.journal(lane).replaceAll(with: records)
        }
    }

    /// A refused step has changed nothing that this process can read, unless it can't read at all for now.
    private func check(after step: Step) async {
        do throws(StorageError) {
            let found = try await probe.found(lane: lane)
            let expected = probe.expected(state, lane: lane)
            if let difference = found.difference(from: expected) {
                Output.line("wrong \(lane) \(step.number) after it was refused: \(difference)")
            }
        } catch {
            Output.line("unreadable \(lane) \(step.number) after it was refused: \(error)")
        }
    }
}
