/// What the directory of partners says.
public protocol PartnersStrings: DirectoryStrings {
    /// The title of a detail until it is loaded.
    var partner: String { get }
    var partnerLoading: String { get }
    /// The back end does not know the partner.
    var notFound: String { get }
    var address: String { get }
}
