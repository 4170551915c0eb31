// C's streams are global variables, which Swift cannot prove safe.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

enum StandardOutput {
    /// Makes standard output line-buffered, even without a terminal, in case the process ends abruptly.
    static func flushLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
