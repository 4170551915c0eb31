import AppShell
import Testing

/// What storage's errors say: to people in French, to logs with the fix.
struct StorageErrorTests {
    private static func systemError(_ cause: SystemError.Cause) -> StorageError {
        .system(SystemError(call: "fsync", path: "/data/a.value", code: 28, reason: "refused", cause: cause))
    }

    static let strings: [(StorageError, String)] = [
        (
            .newerSchema(key: "a.b", found: 2, known: 1),
            "Ces données viennent d'une version plus récente : il faut mettre l'application à jour."
        ),
        (
            .olderSchema(key: "a.b", found: 1, known: 2),
            "Ces données viennent d'une version trop ancienne pour être lues."
        ),
        (
            .damaged(StorageDamage(key: "a.b", file: "f", offset: 0, fact: "x", setAside: nil)),
            "Les données enregistrées sont illisibles."
        ),
        (.inUse(folder: "/data", processID: 7), "L'application est déjà ouverte : il faut la fermer, puis réessayer."),
        (systemError(.noRoom), "L'espace de stockage est plein : il faut libérer de la place, puis réessayer."),
        (systemError(.readOnly), "L'application n'a pas le droit d'enregistrer ses données."),
        (systemError(.rights), "L'application n'a pas le droit d'enregistrer ses données."),
        (systemError(.other), "Les données n'ont pas pu être lues ou enregistrées."),
        (.unacceptable("x"), "Ces données ne peuvent pas être enregistrées."),
    ]

    @Test("SHELL-4: each group of storage's errors has its French words", arguments: strings)
    func french(_ error: StorageError, _ text: String) {
        #expect(StorageErrorStrings.french.text(for: error) == text)
    }

    @Test(
        "SHELL-4: where the system refused, the text says what to do about it",
        arguments: [
            (.noRoom, ": free some space and try again"),
            (.readOnly, ": mount the disk for writing, or name another folder"),
            (.rights, ": give the user the rights to read and write it, or name another folder"), (.other, ""),
        ] as [(SystemError.Cause, String)]
    )
    func fix(_ cause: SystemError.Cause, _ fix: String) {
        #expect("\(Self.systemError(cause))" == "fsync of /data/a.value: refused (errno 28)" + fix)
    }

    @Test("SHELL-4: a migration's error names the record that it does not read")
    func record() {
        #expect(
            "\(StorageError.olderSchema(key: "a.b", found: 1, known: 2, record: 30))"
                == "“a.b” was stored with schema 1, and its key, of schema 2, has no migration that reads record 30:"
                + " give the key one, or replace the journal"
        )
    }
}
