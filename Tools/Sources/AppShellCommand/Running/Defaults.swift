import AppShell
import ArgumentParser
import CucumberExpressions
import Foundation

/// `appshell.json`: what `appshell run` takes for said where the person says nothing, for a repository.
///
/// ```json
/// { "run": { "paths": ["Scenarios"], "tags": "not @lent", "format": ["progress", "junit:reports/junit.xml"], "jobs": 2 } }
/// ```
///
/// Its keys are the names of the options. Files and folders are looked up from where it lies.
struct Defaults {
    static let fileName = "appshell.json"

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

    /// The arguments with the defaults before them, where they are those of a run.
    ///
    /// - Throws: ``CommandError`` with every error of the file.
    static func completed(_ arguments: [String]) throws(CommandError) -> [String] {
        let wantsHelp = arguments.contains { ["-h", "--help", "--version"].contains($0) }
        guard arguments.first == "run", !arguments.contains("--no-defaults"), !wantsHelp, let file = find() else {
            return arguments
        }
        let defaults = try Defaults(file: file)
        let own = arguments.dropFirst()
        func isSaid(_ name: String) -> Bool { own.contains { $0 == "--\(name)" || $0.hasPrefix("--\(name)=") } }
        let options = defaults.options.filter { option in
            !isSaid(option.name) && !(contradictions[option.name] ?? []).contains(where: isSaid)
        }
        let completed = ["run"] + options.flatMap(\.arguments) + own
        do {
            guard let command = try RootCommand.parseAsRoot(completed) as? RunCommand else { return completed }
            // Paths last, behind what may take several values.
            return completed + (command.paths.isEmpty && command.rerun == nil ? defaults.paths : [])
        } catch {
            // Whose mistake it is: what is wrong without the defaults is wrong with them.
            guard (try? RootCommand.parseAsRoot(arguments)) != nil else { return arguments }
            throw CommandError("\(defaults.file): \(RootCommand.message(for: error)) (--no-defaults does without.)")
        }
    }

    /// The folder of `history`, where a file of defaults names one.
    static func history() throws(CommandError) -> String? {
        guard let file = find() else { return nil }
        return try Defaults(file: file).options.first { $0.name == "history" }?.arguments.last
    }

    /// The file of `coverage-format` `json`, where a file of defaults names one.
    static func coverage() throws(CommandError) -> String? {
        guard let file = find() else { return nil }
        let formats = try Defaults(file: file).options.first { $0.name == "coverage-format" }?.arguments ?? []
        return formats.first { $0.hasPrefix("json:") }.map { String($0.dropFirst("json:".count)) }
    }

    private static let ofOneRun = [
        "dry-run", "list", "list-tags", "json", "last-failed", "shard", "costs", "watch", "backend", "no-defaults",
        "affected-by", "impact", "explain",
        "record-impact", "chaos", "chaos-only", "chaos-budget", "chaos-seed", "chaos-json",
    ]

    /// A default gives way to an option that it can't stand beside.
    private static let contradictions: [String: [String]] = {
        var options = [
            "retry": ["repeat"], "retry-tags": ["repeat"], "repeat": ["retry"], "jobs": ["in-process", "backend"],
            "timeout": ["in-process"], "in-process": ["jobs", "timeout"],
            "rerun": ["watch", "last-failed"], "fail-fast": ["max-failures"], "max-failures": ["fail-fast"],
        ]
        let besideChaos = [
            "retry", "retry-tags", "repeat", "fail-fast", "max-failures", "durations", "fail-on-flaky", "format",
            "history", "coverage",
            "coverage-format", "coverage-required", "fail-under",
        ]
        for option in besideChaos { options[option, default: []] += ["chaos", "chaos-only"] }
        for option in ["format", "coverage", "coverage-format", "coverage-required", "fail-under"] {
            options[option, default: []] += ["list", "list-tags"]
        }
        return options
    }()

    /// The nearest one, from the working folder upwards to the repository's own.
    private static func find() -> String? {
        var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while true {
            let file = folder.appendingPathComponent(fileName).path
            if FileManager.default.fileExists(atPath: file) { return file }
            let isRepository = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
            guard !isRepository, folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    private struct Option {
        let name: String
        let arguments: [String]
    }

    private let file: String
    private var options: [Option] = []
    private var paths: [String] = []

    private init(file: String) throws(CommandError) {
        self.file = ScriptFinder.displayed(file)
        let text = try InputFile.text(of: file)
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: text) } catch {
            throw CommandError("\(self.file): \(error)")
        }
        guard let top = json.objectValue else {
            throw CommandError(#"\#(self.file): it is no JSON object; write { "run": { … } }."#)
        }
        var errors = top.keys.sorted().filter { $0 != "run" }.map { #"“\#($0)” is unknown; only "run" is."# }
        if let run = top["run"]?.objectValue {
            for key in run.keys.sorted() {
                guard let value = run[key] else { continue }
                if let error = read(key, value) { errors.append(error) }
            }
        } else if top["run"] != nil {
            errors.append(#""run" is an object: { "tags": "not @lent", … }."#)
        }
        guard errors.isEmpty else {
            throw CommandError(errors.map { "\(self.file): \($0)" }.joined(separator: "\n"))
        }
    }

    /// - Returns: what is wrong with it.
    private mutating func read(_ key: String, _ value: JSONValue) -> String? {
        if key == "paths" {
            guard let texts = Self.texts(value) else { return #""paths" is a list of files and folders."# }
            paths = texts.map(placed)
            return nil
        }
        if Self.ofOneRun.contains(key) {
            return "“\(key)” belongs to one run, not to a repository; say it where you run."
        }
        guard let kind = Self.kinds[key] else {
            let nearest = Suggestions.nearest(to: key, among: (Self.kinds.keys + ["paths"]).sorted()).first
            return "there is no option “\(key)”." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
        }
        let name = "--\(key)"
        let arguments: [String]
        switch kind {
        case .flag:
            guard let isOn = value.boolValue else { return "“\(key)” is true or false." }
            arguments = isOn ? [name] : []
        case .number:
            guard let number = value.numberValue else { return "“\(key)” is a number." }
            arguments = [name, number.text]
        case .text:
            guard let text = value.stringValue ?? value.numberValue?.text else { return "“\(key)” is a text." }
            arguments = [name, text]
        case .file:
            guard let text = value.stringValue else { return "“\(key)” is the name of a file." }
            arguments = [name, placed(text)]
        case .texts, .formats:
            guard let texts = Self.texts(value) else { return "“\(key)” is a text or a list of texts." }
            arguments = texts.flatMap { [name, kind == .formats ? placedFormat($0) : $0] }
        }
        options.append(Option(name: key, arguments: arguments))
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
