/// A feature flag: on or off, or one of several variants.
///
/// A flag is a constant, listed in ``Product/flags``. Read it from ``AppEnvironment/flags`` while the product is
/// composed, so that it has one value for the whole launch:
///
///     static let flag = FeatureFlag(
///         "coach", "The coach answers questions.", default: true, owner: "Conseil", expires: ExpiryDay(2027, 6, 30))
///
///     environment.flags[CoachModule.flag] ? [coach] : []
public struct FeatureFlag<Value: FlagValue>: Hashable, Sendable {
    /// Unique in a product: lower-case letters, digits and hyphens.
    public let name: String
    /// Its effect, in one sentence.
    public let purpose: String
    /// The value unless the build or a tester sets another.
    public let defaultValue: Value
    /// The team that removes the flag.
    public let owner: String
    /// The last day for removing it from the code.
    public let expires: ExpiryDay

    /// A flag with its default value.
    public init(
        _ name: String,
        _ purpose: String,
        default defaultValue: Value,
        owner: String,
        expires: ExpiryDay
    ) {
        self.name = name
        self.purpose = purpose
        self.defaultValue = defaultValue
        self.owner = owner
        self.expires = expires
    }

    /// The flag, as a product lists it.
    public var declaration: FlagDeclaration {
        FlagDeclaration(
            name: name,
            purpose: purpose,
            values: Value.allValues.map(\.flagText),
            defaultValue: defaultValue.flagText,
            owner: owner,
            expires: expires
        )
    }
}

/// A value of a ``FeatureFlag``: `Bool`, or an enumeration of strings.
///
///     enum Greeting: String, FlagValue, CaseIterable { case plain, byName }
public protocol FlagValue: Hashable, Sendable {
    /// All values, in a fixed order.
    static var allValues: [Self] { get }
    /// The value in files and scripts: `on`, `byName`.
    var flagText: String { get }
}

extension Bool: FlagValue {
    /// On, then off.
    public static var allValues: [Bool] { [true, false] }
    /// `on` or `off`
    public var flagText: String { self ? "on" : "off" }
}

extension FlagValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The cases, in their order.
    public static var allValues: [Self] { Array(allCases) }
    /// The raw value.
    public var flagText: String { rawValue }
}

/// A ``FeatureFlag`` without its type.
public struct FlagDeclaration: Hashable, Sendable {
    /// Unique in a product.
    public let name: String
    /// Its effect, in one sentence.
    public let purpose: String
    /// All values.
    public let values: [String]
    /// One of ``values``.
    public let defaultValue: String
    /// The team that removes the flag.
    public let owner: String
    /// The last day for removing it from the code.
    public let expires: ExpiryDay
}

/// A day of the Gregorian calendar, `2027-06-30`.
public struct ExpiryDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let year: Int
    private let month: Int
    private let day: Int

    /// A day; ``AppGraph`` reports an invalid one.
    public init(_ year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Whether the day exists.
    var isValid: Bool {
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
    }

    /// Earlier days first.
    public static func < (one: ExpiryDay, other: ExpiryDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    /// `2027-06-30`
    public var description: String {
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(digits(month))-\(digits(day))"
    }
}
