public import CucumberGherkin
public import Headless

/// The scripts of one product, with the vocabulary they are written in.
public struct ProductScripts: Sendable {
    public let kit: any TestKit.Type
    /// Compiled once.
    public let library: StepLibrary
    public var features: [LoadedFeature]

    public init(kit: any TestKit.Type, features: [LoadedFeature]) {
        self.init(kit: kit, library: kit.library, features: features)
    }

    init(kit: any TestKit.Type, library: StepLibrary, features: [LoadedFeature]) {
        self.kit = kit
        self.library = library
        self.features = features
    }
}

/// What a run is made of.
public struct RunPlan: Sendable {
    /// Products in the order in which they run.
    public let products: [ProductScripts]
    /// Files that could not be read; the others run nevertheless.
    public let errors: [GherkinError]
    /// The texts of those files, for the messages.
    public var faulty: [GherkinSource] = []
    /// Steps are matched, and none is run.
    public var isDryRun = false
    /// What is seen and acted on is collected, for a ``CoverageReport``.
    public var collectsExercise = false
    /// Answers in the place of the back ends in process; nil for those.
    public var backend: ServedBackend?
    public var order = RunOrder.defined
    /// How many times more a scenario that failed is run; it passes if it passes once, and is flaky then.
    public var retries = 0
    /// Whether a scenario without steps passes, as it does in Cucumber. By default it doesn't: it shows nothing, and
    /// often has a keyword with a typo, which makes a description of its steps.
    public var allowsEmptyScenarios = false
    /// What must be there before the first scenario: where this throws, none is run.
    public var preparation: (@Sendable () throws -> Void)?

    public init(
        products: [ProductScripts],
        errors: [GherkinError] = [],
        isDryRun: Bool = false,
        collectsExercise: Bool = false,
        backend: ServedBackend? = nil
    ) {
        self.products = products
        self.errors = errors
        self.isDryRun = isDryRun
        self.collectsExercise = collectsExercise
        self.backend = backend
    }
}
