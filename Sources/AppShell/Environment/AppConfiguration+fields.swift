extension AppConfiguration {
    /// The value of a field of one's own: the one that was set last, or the default. A text that the field can't have
    /// counts for nothing; ``AppGraph/issues(of:in:)`` tells of it.
    public subscript<Value>(field: ConfigurationField<Value>) -> Value {
        texts[field.name].flatMap { field.read($0.text) } ?? field.defaultValue
    }

    /// Sets a field by its text.
    ///
    /// - Parameter place: where the text stands, for messages: `build.json`.
    public mutating func set(_ name: String, to text: String, from place: String) {
        texts[name] = ConfigurationText(text: text, place: place)
    }

    /// Sets what a file says: a JSON object of fields and their values.
    ///
    ///     {"apiBaseURL": "https://api.example/v1", "catalogue.page-size": 50}
    ///
    /// `apiBaseURL`, `apiKey`, `appVersion` and `pushEnvironment` are the configuration's own; any other name is a field of
    /// the product, whose text is checked when it is composed.
    ///
    /// - Parameter file: its name, for messages.
    /// - Throws: ``ConfigurationError`` with every issue; then nothing is set.
    public mutating func read(_ bytes: [UInt8], from file: String) throws(ConfigurationError) {
        let object: JSONValue
        do throws(JSONError) { object = try JSONValue(parsing: bytes) } catch {
            let place = "\(file), line \(error.line), column \(error.column)"
            throw ConfigurationError(issues: [.init(place: place, fact: error.fact, fix: error.fix)])
        }
        guard case .object(let fields) = object else {
            throw ConfigurationError(
                issues: [.init(place: file, fact: "it is not an object", fix: "write the fields in braces")]
            )
        }
        var read = self
        var issues: [ConfigurationError.Issue] = []
        for field in fields.members {
            guard let text = field.value.configurationText else {
                issues.append(
                    .init(
                        place: file,
                        fact: "“\(field.key)” is not a text, a number, true or false",
                        fix: "write one of those, or leave it out"
                    )
                )
                continue
            }
            switch field.key {
            case "apiBaseURL": read.apiBaseURL = text
            case "apiKey": read.apiKey = text
            case "appVersion": read.appVersion = text
            case "pushEnvironment":
                guard let environment = PushEnvironment(rawValue: text) else {
                    let cases = PushEnvironment.allCases.map(\.rawValue).joined(separator: ", ")
                    issues.append(
                        .init(place: file, fact: "“pushEnvironment” is “\(text.clipped)”", fix: "use one of \(cases)")
                    )
                    continue
                }
                read.pushEnvironment = environment
            default: read.set(field.key, to: text, from: file)
            }
        }
        guard issues.isEmpty else { throw ConfigurationError(issues: issues) }
        self = read
    }

    /// Sets what variables of the process say: `APPCONFIG_CATALOGUE_PAGE_SIZE` for `catalogue.page-size`. The host hands them
    /// in; those without the prefix count for nothing.
    ///
    /// - Parameter fields: those of the product. A variable of the prefix that names none of them is an issue of the
    ///   composition.
    public mutating func read(variables: [String: String], of fields: [ConfigurationDeclaration]) {
        let names = Dictionary(fields.map { (Self.variable(of: $0.name), $0.name) }) { first, _ in first }
        for (variable, text) in variables where variable.hasPrefix(Self.variablePrefix) {
            set(names[variable] ?? variable, to: text, from: "the variable \(variable)")
        }
    }

    private static let variablePrefix = "APPCONFIG_"

    /// In upper case, with underscores.
    static func variable(of name: String) -> String {
        let isPlain = { (byte: UInt8) in byte.isASCIILetter || byte.isASCIIDigit }
        let bytes = name.uppercased().utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }
        return variablePrefix + String(decoding: bytes, as: UTF8.self)
    }
}

/// A file that can't be read as a configuration, with every issue.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One issue: where, what, and how to fix it. Without any text of a field that may be secret.
    public struct Issue: Hashable, Sendable {
        /// The file, with line and column where they are known.
        public let place: String
        /// What is wrong.
        public let fact: String
        /// What to do about it.
        public let fix: String
    }

    /// Never empty.
    public let issues: [Issue]

    /// One issue a line.
    public var description: String {
        issues.map { "\($0.place): \($0.fact). Fix: \($0.fix)." }.joined(separator: "\n")
    }
}

extension JSONValue {
    /// What a field is set to; nil for null, arrays and objects.
    fileprivate var configurationText: String? {
        switch self {
        case .string(let text): text
        case .number(let number): "\(number)"
        case .bool(let isTrue): "\(isTrue)"
        case .null, .array, .object: nil
        }
    }
}
