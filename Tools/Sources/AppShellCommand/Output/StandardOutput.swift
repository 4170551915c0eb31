// The streams of C are variables, which Swift can't know to be left alone.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

enum StandardOutput {
    /// What is printed is seen line by line, also where it is no terminal and the process may end in the midst of it.
    static func flushLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
