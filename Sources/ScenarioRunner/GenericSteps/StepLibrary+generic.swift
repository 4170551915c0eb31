extension StepLibrary {
    /// The steps that every product understands, in French and English.
    public static func withGenericSteps() -> StepLibrary {
        var library = StepLibrary()
        library.defineTimeParameterTypes()
        library.defineLifecycleSteps()
        library.defineTimeSteps()
        library.defineMethodParameterType()
        library.defineFaultSteps()
        library.defineAnswerSteps()
        library.defineActSteps()
        library.defineVisibilitySteps()
        library.defineSheetSteps()
        library.defineStateSteps()
        library.defineChoiceSteps()
        library.defineLookSteps()
        library.defineCountSteps()
        library.defineServerSteps()
        library.defineBackendCallSteps()
        library.definePushSteps()
        library.defineKeyboardSteps()
        library.definePhoneSteps()
        library.defineStorageSteps()
        library.defineArrivalSteps()
        library.defineLocationSteps()
        library.defineNotificationSteps()
        library.defineNotificationSoundSteps()
        library.defineNotificationSettingSteps()
        library.defineAccessibilitySteps()
        return library
    }
}
