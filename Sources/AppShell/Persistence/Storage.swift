/// Where an app keeps what outlives its process.
public struct Storage: Sendable {
    /// Small values, read at once.
    public let values: any KeyValueStore
    /// Whole documents, replaced when saved.
    public let documents: any DocumentStore
    /// Histories that grow by records.
    public let journals: any JournalStore
    /// Tokens and passwords.
    public let secrets: any SecretStore

    /// The four stores; a key belongs to one of them.
    public init(
        values: any KeyValueStore,
        documents: any DocumentStore,
        journals: any JournalStore,
        secrets: any SecretStore
    ) {
        self.values = values
        self.documents = documents
        self.journals = journals
        self.secrets = secrets
    }

    /// A storage that lasts as long as itself: under scripts the phone holds one, so that it outlives the app.
    public static func inMemory() -> Storage {
        Storage(
            values: InMemoryKeyValueStore(),
            documents: InMemoryDocumentStore(),
            journals: InMemoryJournalStore(),
            secrets: InMemorySecretStore()
        )
    }
}
