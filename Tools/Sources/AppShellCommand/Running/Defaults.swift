import AppShellTexts
import ArgumentParser
import Foundation

/// What `appshell run` and `appshell lint` take for said where the person says nothing, by the repository's `appshell.json`.
enum Defaults {
    static let fileName = "appshell.json"

    /// The arguments with the defaults before them, where they are those of a command that has some.
    ///
    /// - Throws: ``CommandError`` with every error of the file, or for an unknown profile.
    static func completed(_ arguments: [String]) throws(CommandError) -> [String] {
        let wantsHelp = arguments.contains { ["-h", "--help", "--version"].contains($0) }
        guard let name = arguments.first, let command = DefaultsFile.Command(rawValue: name), !wantsHelp,
            !arguments.contains("--no-defaults")
        else { return arguments }
        let profile = profile(in: arguments)
        guard let path = find() else {
            guard let profile else { return arguments }
            throw CommandError(localized("--profile \(profile): there is no \(fileName) in this folder or above."))
        }
        let file = try DefaultsFile(path)
        let defaults = try file.section(of: command, profile: profile)
        let own = arguments.dropFirst()
        func isSaid(_ name: String) -> Bool { own.contains { $0 == "--\(name)" || $0.hasPrefix("--\(name)=") } }
        let options = defaults.options.filter { option in
            !isSaid(option.name) && !(contradictions[option.name] ?? []).contains(where: isSaid)
        }
        let completed = [name] + options.flatMap(\.arguments) + own
        do {
            let parsed = try RootCommand.parseAsRoot(completed)
            let wantsPaths =
                switch parsed {
                case let run as RunCommand: run.paths.isEmpty && run.rerun == nil
                case let lint as LintCommand: lint.paths.isEmpty
                default: false
                }
            // Paths last, behind what may take several values.
            return completed + (wantsPaths ? defaults.paths ?? [] : [])
        } catch {
            // Whose mistake it is: what is wrong without the defaults is wrong with them.
            guard (try? RootCommand.parseAsRoot(arguments)) != nil else { return arguments }
            throw CommandError(localized("\(file.name): \(ParserText.message(error)) (--no-defaults does without.)"))
        }
    }

    /// The folder of `history`, where a file of defaults names one.
    static func history() throws(CommandError) -> String? {
        guard let path = find() else { return nil }
        let run = try DefaultsFile(path).section(of: .run, profile: nil)
        return run.options.first { $0.name == "history" }?.arguments.last
    }

    /// The language that a file of defaults names, and where.
    static func language() throws(CommandError) -> (code: String, location: String)? {
        guard let path = find() else { return nil }
        let file = try DefaultsFile(path)
        return file.language.map { ($0, "\(file.name): \"lang\"") }
    }

    /// The file of `coverage-format` `json`, where a file of defaults names one.
    static func coverage() throws(CommandError) -> String? {
        guard let path = find() else { return nil }
        let run = try DefaultsFile(path).section(of: .run, profile: nil)
        let formats = run.options.first { $0.name == "coverage-format" }?.arguments ?? []
        return formats.first { $0.hasPrefix("json:") }.map { String($0.dropFirst("json:".count)) }
    }

    /// Read before the parser does, which needs the defaults.
    private static func profile(in arguments: [String]) -> String? {
        let options = arguments.prefix { $0 != "--" }
        if let joined = options.first(where: { $0.hasPrefix("--profile=") }) {
            return String(joined.dropFirst("--profile=".count))
        }
        guard let index = options.firstIndex(of: "--profile"), index + 1 < options.endIndex else { return nil }
        return options[index + 1]
    }

    /// A default gives way to an option that it can't stand beside.
    static let contradictions: [String: [String]] = {
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
}
