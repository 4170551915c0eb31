public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A product that could not start, in the words of the person's language.
public struct LaunchFailure: Hashable, Sendable {
    /// The statement that the app could not start.
    public let title: String
    /// The suggested action; nil where the person can do nothing.
    public let advice: String?
    /// The title of the button that tries again; nil where nothing would change.
    public let retry: String?
    /// The error, for developers.
    public let details: String

    /// - Parameters:
    ///   - error: a ``CompositionError``, or an error of the storage.
    ///   - locale: of the phone.
    public init(_ error: any Error, of product: any Product.Type, locale: Locale) {
        let texts = product.languages.texts(for: locale)
        let strings = product.manifest.speaking(texts).strings
        title = strings.launchFailed
        details = "\(error)"
        if error is CompositionError {
            (advice, retry) = (nil, nil)
        } else {
            let errors = texts.storageErrors
            advice = (error as? StorageError).map { errors.text(for: $0) } ?? errors.system
            retry = strings.retry
        }
    }
}
