/// A decimal digit as a type, so that ten thousand destinations can be ten thousand types: `Place<D1, D2, D3, D4>`.
package protocol Digit: Sendable {
    static var value: Int { get }
}

package enum D0: Digit { package static let value = 0 }
package enum D1: Digit { package static let value = 1 }
package enum D2: Digit { package static let value = 2 }
package enum D3: Digit { package static let value = 3 }
package enum D4: Digit { package static let value = 4 }
package enum D5: Digit { package static let value = 5 }
package enum D6: Digit { package static let value = 6 }
package enum D7: Digit { package static let value = 7 }
package enum D8: Digit { package static let value = 8 }
package enum D9: Digit { package static let value = 9 }

/// The types of four digits each, in order of their number.
package enum Digits {
    private static let all: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]

    /// What `make` gives for the digits of each number below `count`, at most 10,000.
    package static func map<Value>(below count: Int, _ make: some DigitsMaker<Value>) -> [Value] {
        (0..<min(count, 10_000)).map { number in
            let digits = [1_000, 100, 10, 1].map { all[number / $0 % 10] }
            return make(digits[0], digits[1], digits[2], digits[3])
        }
    }
}

/// A function that is generic over four digits.
package protocol DigitsMaker<Value> {
    associatedtype Value
    func callAsFunction<A: Digit, B: Digit, C: Digit, D: Digit>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> Value
}
