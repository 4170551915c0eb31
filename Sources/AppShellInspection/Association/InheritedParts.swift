import AppShell

/// What `defaults` say of the parts of a component that does not say it itself: `/`, `?`, `#` and `exclude`.
///
/// Apple calls defaults “a subclass of components”, and its matcher takes these keys from them, too. Those of a detail
/// stand before those of the file. They are read into each component, so what is written has them there.
struct InheritedParts {
    static let keys: Set<String> = ["/", "?", "#", "exclude"]

    /// By key, each with its location in the file.
    private(set) var parts: [String: (value: JSONValue?, location: String)] = [:]

    /// - Parameter defaults: of any kind; one that is no object holds nothing here.
    init(_ defaults: JSONValue?, at location: String, over outer: InheritedParts? = nil) {
        parts = outer?.parts ?? [:]
        for member in defaults?.objectValue?.members ?? [] where Self.keys.contains(member.key) {
            parts[member.key] = (member.value, "\(location)[\(JSONValue.string(member.key).text())]")
        }
    }
}
