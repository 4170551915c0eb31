import AppShellHeadless

/// Which of many variations are run.
enum ChaosSample {
    /// Some of the first `total` numbers, in order, each choice as likely as any other (selection sampling, Knuth's
    /// Algorithm S).
    ///
    /// - Parameter seed: the same one gives the same numbers on every machine.
    static func numbers(_ count: Int, of total: Int, seed: UInt64) -> [Int] {
        guard count < total else { return Array(0..<total) }
        var numbers: [Int] = []
        var hash = StableHash(seed: seed)
        for number in 0..<total where numbers.count < count {
            hash.add(number)
            if hash.value % UInt64(total - number) < UInt64(count - numbers.count) { numbers.append(number) }
        }
        return numbers
    }
}
