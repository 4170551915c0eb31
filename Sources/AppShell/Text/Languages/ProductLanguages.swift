#if canImport(FoundationInternationalization)
public import FoundationEssentials
import FoundationInternationalization
#else
public import Foundation
#endif

/// The languages that a product speaks: the one its code has, and those it has tables for.
public struct ProductLanguages: Sendable {
    /// Of the literals in the code.
    public let source: AppLanguage
    /// The other languages.
    public let tables: [TextTable]

    /// Languages, the first of them without a table.
    public init(source: AppLanguage, _ tables: [TextTable] = []) {
        self.source = source
        self.tables = tables
    }

    /// In order, the source language first.
    public var all: [AppLanguage] { [source] + tables.map(\.language) }

    /// The language for a person.
    ///
    /// - Parameter locale: of the phone. One of the region `XA` asks for ``AppLanguage/accented``, and of `XB` for
    ///   ``AppLanguage/mirrored``.
    /// - Returns: the source language where the product does not speak the person's.
    public func language(for locale: Locale) -> AppLanguage {
        switch locale.parts.region {
        case "XA": return .accented
        case "XB": return .mirrored
        default: break
        }
        let parts = locale.parts
        let spoken = all.filter { $0.base[...] == parts.language }
        guard spoken.count > 1 else { return spoken.first ?? source }
        // `zh-Hant` before `zh`, and `zh` before `zh-Hans`; of equally close languages, the first.
        let fits = spoken.map { $0.fit(script: parts.script, region: parts.region) }
        return fits.max().flatMap { best in fits.firstIndex(of: best) }.map { spoken[$0] } ?? source
    }

    /// The words for a person.
    public func texts(for locale: Locale) -> AppTexts {
        let language = language(for: locale)
        return AppTexts(language, from: source, table: tables.first { $0.language == language })
    }
}

extension LocalFormats {
    /// With dates, numbers and prices in the language that the app speaks, as written in the person's region.
    package func speaking(_ language: AppLanguage) -> LocalFormats {
        guard locale.parts.language != language.base[...] else { return self }
        return with(Locale(identifier: locale.region.map { "\(language.base)_\($0.identifier)" } ?? language.base))
    }
}

extension Locale {
    /// Of the identifier, `zh-Hans_CN`. Each launch asks, and Unicode's own parser costs more than the rest of the choice.
    fileprivate var parts: AppLanguage.Parts { AppLanguage.Parts(identifier.prefix { $0 != "@" }) }
}

extension AppLanguage {
    /// The subtags of BCP 47 that choose a table.
    fileprivate struct Parts {
        let language: Substring
        /// `Hans`; by default the script of the region.
        let script: Substring?
        /// `CN`, or the number of an area, `419`.
        let region: Substring?

        init(_ code: some StringProtocol) {
            let parts = Substring(code).split { $0 == "-" || $0 == "_" }
            language = parts.first ?? ""
            let rest = parts.dropFirst().prefix { $0.count > 1 }
            region = rest.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
            script = rest.first { $0.count == 4 && $0.allSatisfy(\.isLetter) } ?? Self.script(of: language, in: region)
        }

        /// Chinese is the only language whose users omit the script although it differs by region.
        private static func script(of language: Substring, in region: Substring?) -> Substring? {
            guard language == "zh" else { return nil }
            return region.map { ["TW", "HK", "MO"].contains($0) } == true ? "Hant" : "Hans"
        }
    }

    /// How well a table in this language fits a person with the same language: a different script is the worst fit.
    fileprivate func fit(script: Substring?, region: Substring?) -> Int {
        let own = Parts(code)
        let ofScript = own.script == script ? 4 : own.script == nil || script == nil ? 2 : 0
        guard let area = own.region else { return ofScript + 1 }
        if area == region { return ofScript + 2 + 1 }
        // Latin American Spanish and Commonwealth English are closer than the language of another country.
        let isOfArea = area == "419" && region != nil && region != "ES" || area == "001" && region != "US"
        return ofScript + (isOfArea ? 2 : 0)
    }
}
