public import ScenarioReports

/// A step as its hooks see it.
public struct HookedStep: Sendable {
    /// As written: `Étant donné que `.
    public let keyword: String
    public let text: String
    /// Its line in the script; nil where that is unknown.
    public let location: FileLocation?
    /// Nil before it has run.
    public let status: StepStatus?
    /// Why it did not pass.
    public let message: String?
}
