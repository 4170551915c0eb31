/// Where an app keeps what outlives its process.
public struct Storage: Sendable {
    public let values: any KeyValueStore
    public let documents: any DocumentStore
    public let journals: any JournalStore
    public let secrets: any SecretStore

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
