import BenchKit

/// Does a work once. The tool counts between the call of this function, which it knows by its name, and the return.
@inline(never)
@_cdecl("appshell_bench_measured")
public func measured(_ work: UnsafeRawPointer, _ result: UnsafeMutablePointer<Int>) {
    result.pointee = Unmanaged<WorkBox>.fromOpaque(work).takeUnretainedValue().work.run()
}

/// Carries a work through a C function's pointer.
final class WorkBox {
    let work: Work

    init(_ work: Work) {
        self.work = work
    }
}
