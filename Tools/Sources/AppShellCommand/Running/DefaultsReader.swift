import AppShell
import AppShellTexts
import CucumberExpressions
import Foundation

/// Reads the options of one command from `appshell.json`.
struct DefaultsReader {
    let command: DefaultsFile.Command
    /// What files and folders are looked up beside.
    let file: String
    private(set) var section = DefaultsFile.Section()

    init(command: DefaultsFile.Command, file: String) {
        self.command = command
        self.file = file
    }

    private enum Kind {
        case flag, number, text
        /// Text, or a list of texts.
        case texts
        /// Text that names a file.
        case file
        /// Texts that hold a file behind a colon.
        case formats
    }

    private static let kinds: [String: Kind] = [
        "product": .texts, "tags": .texts, "name": .texts, "format": .formats, "order": .text, "rerun": .file,
        "retry": .number, "retry-tags": .texts, "repeat": .number, "fail-fast": .flag, "max-failures": .number,
        "durations": .number,
        "fail-on-flaky": .flag,
        "pass-with-no-tests": .flag, "jobs": .text, "timeout": .number, "assertion-timeout": .number,
        "in-process": .flag, "coverage": .flag,
        "coverage-format": .formats, "coverage-required": .text, "history": .file, "fail-under": .text, "screen": .text,
    ]

    private static let ofOneRun = [
        "dry-run", "list", "list-tags", "json", "last-failed", "shard", "costs", "watch", "backend", "no-defaults",
        "profile", "affected-by", "impact", "explain",
        "record-impact", "chaos", "chaos-only", "chaos-budget", "chaos-seed", "chaos-json",
    ]

    private static let kindsOfLint: [String: Kind] = ["product": .texts, "format": .text, "run": .flag]

    private var kinds: [String: Kind] { command == .run ? Self.kinds : Self.kindsOfLint }

    private var singular: [String] { command == .run ? Self.ofOneRun : ["fix", "no-defaults", "profile"] }

    /// - Returns: what is wrong with it.
    mutating func read(_ key: String, _ value: JSONValue) -> String? {
        if key == "paths" {
            guard let texts = Self.texts(value) else { return localized(#""paths" is a list of files and folders."#) }
            section.paths = texts.map(placed)
            return nil
        }
        if singular.contains(key) {
            return localized("“\(key)” belongs to one run, not to a repository; say it where you run.")
        }
        guard let kind = kinds[key] else {
            let nearest = Suggestions.nearest(to: key, among: (kinds.keys + ["paths"]).sorted()).first
            return localized("there is no option “\(key)”.") + didYouMean(nearest)
        }
        let name = "--\(key)"
        let arguments: [String]
        switch kind {
        case .flag:
            guard let isOn = value.boolValue else { return localized("“\(key)” is true or false.") }
            arguments = isOn ? [name] : []
        case .number:
            guard let number = value.numberValue else { return localized("“\(key)” is a number.") }
            arguments = [name, number.text]
        case .text:
            guard let text = value.stringValue ?? value.numberValue?.text else {
                return localized("“\(key)” is a text.")
            }
            arguments = [name, text]
        case .file:
            guard let text = value.stringValue else { return localized("“\(key)” is the name of a file.") }
            arguments = [name, placed(text)]
        case .texts, .formats:
            guard let texts = Self.texts(value) else { return localized("“\(key)” is a text or a list of texts.") }
            arguments = texts.flatMap { [name, kind == .formats ? placedFormat($0) : $0] }
        }
        section.options.append(DefaultsFile.Option(name: key, arguments: arguments))
        return nil
    }

    private static func texts(_ value: JSONValue) -> [String]? {
        if let text = value.stringValue { return [text] }
        guard let values = value.arrayValue else { return nil }
        let texts = values.compactMap(\.stringValue)
        return texts.count == values.count ? texts : nil
    }

    /// As seen from the working folder.
    private func placed(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let folder = (file as NSString).deletingLastPathComponent
        return folder.isEmpty ? path : folder + "/" + path
    }

    private func placedFormat(_ format: String) -> String {
        guard let colon = format.firstIndex(of: ":") else { return format }
        return format[...colon] + placed(String(format[format.index(after: colon)...]))
    }
}
