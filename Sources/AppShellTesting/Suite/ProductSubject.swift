public import AppShellHeadless
public import ScenarioRunner

/// A product, as the suite drives it.
public struct ProductSubject: Sendable {
    public let kit: any TestKit.Type
    /// Values to try for parameters of that name before the suite's own, where a destination takes only some.
    let values: [String: [String]]
    /// Brings the person past what locks the app at its first start.
    let enter: @Sendable (HeadlessSession) throws -> Void

    /// - Parameters:
    ///   - values: values to try for parameters of that name before the suite's own, where a destination takes only some.
    ///   - enter: brings the person past what locks the app at its first start; by default the kit's
    ///     ``TestKit/memberSignIn``.
    public init(
        _ kit: any TestKit.Type,
        values: [String: [String]] = [:],
        enter: (@Sendable (HeadlessSession) throws -> Void)? = nil
    ) {
        self.kit = kit
        self.values = values
        self.enter = enter ?? kit.memberSignIn ?? { _ in }
    }
}

extension ProductSubject: CustomStringConvertible {
    /// As test reports name it.
    public var description: String { kit.productID }
}
