import AppShell

/// What is stored of members, and said when they go.
extension DeviceRegistrar {
    /// Whether someone else was signed in before, and their session has ended by itself or the back end has not heard that
    /// they signed out.
    func isAnother(_ account: String) -> Bool {
        guard policy.isForMembers else { return false }
        let others = [stored.value.member].compactMap(\.self) + (stored.value.farewells ?? []).map(\.account)
        return others.contains { $0.lowercased() != account.lowercased() }
    }

    /// The device has its id before the back end is told of it, and who is here needs no farewell.
    func prepareForMembers() {
        if stored.value.deviceID == nil {
            let id = environment.random.identifier()
            stored.change { $0.deviceID = id }
        }
        guard let account else { return }
        stored.change {
            $0.signIn(account)
            $0.member = account
        }
    }

    /// Takes the device away from those who have gone; whom no answer comes for is tried again at the next occasion.
    func sayFarewells() async {
        for farewell in stored.value.farewells ?? [] {
            // They may have come back while another one's call was under way.
            guard farewell.account != account, stored.value.farewells?.contains(farewell) == true else { continue }
            let registration = farewell.registration.registration(deviceID: stored.value.deviceID ?? "")
            do throws(APIError) {
                try await service.unregister(registration, authorization: Secret(farewell.bearer))
            } catch {
                guard error.isAnswer else {
                    hasFailed = true
                    continue
                }
            }
            stored.change { $0.forgetFarewells { $0 == farewell } }
            await store()
        }
    }
}

extension APIError {
    /// Whether asking again would be answered the same: a bearer that is not valid any more, a device that is not known,
    /// a call the back end does not take.
    var isAnswer: Bool {
        switch group {
        case .unauthorized, .notFound, .invalid: true
        // Request Timeout, Too Early (RFC 9110, RFC 8470).
        case .rejected(let status, _): ![408, 425].contains(status)
        case .offline, .timedOut, .unreachable, .untrusted, .misconfigured, .tooManyRequests, .server, .unreadable,
            .cancelled:
            false
        }
    }
}
