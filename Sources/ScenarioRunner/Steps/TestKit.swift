public import AppShell
public import AppShellExploration
public import AppShellHeadless
public import AppShellTexts

/// Connects a product with its reference back end and its own steps, to run scripts on it.
public protocol TestKit: Sendable {
    /// The product.
    static var product: any Product.Type { get }

    /// The prefix of the requirement tags in the product's scripts, such as `MAD-`.
    static var requirementPrefix: String { get }

    /// A fresh phone, back end and clock, for one scenario.
    static func makeSession() -> HeadlessSession

    /// Signs a member in through the running app; nil where the product has no members.
    static var memberSignIn: (@Sendable (HeadlessSession) throws -> Void)? { get }

    /// Links and payloads to try; none by default.
    static var examples: ProductExamples { get }

    /// What an exploration tries besides taps; by default the ``examples``. Links of every pattern are added to them, and
    /// payloads whose ids lead nowhere.
    static var explorationInputs: ExplorationInputs { get }

    /// The laws that an exploration checks; by default those of every product.
    static var explorationLaws: [Law] { get }

    /// The summaries and messages of its steps in other languages than English; none by default.
    static var texts: [Translations] { get }

    /// Adds the product's own steps.
    static func define(in library: inout StepLibrary)
}

extension TestKit {
    public static var memberSignIn: (@Sendable (HeadlessSession) throws -> Void)? { nil }

    public static var examples: ProductExamples { ProductExamples() }

    public static var explorationInputs: ExplorationInputs {
        ExplorationInputs(links: examples.links, payloads: examples.payloads.map(\.json))
    }

    public static var explorationLaws: [Law] { Law.standard }

    public static var texts: [Translations] { [] }

    /// The product's name in commands and folders.
    public static var productID: String { product.manifest.id }

    /// The generic steps and those of the product.
    public static var library: StepLibrary {
        var library = StepLibrary.withGenericSteps(laws: explorationLaws, inputs: explorationInputs)
        define(in: &library)
        return library
    }
}
