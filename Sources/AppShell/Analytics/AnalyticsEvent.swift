/// Something worth counting, of one kind: how often the app is used for what.
///
///     struct PreRegistrationRequested: AnalyticsEvent {
///         static let name = "inscription demandée"
///         static let parameters: [AnalyticsParameter] = [.integer("formation")]
///
///         let formation: Int
///         var values: [String: AnalyticsValue] { ["formation": .integer(formation)] }
///     }
///
/// A module declares it with ``Contributions/event(_:)``, and ``Analytics/send(_:)`` sends it, where the person has agreed.
/// There is no parameter for free text: what a person typed can't be sent.
public protocol AnalyticsEvent: Sendable {
    /// Unique in a product, as those who read the numbers know it.
    static var name: String { get }
    /// What comes with it; nothing by default.
    static var parameters: [AnalyticsParameter] { get }
    /// By the names of ``parameters``; one that does not apply may be left out.
    var values: [String: AnalyticsValue] { get }
}

extension AnalyticsEvent {
    /// None.
    public static var parameters: [AnalyticsParameter] { [] }
    /// None.
    public var values: [String: AnalyticsValue] { [:] }

    /// The event without its type.
    public static var declaration: AnalyticsDeclaration { AnalyticsDeclaration(name: name, parameters: parameters) }
}

/// What comes with an ``AnalyticsEvent``: a name, and what it can be.
public struct AnalyticsParameter: Hashable, Sendable {
    /// What a parameter can be.
    public enum Kind: Hashable, Sendable {
        /// A whole number, such as the number of a course.
        case integer
        /// Any number.
        case number
        /// True or false.
        case boolean
        /// One of these words.
        case choice([String])
        /// The name of a destination of the product, without its parameters.
        case destination
    }

    /// Unique in its event.
    public let name: String
    /// What it can be.
    public let kind: Kind

    /// A whole number.
    public static func integer(_ name: String) -> AnalyticsParameter { AnalyticsParameter(name: name, kind: .integer) }
    /// Any number.
    public static func number(_ name: String) -> AnalyticsParameter { AnalyticsParameter(name: name, kind: .number) }
    /// True or false.
    public static func boolean(_ name: String) -> AnalyticsParameter { AnalyticsParameter(name: name, kind: .boolean) }
    /// One of a few words, which are known beforehand.
    public static func choice(_ name: String, of words: [String]) -> AnalyticsParameter {
        AnalyticsParameter(name: name, kind: .choice(words))
    }
    /// The name of a destination, without its parameters.
    public static func destination(_ name: String) -> AnalyticsParameter {
        AnalyticsParameter(name: name, kind: .destination)
    }

    /// Whether it can have a value.
    func takes(_ value: AnalyticsValue) -> Bool {
        switch (kind, value.form) {
        case (.integer, .integer), (.number, .integer), (.number, .number), (.boolean, .boolean): true
        case (.destination, .destination): true
        case (.choice(let words), .choice(let word)): words.contains(word)
        default: false
        }
    }
}

/// A value that is sent with an event. There is none of free text.
public struct AnalyticsValue: Hashable, Sendable, CustomStringConvertible {
    /// What a value is, for the sink that sends it on.
    public enum Form: Hashable, Sendable {
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        /// A word of the parameter's.
        case choice(String)
        /// The name of a destination.
        case destination(String)
    }

    /// What it is.
    public let form: Form

    /// A whole number. One that names a person, such as a telephone's, must not be sent: nothing can tell it from others.
    public static func integer(_ number: Int) -> AnalyticsValue { AnalyticsValue(form: .integer(number)) }
    /// Any number.
    public static func number(_ number: Double) -> AnalyticsValue { AnalyticsValue(form: .number(number)) }
    /// True or false.
    public static func boolean(_ isTrue: Bool) -> AnalyticsValue { AnalyticsValue(form: .boolean(isTrue)) }
    /// A word of the parameter's; another one is left out.
    public static func choice(_ word: String) -> AnalyticsValue { AnalyticsValue(form: .choice(word)) }
    /// The name of a destination.
    public static func destination(_ destination: any Destination.Type) -> AnalyticsValue {
        AnalyticsValue(form: .destination(destination.name))
    }

    /// The name of a route on display.
    static func destination(of route: Route) -> AnalyticsValue { AnalyticsValue(form: .destination(route.name)) }

    /// The value as scripts write it: `7`, `true`, `catalog.item`.
    public var description: String {
        switch form {
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let isTrue): "\(isTrue)"
        case .choice(let word): word
        case .destination(let name): name
        }
    }
}

/// An ``AnalyticsEvent`` without its type.
public struct AnalyticsDeclaration: Hashable, Sendable {
    /// Unique in a product.
    public let name: String
    /// What comes with it.
    public let parameters: [AnalyticsParameter]
}

/// An event as it is sent.
public struct SentEvent: Hashable, Sendable, CustomStringConvertible {
    /// Of the event.
    public let name: String
    /// By the parameters' names.
    public let values: [String: AnalyticsValue]

    /// Only ``Analytics`` makes one, of an event that fits its declaration, where the person has agreed.
    init(name: String, values: [String: AnalyticsValue]) {
        self.name = name
        self.values = values
    }

    /// `inscription demandée (formation: 7)`
    public var description: String {
        let values = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return name + (values.isEmpty ? "" : " (\(values))")
    }
}
