/// Where the picture of ``Content/image(_:source:)`` comes from.
public enum PictureSource: Hashable, Sendable {
    /// From the network.
    case remote(String)
    /// The system's symbol of that name, or the app's own picture where it has one.
    case named(String)
    /// From nowhere: the description stands for it.
    case none

    /// - Parameter source: as the content says it.
    public init(_ source: String?) {
        switch source {
        case nil, "": self = .none
        case let source?: self = source.contains("/") ? .remote(source) : .named(source)
        }
    }
}
