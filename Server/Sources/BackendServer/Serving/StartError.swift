/// Why a back end could not be started: the location, the fact and the fix.
public struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
