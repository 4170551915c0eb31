import ScenarioReports

@testable import ScenarioRunner

extension KitSteps {
    /// Samples with hooks.
    static let hooks: [String: Definition] = [
        "global-hooks": { library, _ in
            library.beforeAll { _ in }
            library.beforeAll { _ in }
            library.passes("a step passes")
            library.fails("a step fails", with: "Exception in step")
            library.afterAll { _ in }
            library.afterAll { _ in }
        },
        "global-hooks-afterall-error": { library, _ in
            library.beforeAll { _ in }
            library.beforeAll { _ in }
            library.passes("a step passes")
            library.afterAll { _ in }
            library.afterAll { _ in throw KitError("AfterAll hook went wrong") }
            library.afterAll { _ in }
        },
        "global-hooks-attachments": { library, _ in
            library.beforeAll { $0.attach("Attachment from BeforeAll hook") }
            library.passes("a step passes")
            library.afterAll { $0.attach("Attachment from AfterAll hook") }
        },
        "global-hooks-beforeall-error": { library, _ in
            library.beforeAll { _ in }
            library.beforeAll { _ in throw KitError("BeforeAll hook went wrong") }
            library.beforeAll { _ in }
            library.passes("a step passes")
            library.afterAll { _ in }
            library.afterAll { _ in }
        },
        "hooks": { library, _ in
            library.before { _ in }
            library.passes("a step passes")
            library.fails("a step fails", with: "Exception in step")
            library.after { _ in }
        },
        "hooks-attachment": { library, sample in
            library.before { try attach("cucumber.svg", of: sample, as: "image/svg+xml", to: $0) }
            library.passes("a step passes")
            library.after { try attach("cucumber.svg", of: sample, as: "image/svg+xml", to: $0) }
        },
        "hooks-conditional": { library, _ in
            library.before(tags: "@passing-hook") { _ in }
            library.before(tags: "@fail-before") { _ in throw KitError("Exception in conditional hook") }
            library.passes("a step passes")
            library.after(tags: "@fail-after") { _ in throw KitError("Exception in conditional hook") }
            library.after(tags: "@passing-hook") { _ in }
        },
        "hooks-named": { library, _ in
            library.before("A named before hook") { _ in }
            library.passes("a step passes")
            library.after("A named after hook") { _ in }
        },
        "hooks-skipped": { library, _ in
            library.before { _ in }
            library.before(tags: "@skip-before") { _ in throw StepSkipped() }
            library.before { _ in }
            library.passes("a normal step")
            library.step(.given, ["en": "a step that skips"], "Skips.") { _ in throw StepSkipped() }
            library.after { _ in }
            library.after(tags: "@skip-after") { _ in throw StepSkipped() }
            library.after { _ in }
        },
        "hooks-undefined": { library, _ in
            library.before { _ in }
            library.after { _ in }
        },
        "skipped-failing-hook": { library, _ in
            library.step(.given, ["en": "a step that skips"], "Skips.") { _ in throw StepSkipped() }
            library.after { _ in throw KitError("whoops") }
        },
    ]
}
