import AppShell
import AppShellLive

// The code of docs/storage.md: StoragePageTests compares the two.

/// A machine without haptics or a browser.
struct NoDevice: Haptics, WebPageOpener {
    func play(_: HapticFeedback) {}
    func open(_ url: String) {}
}

func makeEnvironment(folder: String, log: (String) -> Void) throws(StorageError) -> AppEnvironment {
    let disk = try DiskStorage(folder: folder)
    for issue in disk.issues { log("\(issue)") }
    let device = Device(connectivity: AssumedConnectivity(), haptics: NoDevice(), webPages: NoDevice())
    return AppEnvironment.live(device: device, storage: disk.storage)
}

extension StoredKey {
    /// Schema 1 kept how many digits were right; schema 2 keeps the seconds as well, 0 where nobody counted them.
    static let sessions = StoredKey("stats.sessions", schema: 2) { record, schema in
        guard schema == 1, !record.isEmpty else { return nil }
        return record + Array(";0".utf8)
    }
}

func openSessions(in storage: Storage) async throws(StorageError) -> any Journal {
    do throws(StorageError) {
        return try await storage.journals.journal(for: .sessions)
    } catch .olderSchema {
        // The migration does not read a record: begin anew. The old file is kept beside the new one.
        return try await storage.journals.journal(for: .sessions, replacingAllWith: [])
    }
}

/// Keeps the latest thousand sessions. For the only code that appends: anything appended meanwhile would be lost.
func compact(_ journal: any Journal) async throws(StorageError) {
    guard await journal.count > 2_000 else { return }
    try await journal.replaceAll(with: journal.latestRecords(1_000))
}
