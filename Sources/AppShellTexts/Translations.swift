#if canImport(os)
import os
#else
import Synchronization
#endif

/// A module's texts in another language than English, by the English ones as the code has them.
///
/// ```swift
/// Translations(.french, [
///     "“{}” matches {}:": "« {} » désigne {} :",
///     "The screen “{}” shows no “{}”.": "Pas de « {2} » sur l'écran « {1} ».",
///     "element": "élément|éléments",
/// ])
/// ```
///
/// An English text that means two things is told apart by an empty value: `localized("line\(\"\")")` has the key `line{}`.
/// `{}` is the next value, `{2}` the second one. A noun that is counted has its forms side by side, in the order of the
/// language's plural rule.
public struct Translations: Sendable {
    public let language: Language
    private let table: Table

    /// - Parameter texts: made when a text of this language is first asked for, so that no other language pays for it.
    public init(_ language: Language, _ texts: @autoclosure @escaping @Sendable () -> [String: String]) {
        self.language = language
        table = Table(texts)
    }

    /// Nil where this table does not have it.
    func text(of key: String) -> String? { table.texts[key] }

    private final class Table: Sendable {
        private let make: @Sendable () -> [String: String]
        #if canImport(os)
        // `Mutex` needs iOS 18.
        private let made = OSAllocatedUnfairLock<[String: String]?>(initialState: nil)
        #else
        private let made = Mutex<[String: String]?>(nil)
        #endif

        init(_ make: @escaping @Sendable () -> [String: String]) {
            self.make = make
        }

        var texts: [String: String] {
            made.withLock { made in
                let texts = made ?? make()
                made = texts
                return texts
            }
        }
    }
}
