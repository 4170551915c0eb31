/// What the system may be asked to open outside the app.
public enum PageAddress: Hashable, Sendable {
    /// A page in the browser.
    case page(String)
    /// A telephone number or an address to write to.
    case contact(String)

    /// - Parameter url: what a feature opens; nil for a scheme that leads elsewhere, into another app say.
    public init?(_ url: String) {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        switch url[..<colon].lowercased() {
        case "https", "http": self = .page(url)
        case "tel", "mailto": self = .contact(url)
        default: return nil
        }
    }

    /// The address itself.
    public var url: String {
        switch self {
        case .page(let url), .contact(let url): url
        }
    }
}
