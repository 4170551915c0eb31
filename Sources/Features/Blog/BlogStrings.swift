public import AppShell

/// Everything the blog says, in the product's words.
public protocol BlogStrings: Sendable {
    var list: String { get }
    /// The title of an article's page while the article is not known.
    var article: String { get }
    var loading: String { get }
    var empty: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }

    /// Takes whole minutes, at least one.
    func readingTime(_ minutes: Int) -> String
    /// Describes an article's own picture; takes the article's title.
    func picture(_ title: String) -> String
    /// Describes a picture within a text where the text does not.
    var image: String { get }
    /// In place of an article that the back end does not know.
    var articleNotFound: String { get }
}
