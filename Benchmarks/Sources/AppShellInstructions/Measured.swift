import BenchKit

/// Does a work once. Callgrind counts from the call of this function, which it knows by its name, to the return.
@inline(never)
func measured(_ work: Work) -> Int {
    work.run()
}
