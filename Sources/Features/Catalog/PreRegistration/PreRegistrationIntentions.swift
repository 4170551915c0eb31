import AppShell

/// The pre-registrations that were sent and not answered with success, for the life of the app's process.
///
/// The same address for the same course is the same intention, also from a sheet that was closed and opened again: it
/// goes out with the same key, so that a call which was stored although its answer was lost does not count twice.
final class PreRegistrationIntentions {
    private var open: [PreRegistrationRequest] = []

    func request(email: String, course: Int, in environment: AppEnvironment) -> PreRegistrationRequest {
        if let request = open.first(where: { $0.email == email && $0.courseID == course }) { return request }
        let request = PreRegistrationRequest(
            idempotencyKey: environment.random.identifier(),
            email: email,
            courseID: course,
            date: environment.clock.now
        )
        open.append(request)
        return request
    }

    /// The back end has it: another one is another intention.
    func fulfil(_ request: PreRegistrationRequest) {
        open.removeAll { $0 == request }
    }
}
