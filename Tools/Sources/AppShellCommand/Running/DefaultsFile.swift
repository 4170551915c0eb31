import AppShell
import AppShellTexts
import CucumberExpressions
import Foundation

/// `appshell.json`, read.
///
/// ```json
/// {
///   "lang": "fr",
///   "run": { "paths": ["Scenarios"], "tags": "not @lent", "format": ["progress", "junit:reports/junit.xml"] },
///   "lint": { "format": "text" },
///   "profiles": { "ci": { "run": { "retry": 1 }, "lint": { "format": "github" } } }
/// }
/// ```
///
/// Its keys are the names of the options. Files and folders are looked up from where it lies.
struct DefaultsFile {
    /// A command with defaults.
    enum Command: String, CaseIterable {
        case run, lint
    }

    /// One option, as it would be typed.
    struct Option {
        let name: String
        let arguments: [String]
    }

    /// The defaults of one command.
    struct Section {
        var options: [Option] = []
        /// Nil where nothing is said of them.
        var paths: [String]?

        /// What this section says, and what the other says besides.
        func completed(by other: Section, only names: Set<String>? = nil) -> Section {
            let known = Set(options.map(\.name))
            let more = other.options.filter { option in
                let isRefused = (Defaults.contradictions[option.name] ?? []).contains(where: known.contains)
                return !known.contains(option.name) && !isRefused && names?.contains(option.name) != false
            }
            return Section(options: more + options, paths: paths ?? other.paths)
        }
    }

    /// As errors show it.
    let name: String
    /// Of what the commands print; nil where nothing is said of it.
    let language: String?
    private var sections: [Command: Section] = [:]
    private var profiles: [String: [Command: Section]] = [:]

    /// - Throws: ``CommandError`` with every error of the file.
    init(_ path: String) throws(CommandError) {
        name = ScriptFinder.displayed(path)
        let text = try InputFile.text(of: path)
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: text) } catch {
            throw CommandError("\(name): \(error)")
        }
        guard let top = json.objectValue else {
            throw CommandError(localized(#"\#(name): it is no JSON object; write { "run": { … } }."#))
        }
        var errors: [String] = []
        for key in top.keys.sorted() where !["lang", "profiles"].contains(key) && Command(rawValue: key) == nil {
            errors.append(localized(#"“\#(key)” is unknown; "run", "lint", "profiles" and "lang" are not."#))
        }
        language = top["lang"]?.stringValue
        if top["lang"] != nil, language == nil { errors.append(localized(#""lang" is a text, such as "fr"."#)) }
        sections = read(top, prefix: "", &errors)
        if let profiles = top["profiles"]?.objectValue {
            for name in profiles.keys.sorted() {
                guard let profile = profiles[name]?.objectValue else {
                    errors.append(localized(#"profile “\#(name)” is an object: { "run": { … }, "lint": { … } }."#))
                    continue
                }
                for key in profile.keys.sorted() where Command(rawValue: key) == nil {
                    errors.append(localized(#"profile “\#(name)”: “\#(key)” is unknown; "run" and "lint" are not."#))
                }
                self.profiles[name] = read(profile, prefix: localized("profile “\(name)”:") + " ", &errors)
            }
        } else if top["profiles"] != nil {
            errors.append(localized(#""profiles" is an object: { "ci": { "run": { … } } }."#))
        }
        guard errors.isEmpty else {
            throw CommandError(errors.map { "\(name): \($0)" }.joined(separator: "\n"))
        }
    }

    /// What a command takes for said: what the profile says, then what the file says of the command. Of `run` lint takes
    /// which scripts there are.
    ///
    /// - Throws: ``CommandError`` for an unknown profile.
    func section(of command: Command, profile: String?) throws(CommandError) -> Section {
        var layers: [[Command: Section]] = [sections]
        if let profile {
            guard let chosen = profiles[profile] else { throw unknown(profile) }
            layers.insert(chosen, at: 0)
        }
        var section = Section()
        for layer in layers { section = section.completed(by: layer[command] ?? Section()) }
        guard command == .lint else { return section }
        for layer in layers { section = section.completed(by: layer[.run] ?? Section(), only: ["product"]) }
        return section
    }

    private func unknown(_ profile: String) -> CommandError {
        let names = profiles.keys.sorted()
        guard !names.isEmpty else {
            return CommandError(localized("\(name): it has no profiles, and so no “\(profile)”."))
        }
        let nearest = Suggestions.nearest(to: profile, among: names, limit: 1).first
        let fact = localized("\(name): no profile “\(profile)”; it has \(names.joined(separator: ", ")).")
        return CommandError(fact + didYouMean(nearest))
    }

    private func read(_ object: JSONObject, prefix: String, _ errors: inout [String]) -> [Command: Section] {
        var sections: [Command: Section] = [:]
        for command in Command.allCases {
            guard let value = object[command.rawValue] else { continue }
            guard let options = value.objectValue else {
                errors.append(
                    prefix + localized(#""\#(command.rawValue)" is an object: { "paths": ["Scenarios"], … }."#)
                )
                continue
            }
            let place = prefix + (command == .run ? "" : "\(command.rawValue): ")
            var reader = DefaultsReader(command: command, file: name)
            for key in options.keys.sorted() {
                guard let value = options[key], let error = reader.read(key, value) else { continue }
                errors.append(place + error)
            }
            sections[command] = reader.section
        }
        return sections
    }
}
