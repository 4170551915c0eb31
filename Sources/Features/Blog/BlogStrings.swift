public import AppShell

/// Everything the blog says, in the product's words.
public struct BlogStrings: Sendable {
    public var list: String
    /// The title of an article's page while the article is not known.
    public var article: String
    public var loading: String
    public var empty: String
    public var retry: String
    public var errors: APIErrorStrings

    /// Takes whole minutes, at least one.
    public var readingTime: @Sendable (Int) -> String
    /// Describes an article's own picture; takes the article's title.
    public var picture: @Sendable (String) -> String
    /// Describes a picture within a text where the text does not.
    public var image: String
    /// Over what the article leads to.
    public var goFurther: String
    /// In place of an article that the back end does not know.
    public var articleNotFound: String

    public init(
        list: String,
        article: String,
        loading: String,
        empty: String,
        retry: String,
        errors: APIErrorStrings,
        readingTime: @escaping @Sendable (Int) -> String,
        picture: @escaping @Sendable (String) -> String,
        image: String,
        goFurther: String,
        articleNotFound: String
    ) {
        self.list = list
        self.article = article
        self.loading = loading
        self.empty = empty
        self.retry = retry
        self.errors = errors
        self.readingTime = readingTime
        self.picture = picture
        self.image = image
        self.goFurther = goFurther
        self.articleNotFound = articleNotFound
    }
}
