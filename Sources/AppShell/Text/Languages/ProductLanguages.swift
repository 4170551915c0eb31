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
        let code = locale.parts.language
        return all.first { $0.base[...] == code } ?? source
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
    fileprivate var parts: (language: Substring, region: Substring?) {
        let parts = identifier.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
        return (parts.first ?? "", parts.dropFirst().first { $0.count == 2 })
    }
}
