@testable import ScenarioRunner

/// The samples' step definitions and hooks, in Swift, in the order of the official ones.
enum KitSteps {
    typealias Definition = @Sendable (inout StepLibrary, KitSample) throws -> Void

    static let all: [String: Definition] = plain.merging(arguments) { first, _ in first }
        .merging(outcomes) { first, _ in first }.merging(hooks) { first, _ in first }

    /// Samples whose steps do nothing.
    private static let plain: [String: Definition] = [
        "backgrounds": pass("an order for {string}", "an action", "an outcome"),
        "cdata": pass("I have {int} <![CDATA[cukes]]> in my belly"),
        "empty": pass(),
        "examples-tables-undefined": pass(
            "there are {int} cucumbers",
            "I eat {int} cucumbers",
            "I should have {int} cucumbers"
        ),
        "examples-tables-undefined-multiple": pass(
            "there are {int} cucumbers",
            "I eat {int} cucumbers",
            "I should have {int} cucumbers"
        ),
        "minimal": pass("I have {int} cukes in my belly"),
        "multiple-features": pass("an order for {string}"),
        "multiple-features-reversed": pass("an order for {string}"),
        "retry-undefined": pass(),
        "rules-backgrounds": pass("an order for {string}", "an action", "an outcome"),
        "undefined": pass("an implemented step", "a step that will be skipped"),
        "undefined-multiple": pass("an implemented step", "a step that will be skipped"),
        "unused-steps": pass("a step that is used", "a step that is not used"),
    ]

    /// Steps that pass, whatever their arguments are.
    static func pass(_ expressions: String...) -> Definition {
        { library, _ in
            for expression in expressions { library.passes(expression) }
        }
    }
}

extension KitSteps {
    /// Attaches a file of the sample's.
    static func attach(
        _ file: String,
        of sample: KitSample,
        as mediaType: String,
        fileName: String? = nil,
        to world: ScenarioWorld
    ) throws {
        let bytes = try sample.bytes(of: file, mediaType: mediaType)
        world.attach(bytes, mediaType: mediaType, fileName: fileName)
    }
}

extension StepLibrary {
    /// A step in English that passes.
    mutating func passes(_ expression: String) {
        switch expression.split(separator: "{").count {
        case _ where !expression.contains("{"): step(.given, ["en": expression], "Passes.") { _ in }
        case _ where expression.contains("{int}"): step(.given, ["en": expression], "Passes.") { (_, _: Int) in }
        default: step(.given, ["en": expression], "Passes.") { (_, _: String) in }
        }
    }

    /// A step in English that throws.
    mutating func fails(_ expression: String, with message: String) {
        step(.given, ["en": expression], "Fails.") { _ in throw KitError(message) }
    }
}
