/// A value of one's own that differs between builds: a name, a default, and how its text is read.
///
///     static let pageSize = ConfigurationField("catalogue.page-size", "Courses per page.", default: 20)
///     static let mapKey = ConfigurationField("map.key", "Of the map's service.", default: "", isSecret: true)
///
/// A product lists its fields in ``Product/configuration``, and reads them as `environment.configuration[pageSize]`.
public struct ConfigurationField<Value: Sendable>: Sendable {
    /// Unique in a product: lower-case letters, digits, hyphens and dots.
    public let name: String
    /// What it is for, in a sentence.
    public let purpose: String
    /// Where nobody says otherwise.
    public let defaultValue: Value
    /// What its text has to be: `a whole number`.
    public let form: String
    /// Whether no message may show its text.
    public let isSecret: Bool
    let read: @Sendable (String) -> Value?

    /// A field of any type.
    ///
    /// - Parameters:
    ///   - form: what its text has to be, as messages say it: `a whole number`.
    ///   - isSecret: whether no message may show its text.
    ///   - read: the value of a text; nil where the text is none.
    public init(
        _ name: String,
        _ purpose: String,
        default defaultValue: Value,
        form: String,
        isSecret: Bool = false,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.name = name
        self.purpose = purpose
        self.defaultValue = defaultValue
        self.form = form
        self.isSecret = isSecret
        self.read = read
    }

    /// The field without its type, as a product lists it.
    public var declaration: ConfigurationDeclaration {
        let read = read
        return ConfigurationDeclaration(name: name, purpose: purpose, form: form, isSecret: isSecret) {
            read($0) != nil
        }
    }
}

extension ConfigurationField<String> {
    /// A text.
    public init(_ name: String, _ purpose: String, default defaultValue: String, isSecret: Bool = false) {
        self.init(name, purpose, default: defaultValue, form: "a text", isSecret: isSecret) { $0 }
    }
}

extension ConfigurationField<Int> {
    /// A whole number.
    public init(_ name: String, _ purpose: String, default defaultValue: Int, isSecret: Bool = false) {
        self.init(name, purpose, default: defaultValue, form: "a whole number", isSecret: isSecret) { Int($0) }
    }
}

extension ConfigurationField<Double> {
    /// A number.
    public init(_ name: String, _ purpose: String, default defaultValue: Double, isSecret: Bool = false) {
        self.init(name, purpose, default: defaultValue, form: "a number", isSecret: isSecret) { text in
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension ConfigurationField<Bool> {
    /// True or false.
    public init(_ name: String, _ purpose: String, default defaultValue: Bool) {
        self.init(name, purpose, default: defaultValue, form: "true or false") { Bool($0) }
    }
}

extension ConfigurationField where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// A case of an enumeration.
    public init(_ name: String, _ purpose: String, default defaultValue: Value) {
        let cases = Value.allCases.map(\.rawValue).joined(separator: ", ")
        self.init(name, purpose, default: defaultValue, form: "one of \(cases)") { Value(rawValue: $0) }
    }
}

/// A ``ConfigurationField`` without its type.
public struct ConfigurationDeclaration: Sendable {
    /// Unique in a product.
    public let name: String
    /// What it is for, in a sentence.
    public let purpose: String
    /// What its text has to be.
    public let form: String
    /// Whether no message may show its text.
    public let isSecret: Bool
    let accepts: @Sendable (String) -> Bool
}

extension ConfigurationDeclaration: Hashable {
    /// Whatever their texts are read by.
    public static func == (one: ConfigurationDeclaration, other: ConfigurationDeclaration) -> Bool {
        one.name == other.name && one.purpose == other.purpose && one.form == other.form
            && one.isSecret == other.isSecret
    }

    /// By name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What somebody sets a field to, and where.
struct ConfigurationText: Hashable, Sendable {
    let text: String
    /// `build.json`, `the variable APPCONFIG_MAP_KEY`
    let place: String
}
