import AppShell
import AppShellHeadless
import CucumberExpressions

/// A recording without the waits and the acts on the keyboard that change nothing.
struct ConciseSteps {
    /// The most steps that all replays together run.
    private static let budget = 4_000

    let steps: [ConsoleStep]
    /// Whether times differ from those of the recording.
    private(set) var leavesOutWaits = false

    /// The events and screens of a recording, without times.
    private struct Course {
        var events: [String] = []
        /// Before each step, by its index, and at the end.
        var screens: [Int: ContentSnapshot?] = [:]
    }

    init(of recorder: StepRecorder, _ product: ProductScripts) {
        let all = recorder.steps.map(Optional.some)
        let recorded = Self.course(of: all, product, recorder.language) ?? Course()
        var left = Self.budget
        func isSame(_ steps: [ConsoleStep?]) -> Bool {
            left -= steps.count
            guard left >= 0, let course = Self.course(of: steps, product, recorder.language) else { return false }
            return course.events == recorded.events
                && course.screens.allSatisfy { recorded.screens[$0.key] == $0.value }
        }
        /// Leaves out as many of the steps at these places as can be, halves of them at a time.
        func without(_ places: ArraySlice<Int>, of steps: [ConsoleStep?]) -> [ConsoleStep?] {
            guard !places.isEmpty else { return steps }
            var shorter = steps
            for place in places { shorter[place] = nil }
            if isSame(shorter) { return shorter }
            guard places.count > 1 else { return steps }
            let middle = places.startIndex + places.count / 2
            return without(places[middle...], of: without(places[..<middle], of: steps))
        }
        let definitions = recorder.steps.map { product.definition(of: $0) }
        let wait = product.definition(of: recorder.console.step(waiting: .seconds(1)))
        let typed = without(Self.keyboardPlaces(recorder.steps)[...], of: all)
        let waits = definitions.indices.filter { definitions[$0] == wait }
        let rest = without(waits[...], of: typed)
        leavesOutWaits = waits.contains { rest[$0] == nil }
        steps = Self.joined(rest.compactMap(\.self), recorder.console, product, wait)
    }

    /// - Returns: nil where a step does not pass.
    private static func course(
        of steps: [ConsoleStep?],
        _ product: ProductScripts,
        _ language: String
    ) -> Course? {
        let console = StepConsole(product, language: language)
        defer { console.end() }
        var course = Course()
        for (index, step) in steps.enumerated() {
            guard let step else { continue }
            course.screens[index] = .some(console.screen)
            guard console.run(step).status == .passed else { return nil }
        }
        course.screens[steps.count] = .some(console.screen)
        course.events = console.session.trace.events.map { "\($0.kind.rawValue): \($0.text)" }
        return course
    }

    /// The indices of the steps that put the cursor into a field or close the keyboard.
    private static func keyboardPlaces(_ steps: [ConsoleStep]) -> [Int] {
        let beginnings = [
            "je place le curseur dans le champ ", "I put the cursor in the ", "je ferme le clavier",
            "I dismiss the keyboard",
        ]
        return steps.indices.filter { beginnings.contains(where: steps[$0].text.hasPrefix) }
    }

    /// Waits side by side in one.
    private static func joined(
        _ steps: [ConsoleStep],
        _ console: StepConsole,
        _ product: ProductScripts,
        _ wait: Int?
    ) -> [ConsoleStep] {
        var joined: [(step: ConsoleStep, wait: Duration?)] = []
        for step in steps {
            let matches = product.matcher.matches(step.text)
            let time = matches.first?.index == wait ? try? matches.first?.arguments.first?.value() as? Duration : nil
            if let time, let before = joined.last?.wait {
                joined[joined.count - 1] = (console.step(waiting: before + time), before + time)
            } else {
                joined.append((step, time))
            }
        }
        return joined.map(\.step)
    }
}

extension StepConsole {
    /// The content without the keyboard; nil if no app is shown.
    fileprivate var screen: ContentSnapshot? {
        ((try? session.contentWithoutKeyboard()) ?? nil) ?? (try? session.content())
    }
}

extension ProductScripts {
    /// The index of a step's definition; nil where none matches, or several do.
    fileprivate func definition(of step: ConsoleStep) -> Int? {
        let matches = matcher.matches(step.text)
        return matches.count == 1 ? matches[0].index : nil
    }
}
