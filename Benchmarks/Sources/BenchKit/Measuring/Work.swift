/// Something to be measured.
///
/// `run` does all of it once and answers a number made of every result, so that nothing can be optimised away. The
/// number must be the same each time: ``Meter`` holds it to that.
package struct Work {
    /// How many operations one run does.
    package let operations: Int
    package let run: () -> Int

    package init(operations: Int, run: @escaping () -> Int) {
        self.operations = operations
        self.run = run
    }
}
