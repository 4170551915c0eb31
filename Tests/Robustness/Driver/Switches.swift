// The switches of the mutants, written into AppShell; `Tests/Robustness/mutate` chooses one by the environment.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let chosen = Int32(getenv("APPSHELL_MUTANT").flatMap { atoi($0) } ?? 0)
/// Which switches have been asked. A race writes the same value twice.
nonisolated(unsafe) private let asked: UnsafeMutablePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536)
    bytes.initialize(repeating: 0, count: 65_536)
    if getenv("APPSHELL_MUTANTS_ASKED") != nil { atexit { writeAsked() } }
    return bytes
}()

private func writeAsked() {
    guard let name = getenv("APPSHELL_MUTANTS_ASKED"), let file = fopen(name, "w") else { return }
    fwrite(asked, 1, 65_536, file)
    fclose(file)
}

@_cdecl("appshell_mutant")
public func appShellMutant(_ number: Int32) -> Bool {
    asked[Int(number)] = 1
    return number == chosen
}

/// Takes the numbers that have been asked since the last call.
@_cdecl("appshell_mutants_asked")
public func appShellMutantsAsked(_ into: UnsafeMutablePointer<UInt8>) {
    memcpy(into, asked, 65_536)
    memset(asked, 0, 65_536)
}
