import AppShellPracticeFeature
import PiTrainerDigits

/// A constant that can be learnt, with where its decimals are: in the program itself.
struct Constant: Sendable {
    let id: String
    let title: String
    let symbol: String
    let integerPart: String
    /// Of the 1,000,000 decimals, as ``Digits/checksum(of:)`` makes it: what is found wrong is never shown as right.
    let checksum: UInt64
    let digits: @Sendable () -> PiTrainerDigits

    static let all = [
        Constant(
            id: "pi",
            title: "Pi",
            symbol: "π",
            integerPart: "3",
            checksum: 0x6253_962c_bf6f_e8f8,
            digits: pitrainer_digits_pi
        ),
        Constant(
            id: "e",
            title: "e",
            symbol: "e",
            integerPart: "2",
            checksum: 0x7296_b0ab_73d2_62ad,
            digits: pitrainer_digits_e
        ),
        Constant(
            id: "phi",
            title: "Phi",
            symbol: "φ",
            integerPart: "1",
            checksum: 0xf35c_120c_d49c_2d61,
            digits: pitrainer_digits_phi
        ),
    ]

    static let decimalCount = 1_000_000
}

extension PracticeConstant {
    /// Copies the decimals into memory and checks each of them, which takes about a millisecond: from then on nothing is
    /// read from the disk, not even the program's own pages (PI-NFR7).
    init(_ constant: Constant) {
        let found = constant.digits()
        let bytes = Array(UnsafeBufferPointer(start: found.bytes, count: found.count))
        self.init(
            id: constant.id,
            title: constant.title,
            symbol: constant.symbol,
            integerPart: constant.integerPart,
            digits: Result { () throws(DigitsError) in
                try Digits(bytes, expectedCount: Constant.decimalCount, expectedChecksum: constant.checksum)
            }
        )
    }
}
