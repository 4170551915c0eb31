import AppShellTexts
import CucumberExpressions

/// What a line that begins with a colon asks of the console.
enum ConsoleOrder: String, CaseIterable {
    case screen, steps, see, undo, script, save, lang, help, quit

    /// What follows the order, in the help.
    private var argument: String {
        switch self {
        case .steps, .see: " " + localized("WORDS")
        case .save: " " + localized("FILE")
        case .lang: " fr|en"
        case .screen, .undo, .script, .help, .quit: ""
        }
    }

    private var summary: String {
        switch self {
        case .screen: localized("all of the screen")
        case .steps: localized("steps that begin with the words or have them")
        case .see: localized("assertions that hold now")
        case .undo: localized("takes the last step back")
        case .script: localized("what was done, as a feature file that a replay has checked")
        case .save: localized("writes that file")
        case .lang: localized("goes on in that language")
        case .help: localized("this list")
        case .quit: localized("ends; so does the end of the input")
        }
    }

    /// One order a line.
    static var list: String {
        allCases.map { order in
            let usage = ":\(order.rawValue)\(order.argument)"
            return "  " + usage + String(repeating: " ", count: 15 - usage.count) + order.summary
        }
        .joined(separator: "\n")
    }

    /// - Parameter line: without space around it.
    /// - Returns: the order, and what follows it.
    /// - Throws: ``CommandError`` for one that is not there.
    static func read(_ line: String) throws(CommandError) -> (order: ConsoleOrder, argument: String) {
        let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        let name = words.first ?? ""
        guard let order = ConsoleOrder(rawValue: name) else {
            let names = allCases.map { ":\($0.rawValue)" }
            let nearest = Suggestions.nearest(to: ":\(name)", among: names).first
            throw CommandError(localized("There is no “:\(name)”; :help lists what there is.") + didYouMean(nearest))
        }
        return (order, words.count > 1 ? words[1] : "")
    }

    /// - Parameter source: what names the language, for the error.
    static func language(_ name: String, of source: String) throws(CommandError) -> String {
        guard ["fr", "en"].contains(name) else {
            throw CommandError(localized("\(source): the steps are in fr and en, not in “\(name)”."))
        }
        return name
    }
}
