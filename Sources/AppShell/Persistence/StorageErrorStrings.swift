/// What a product says about each group of storage errors; the technical text is the error's own.
public struct StorageErrorStrings: Sendable {
    public var newerSchema: String
    public var olderSchema: String
    public var damaged: String
    public var inUse: String
    public var noRoom: String
    public var noRights: String
    public var system: String
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
