import Testing

/// `appshell run --backend` before its first scenario; scenarios on a served back end are ServedBackendTests of the root.
struct BackendRunTests {
    @Test(
        "--backend that can't be used ends with 2 before the first scenario, and says the fact and the fix",
        arguments: [
            (["--backend", "http://127.0.0.1:9"], "--backend needs one --product, whose back end it is."),
            (
                ["--product", "madinia", "--backend", "http://127.0.0.1:9"],
                "start it: ./appshell backend madinia --port N --scripted"
            ),
            (
                ["--product", "madinia", "--backend", "127.0.0.1:9"],
                "--backend: “127.0.0.1:9” is not a URL: write http://127.0.0.1:8080"
            ),
            (
                ["--product", "madinia", "--backend", "http://127.0.0.1:9/api/v1"],
                "is more than a scheme, host and port: write http://127.0.0.1:9"
            ),
            (
                ["--product", "madinia", "--backend", "http://madinia.fr"],
                "--backend: http://madinia.fr must not be called: only https, or plain http on loopback, is called."
            ),
            (
                ["--product", "pitrainer", "--backend", "http://127.0.0.1:9"],
                "--backend: pitrainer has no back end to serve; run its scripts without --backend."
            ),
        ]
    )
    func refused(_ arguments: [String], _ strings: String) throws {
        let run = try Command(["run", "Scenarios/Madinia/liens.feature"] + arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(strings), "\(run.errors)")
        #expect(run.output.isEmpty)
    }
}
