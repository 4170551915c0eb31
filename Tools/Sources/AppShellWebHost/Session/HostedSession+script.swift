import AppShell
import AppShellCommand
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

/// The session as a script: what was done, and what its file has still to run.
extension HostedSession {
    /// All that was done, as a feature file, and what differs when it is replayed.
    ///
    /// - Parameter feature: its title; nil for the product's name.
    func script(named name: String, of feature: String? = nil, in language: String) -> (text: String, problem: String?)
    {
        advance()
        let isConcise = file == nil
        let script = recorder.script(
            named: name,
            of: feature,
            in: language,
            isConcise: isConcise,
            followedBy: planned
        )
        guard planned.isEmpty else {
            let words = words("Des étapes n'ont pas encore été exécutées.", "Some steps have not run yet.")
            return (script.text, words)
        }
        return (script.text, Reader.$current.withValue(reader) { script.verify(against: console.session.trace) })
    }

    /// Takes the file that the session's script came from.
    func takeFile(_ file: ScriptFile?) { self.file = file }

    /// Plans steps without running them.
    func plan(_ steps: some Sequence<ConsoleStep>) { planned += steps }

    /// Writes the scenario into its file.
    ///
    /// - Returns: the file as it is now.
    func save() throws(PageError) -> ScriptFile {
        guard var file else { throw PageError(words("Cette session n'a pas de fichier.", "This session has no file.")) }
        do throws(ScriptFile.Failure) { try file.write(recorder.steps + planned) } catch {
            throw PageError(error.message)
        }
        self.file = file
        return file
    }

    func item(
        _ step: ConsoleStep,
        _ entry: Entry?,
        after earlier: ArraySlice<Entry>,
        moment: Int,
        number: Int? = nil,
        isPlanned: Bool = false
    ) -> PageMessage.Update.Item {
        let last = earlier.last { $0.result.kind != .given }?.result.kind
        let kind = step.kind ?? entry?.result.kind.said(after: last) ?? .when
        return PageMessage.Update.Item(
            moment: moment,
            number: number ?? moment,
            planned: isPlanned,
            keyword: kind.keyword(in: language, before: step.text),
            and: kind.keyword(in: language, before: step.text, isSame: true),
            kind: kind,
            text: step.text,
            docString: step.docString,
            table: step.table,
            status: entry?.result.status.rawValue ?? "planned",
            message: entry?.result.message,
            ms: entry?.duration.milliseconds ?? 0
        )
    }

    /// The step that did not pass, and what is planned.
    var unrunItems: [PageMessage.Update.Item] {
        let moment = entries.count
        var items: [PageMessage.Update.Item] = []
        func add(_ step: ConsoleStep, _ entry: Entry?, isPlanned: Bool) {
            let number = moment + items.count + 1
            items.append(item(step, entry, after: entries[...], moment: moment, number: number, isPlanned: isPlanned))
        }
        if let failed, failed.step != planned.first { add(failed.step, failed.entry, isPlanned: false) }
        for (index, step) in planned.enumerated() {
            let isFailed = index == 0 && failed?.step == step
            add(step, isFailed ? failed?.entry : nil, isPlanned: true)
        }
        return items
    }
}

extension PageMessage.Signal {
    /// Nil for what only gets ready.
    init?(_ event: PhoneEvent) {
        let text = event.localizedDescription
        switch event {
        case .hapticsPrepared, .soundPrepared: return nil
        case .haptic(let feedback): self.init(kind: "haptic", name: feedback.rawValue, text: text)
        case .sound(let sound): self.init(kind: "sound", name: sound.rawValue, text: text)
        case .webPage: self.init(kind: "page", name: "", text: text)
        case .sharing: self.init(kind: "sharing", name: "", text: text)
        }
    }
}
