/// Whom the tools speak to: the language, and the translations into it.
public struct Reader: Sendable {
    public let language: Language
    /// Whether texts about a script are in its language: nobody asked for another.
    public let followsScripts: Bool
    /// The command that texts tell people to call: `./appshell`, or a program with other products.
    public let command: String
    /// In parts that readers share: there is a reader for each scenario.
    private let translations: [[Translations]]

    /// - Parameter translations: of any language; the first that has a text counts.
    public init(
        _ language: Language,
        followsScripts: Bool = false,
        translations: [Translations] = [],
        command: String = "./appshell"
    ) {
        self.init(language, followsScripts, [translations], command)
    }

    private init(_ language: Language, _ followsScripts: Bool, _ translations: [[Translations]], _ command: String) {
        self.language = language
        self.followsScripts = followsScripts
        self.command = command
        self.translations = translations
    }

    /// The one that ``localized(_:)`` speaks to.
    @TaskLocal public static var current = Reader(.english)

    /// Does something that is to be the same for every reader.
    public static func inEnglish<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard current.language != .english else { return try body() }
        return try $current.withValue(english, operation: body)
    }

    private static let english = Reader(.english)

    /// The reader of a script: in its language, where this one follows it.
    ///
    /// - Parameters:
    ///   - language: Gherkin's code. One that the tools don't speak changes nothing.
    ///   - more: translations, which count before those of this reader.
    public func reading(scriptIn language: String, _ more: [Translations] = []) -> Reader {
        let language = followsScripts ? Language(code: language) ?? self.language : self.language
        return Reader(language, followsScripts, [more] + translations, command)
    }

    /// A text without values in the reader's language; in English where no table has it.
    public func text(_ english: String) -> String {
        translation(of: english) ?? english
    }

    /// Nil where no table has it.
    func translation(of key: String) -> String? {
        for table in translations.joined() where table.language == language {
            if let text = table.text(of: key) { return text }
        }
        return nil
    }

    /// `1 scenario`, `2 scenarios`
    ///
    /// - Parameter noun: the singular, or both forms where the plural is irregular: `entry|entries`.
    func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(form(of: noun, for: count))"
    }

    /// The same in groups of three digits: `12,345 scenarios`
    func counted(grouped count: Int, _ noun: String) -> String {
        "\(grouped(count)) \(form(of: noun, for: count))"
    }

    /// `12,345`
    public func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += language.groupSeparator }
            text.append(digit)
        }
        return text
    }

    private func form(of noun: String, for count: Int) -> String {
        guard language != .english, let text = translation(of: noun) else {
            let forms = noun.split(separator: "|", omittingEmptySubsequences: false)
            guard count != 1 else { return String(forms[0]) }
            return forms.count > 1 ? String(forms[1]) : noun + "s"
        }
        let forms = text.split(separator: "|", omittingEmptySubsequences: false)
        return String(forms[min(language.form(count), forms.count - 1)])
    }
}
