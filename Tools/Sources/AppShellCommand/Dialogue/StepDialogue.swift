import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Takes lines, and answers each on standard output.
final class StepDialogue {
    /// Of a list.
    private static let limit = 20

    private let recorder: StepRecorder
    private let kit: any TestKit.Type
    private let style: TextStyle
    private var typed: TypedStep?
    private var screen: ScreenLines
    /// The files that this console has written.
    private var written: Set<String> = []
    private(set) var isOver = false
    /// Whether a step did not pass, or an order could not be carried out.
    private(set) var hasFailed = false

    init(_ product: ProductScripts, language: String, style: TextStyle) {
        kit = product.kit
        recorder = StepRecorder(product, language: language)
        self.style = style
        screen = ScreenLines(recorder.console.session)
    }

    var greeting: String {
        let opening = recorder.language == "fr" ? "l'application est ouverte" : "the app is open"
        let name = kit.product.manifest.name
        return localized("\(name) on a fresh phone. Begin with « \(opening) »; :help says what else there is.") + "\n"
    }

    var prompt: String { typed == nil ? "\(kit.productID)> " : "… " }

    /// - Parameter line: nil at the end of the input.
    func take(_ line: String?) {
        guard let line else { return end() }
        if var typed {
            let taking = typed.take(line)
            self.typed = taking == .more ? typed : nil
            guard taking != .more else { return }
            run(typed)
            guard taking == .other else { return }
        }
        let text = line.trimmingCharacters(in: .whitespaces)
        let isAside = ["fr", "en"].contains { GherkinDialect.named($0)?.isAside(text) == true }
        if text.isEmpty || isAside { return }
        if text.hasPrefix(":") { return obey(text) }
        let step = TypedStep(text)
        if step.takesMore { typed = step } else { run(step) }
    }

    private func end() {
        if let typed { run(typed) }
        typed = nil
        isOver = true
        recorder.end()
    }

    // MARK: Steps

    private func run(_ typed: TypedStep) {
        guard !typed.isOpen else { return refuse(localized("The text under « \(typed.lines[0]) » is not closed.")) }
        guard let step = ConsoleStep(script: typed.script, in: recorder.language) else {
            return refuse(localized("This is not one step: « \(typed.lines[0]) »."))
        }
        let elapsed = recorder.console.session.clock.elapsed
        let result = recorder.run(step)
        let time = recorder.console.session.clock.elapsed - elapsed
        let status = result.status.stepStatus
        let seconds = "\(time / .seconds(1))".replacing(".", with: Reader.current.language.decimalSeparator)
        let note = time > .zero ? style.apply(.dim, "  \(seconds) s") : ""
        Console.out("\(style.mark(status)) \(step.text)\(note)\n")
        if let message = result.message {
            let tone: TextStyle.Tone = status == .failed ? .red : .yellow
            for line in message.split(separator: "\n") { Console.out("    \(style.apply(tone, String(line)))\n") }
        }
        if status != .passed { hasFailed = true }
        showChanges()
    }

    private func showChanges() {
        let now = ScreenLines(recorder.console.session)
        for line in now.changes(from: screen) { Console.out("    \(style.apply(.dim, line))\n") }
        screen = now
    }

    private func refuse(_ message: String) {
        hasFailed = true
        Console.error(message)
    }

    // MARK: Orders

    private func obey(_ line: String) {
        do throws(CommandError) {
            let (order, argument) = try ConsoleOrder.read(line)
            try obey(order, argument)
        } catch {
            refuse(error.message)
        }
    }

    private func obey(_ order: ConsoleOrder, _ argument: String) throws(CommandError) {
        switch order {
        case .screen: for line in ScreenLines(recorder.console.session).lines { Console.out("\(line)\n") }
        case .steps: try list(argument)
        case .see: try see(argument)
        case .undo:
            guard let step = recorder.undo() else { throw CommandError(localized("There is no step to take back.")) }
            Console.out(localized("Taken back: \(step.text)") + "\n")
            showChanges()
        case .script: Console.out(try script().text)
        case .save: try save(argument)
        case .lang:
            let language = argument.isEmpty ? recorder.language : try ConsoleOrder.language(argument, of: ":lang")
            if language != recorder.language { recorder.speak(language) }
            Console.out("\(language)\n")
        case .help: Console.out(ConsoleOrder.list + "\n")
        case .quit: end()
        }
    }

    private func list(_ words: String) throws(CommandError) {
        var found = recorder.console.completions(of: words, limit: Self.limit + 1)
        let isCut = found.count > Self.limit
        if isCut { found.removeLast() }
        guard !found.isEmpty else {
            let nothing = StepSearch(words).nothingFound(among: recorder.console.definitions)
            let all = localized("`\(ProgramName.command) steps --lang \(recorder.language)` lists all steps.")
            throw CommandError("\(nothing)\n\(all)")
        }
        for (index, step) in found.enumerated() {
            Console.out("\(step.text)\n")
            // Once for steps that differ by a label alone.
            let isRepeated = found.indices.contains(index + 1) && found[index + 1].summary == step.summary
            if !isRepeated { Console.out("    \(style.apply(.dim, step.summary))\n") }
        }
        if isCut { Console.out(localized("… and more") + "\n") }
    }

    private func see(_ words: String) throws(CommandError) {
        let wanted = words.lowercased()
        let found = recorder.console.assertions().filter { wanted.isEmpty || $0.text.lowercased().contains(wanted) }
        guard !found.isEmpty else { throw CommandError(localized("There is nothing to see of that.")) }
        for step in found { Console.out("\(step.text)\n") }
    }

    private func script() throws(CommandError) -> RecordedScript {
        guard !recorder.steps.isEmpty else { throw CommandError(localized("Nothing has been done yet.")) }
        let script = recorder.script(named: recorder.language == "fr" ? "Ce qui a été fait" : "What was done")
        if let problem = script.verify(against: recorder.console.session.trace) {
            refuse(localized("A replay of the script differs: \(problem)"))
        }
        return script
    }

    private func save(_ path: String) throws(CommandError) {
        guard !path.isEmpty else { throw CommandError(localized(":save FILE: name the file.")) }
        let script = try script()
        let file = URL(fileURLWithPath: path).standardizedFileURL
        do {
            // Nobody else's file is lost.
            let isOurs = written.contains(file.path)
            try Data(script.text.utf8).write(to: file, options: isOurs ? .atomic : .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw CommandError(localized("\(path) is there already; name another file."))
        } catch {
            throw CommandError(localized("\(path) cannot be written (\(error.localizedDescription))."))
        }
        written.insert(file.path)
        Console.out(localized("\(script.steps.count, "step") in \(path)") + "\n")
    }
}

extension ConsoleResult.Status {
    fileprivate var stepStatus: StepStatus {
        switch self {
        case .passed: .passed
        case .skipped: .skipped
        case .pending: .pending
        case .undefined: .undefined
        case .ambiguous: .ambiguous
        case .failed: .failed
        }
    }
}
