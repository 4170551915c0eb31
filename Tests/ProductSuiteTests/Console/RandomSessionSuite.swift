import AppShellHeadless
import AppShellTesting
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Whatever somebody does on a console, the script of it does the same.
struct RandomSessionSuite {
    private static let seeds = 1...20

    @Test(
        "what was done by chance is a script in both languages that does the same again, to the same trace",
        arguments: EveryProduct.ofTheHouse
    )
    func sessions(_ subject: ProductSubject) throws {
        let product = ProductScripts(kit: subject.kit, features: [])
        for seed in Self.seeds {
            let language = seed.isMultiple(of: 2) ? "fr" : "en"
            var session = RandomSession(subject, language: language, seed: seed, product)
            try session.run(acts: 20)
            let recorder = session.recorder
            #expect(recorder.steps.count > 8, "\(subject), seed \(seed)")
            for written in ["fr", "en"] {
                let script = recorder.script(named: "Seed \(seed)", in: written)
                let problem = script.verify(against: recorder.console.session.trace)
                #expect(problem == nil, "\(subject), seed \(seed), \(language) as \(written):\n\(script.text)")
            }
            recorder.end()
        }
    }

    @Test(
        "whatever is pointed at on the way, each assertion that is offered holds at once",
        arguments: EveryProduct.ofTheHouse
    )
    func assertions(_ subject: ProductSubject) throws {
        let product = ProductScripts(kit: subject.kit, features: [])
        var count = 0
        for seed in Self.seeds.prefix(8) {
            var session = RandomSession(subject, language: seed.isMultiple(of: 2) ? "en" : "fr", seed: -seed, product)
            try session.run(acts: 5)
            let console = session.recorder.console
            for found in (try? console.world.finder().elements) ?? [] {
                for step in console.assertions(at: found.path) {
                    count += 1
                    let elapsed = console.session.clock.elapsed
                    let result = console.run(step)
                    let message = result.message ?? ""
                    #expect(result.status == .passed, "\(subject), seed \(-seed): \(step.text)\n\(message)")
                    #expect(console.session.clock.elapsed == elapsed, "\(step.text)")
                }
            }
            session.recorder.end()
        }
        #expect(count > 200)
    }
}
