@testable import AppShell
@testable import AppShellInspection

/// An app's id, and files for it.
enum AssociationSamples {
    static let app = "ABCDE12345.com.example.app"

    /// A file of one detail with these components, as JSON.
    static func file(_ components: String, defaults: String = "{}", variables: String = "{}") throws -> AssociationFile
    {
        try AssociationFile(
            parsing: """
                {"applinks": {"substitutionVariables": \(variables), "details": [
                  {"appIDs": ["\(app)"], "defaults": \(defaults), "components": [\(components)]}
                ]}}
                """
        )
    }

    /// Whether the file hands over a link to `https://a.fr`.
    static func opens(_ file: AssociationFile, _ link: String) -> Bool {
        AssociationEvaluator(file).decide("https://a.fr" + link, appID: app, host: "a.fr").isHandedOver
    }
}

extension AssociationFile {
    /// All components of the first detail, changed.
    func with(_ change: (inout [Component]) -> Void) -> AssociationFile {
        var file = self
        change(&file.details[0].components)
        return file
    }
}

extension AssociationPattern {
    /// Of a test, with the predefined variables only.
    static func of(_ source: String) throws -> AssociationPattern {
        try AssociationPattern(source, variables: SubstitutionVariables())
    }
}
