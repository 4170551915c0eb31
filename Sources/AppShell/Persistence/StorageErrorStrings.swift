/// What a product says about each group of storage errors; the technical text is the error's own.
public struct StorageErrorStrings: Sendable {
    /// Written by a newer version of the app.
    public var newerSchema: String
    /// Written by a version too old to migrate from.
    public var olderSchema: String
    /// Stored, but not readable.
    public var damaged: String
    /// Another process has it open.
    public var inUse: String
    /// The disk is full.
    public var noRoom: String
    /// The disk is read-only, or the rights are missing.
    public var noRights: String
    /// Any other error of the system.
    public var system: String
    /// What was to be stored is not allowed.
    public var unacceptable: String

    /// The apps' words are French; these address nobody, since one app says tu and another vous.
    public static let french = StorageErrorStrings(
        newerSchema: "Ces données viennent d'une version plus récente : il faut mettre l'application à jour.",
        olderSchema: "Ces données viennent d'une version trop ancienne pour être lues.",
        damaged: "Les données enregistrées sont illisibles.",
        inUse: "L'application est déjà ouverte : il faut la fermer, puis réessayer.",
        noRoom: "L'espace de stockage est plein : il faut libérer de la place, puis réessayer.",
        noRights: "L'application n'a pas le droit d'enregistrer ses données.",
        system: "Les données n'ont pas pu être lues ou enregistrées.",
        unacceptable: "Ces données ne peuvent pas être enregistrées."
    )

    /// What a person reads.
    public func text(for error: StorageError) -> String {
        switch error {
        case .newerSchema: newerSchema
        case .olderSchema: olderSchema
        case .damaged: damaged
        case .inUse: inUse
        case .system(let error):
            switch error.cause {
            case .noRoom: noRoom
            case .readOnly, .rights: noRights
            case .other: system
            }
        case .unacceptable: unacceptable
        }
    }
}
