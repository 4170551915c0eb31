import Testing

@testable import CucumberExpressions

@Suite struct IndexedClassTests {
    @Test("A class with a bit for each of ASCII holds what the class holds, whatever its ranges and wherever they end")
    func sameMembers() {
        let ends: [UInt32] = [0, 1, 31, 62, 63, 64, 65, 126, 127, 128, 129, 300]
        let single = ends.flatMap { first in ends.filter { $0 >= first }.map { ScalarClass(ranges: [first...$0]) } }
        let named = [ScalarClass.digit, .word, .space, .lineTerminator, ScalarClass(ranges: [])]
        let letters = [ScalarClass(category: "L"), ScalarClass(category: "Nd")].compactMap(\.self)
        var unions = named
        for index in unions.indices {
            unions[index].formUnion(.digit.negated())
            unions[index].formUnion(letters[index % letters.count])
        }
        let all = single + named + letters + unions
        for scalars in all + all.map({ $0.negated() }) + all.map({ $0.ignoringCase() }) {
            let indexed = IndexedClass(scalars)
            for value in UInt32(0)..<400 {
                guard let scalar = Unicode.Scalar(value) else { continue }
                #expect(indexed.contains(scalar) == scalars.contains(scalar), "\(value) in \(scalars)")
            }
        }
    }
}
