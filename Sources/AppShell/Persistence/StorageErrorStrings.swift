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

    /// The French texts; these address nobody, since one app says tu and another vous.
    public static let french = StorageErrorStrings(.frameworkFrench)
    /// The English texts.
    public static let english = StorageErrorStrings(.frameworkEnglish)

    /// What a person reads.
    public func text(for error: StorageError) -> String {
        switch error {
        case .newerSchema: newerSchema
        case .olderSchema: olderSchema
        case .damaged, .unreadable: damaged
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

extension AppTexts {
    /// What the framework says of what could not be stored or read: in French, or else in English.
    public var storageErrors: StorageErrorStrings {
        ofFramework(french: .french, english: .english) { StorageErrorStrings($0) }
    }
}

extension StorageErrorStrings {
    /// - Parameter texts: the framework's.
    fileprivate init(_ texts: AppTexts) {
        self.init(
            newerSchema: texts(
                "Ces données viennent d'une version plus récente : il faut mettre l'application à jour."
            ),
            olderSchema: texts("Ces données viennent d'une version trop ancienne pour être lues."),
            damaged: texts("Les données enregistrées sont illisibles."),
            inUse: texts("L'application est déjà ouverte : il faut la fermer, puis réessayer."),
            noRoom: texts("L'espace de stockage est plein : il faut libérer de la place, puis réessayer."),
            noRights: texts("L'application n'a pas le droit d'enregistrer ses données."),
            system: texts("Les données n'ont pas pu être lues ou enregistrées."),
            unacceptable: texts("Ces données ne peuvent pas être enregistrées.")
        )
    }
}
