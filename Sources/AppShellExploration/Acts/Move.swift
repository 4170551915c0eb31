package import AppShell
public import AppShellHeadless
import AppShellTexts

/// A step of an exploration: an act, and what goes wrong with a call that it makes.
public struct Move: Hashable, Codable, Sendable {
    /// What is done.
    public let act: ExplorationAct
    /// What goes wrong meanwhile; nil: nothing.
    public let fault: Fault?

    /// What a call is addressed to.
    public struct Call: Hashable, Codable, Sendable {
        /// `POST`
        public let method: String
        /// Relative to the URL of the back end: `/contacts`.
        public let path: String

        /// The call to a target.
        package init(_ target: CallTarget) {
            method = target.method.rawValue
            path = target.path
        }

        /// The same for the simulated server.
        public var target: CallTarget { CallTarget(.init(rawValue: method) ?? .get, path) }
    }

    /// A fault of the next call to one target.
    public struct Fault: Hashable, Codable, Sendable {
        /// The call.
        public let call: Call
        /// What goes wrong.
        public let kind: CallFault

        /// A fault of the next such call.
        package init(_ call: Call, _ kind: CallFault) {
            self.call = call
            self.kind = kind
        }
    }

    /// An act, and a fault of a call that it makes.
    public init(_ act: ExplorationAct, fault: Fault? = nil) {
        self.act = act
        self.fault = fault
    }

    /// Arranges the fault and does the act.
    package func perform(on session: HeadlessSession) throws {
        if let fault { session.server[faultsOf: fault.call.target].answers.append(fault.kind.answer) }
        try act.perform(on: session)
    }
}

extension Move: CustomStringConvertible {
    /// `tap button “Envoyer”, POST /contacts: lost`
    public var description: String { Reader.inEnglish { localizedDescription } }

    /// Its ``description`` in the language of the current `Reader`.
    public var localizedDescription: String {
        let act = act.localizedDescription
        guard let fault else { return act }
        return localized("\(act), \(fault.call.method) \(fault.call.path): \(fault.kind.localizedName)")
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
