import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request on its way through the handlers: what it asks for, who asks, and when.
struct Call {
    var request: HTTPRequest
    /// Whom limits count.
    let caller: String
    let date: Date

    var asGet: Call {
        var call = self
        call.request.method = .get
        return call
    }
}
