package import AppShell
public import AppShellHeadless

/// A step of an exploration: an act, and what goes wrong with a call that it makes.
public struct Move: Hashable, Codable, Sendable {
    /// What is done.
    public let act: ExplorationAct
    /// What goes wrong meanwhile; nil: nothing.
    public let fault: Fault?

    /// A fault of the next call to one method and path.
    public struct Fault: Hashable, Codable, Sendable {
        /// Of the call: `POST`.
        public let method: String
        /// Relative to the URL of the back end: `/contacts`.
        public let path: String
        /// What goes wrong.
        public let kind: CallFault

        /// A fault of the next call to a target.
        package init(method: String, path: String, kind: CallFault) {
            self.method = method
            self.path = path
            self.kind = kind
        }

        /// The call.
        public var target: CallTarget { CallTarget(.init(rawValue: method) ?? .get, path) }
    }

    /// An act, and a fault of a call that it makes.
    public init(_ act: ExplorationAct, fault: Fault? = nil) {
        self.act = act
        self.fault = fault
    }

    /// Arranges the fault and does the act.
    package func perform(on session: HeadlessSession) throws {
        if let fault { session.server[faultsOf: fault.target].answers.append(fault.kind.answer) }
        try act.perform(on: session)
    }
}

extension Move: CustomStringConvertible {
    /// `tap button “Envoyer”, POST /contacts: lost`
    public var description: String {
        "\(act)" + (fault.map { ", \($0.method) \($0.path): \($0.kind.rawValue)" } ?? "")
    }
}

extension HeadlessSession {
    /// The methods and paths of the calls after the first `count`, each once, in order.
    package func targets(after count: Int) -> [CallTarget] {
        let bases = server.bases
        var targets: [CallTarget] = []
        for exchange in server.exchanges.dropFirst(count) {
            let target = CallTarget(exchange.request, under: bases)
            if !targets.contains(target) { targets.append(target) }
        }
        return targets
    }
}

extension CallTarget {
    /// The call of a request, with a path relative to the URL of the back end where it goes there.
    package init(_ request: HTTPRequest, under bases: [String]) {
        let url = request.url.prefix { $0 != "?" && $0 != "#" }
        let base = bases.filter { url.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
        self.init(request.method, String(url.dropFirst(base.count)))
    }
}
