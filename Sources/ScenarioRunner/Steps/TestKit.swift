public import AppShell
public import AppShellHeadless

/// Joins a product with its reference back end and its own steps: what scripts need to run it.
public protocol TestKit: Sendable {
    static var product: any Product.Type { get }

    /// What the requirement tags of the product's scripts begin with, such as `MAD-`.
    static var requirementPrefix: String { get }

    /// A fresh phone, back end and clock, for one scenario.
    static func makeSession() -> HeadlessSession

    /// Signs a member in as a person does, in the app that runs; nil where the product has no members.
    static var memberSignIn: (@Sendable (HeadlessSession) throws -> Void)? { get }

    /// Adds the product's own steps.
    static func define(in library: inout StepLibrary)
}

extension TestKit {
    public static var memberSignIn: (@Sendable (HeadlessSession) throws -> Void)? { nil }

    /// As commands and folders name the product.
    public static var productID: String { product.manifest.id }

    /// The generic steps and the product's own.
    public static var library: StepLibrary {
        var library = StepLibrary.withGenericSteps()
        define(in: &library)
        return library
    }
}
