extension StepLibrary {
    /// The steps that every product understands, in French and English.
    public static func withGenericSteps() -> StepLibrary {
        var library = StepLibrary()
        library.defineTimeParameterTypes()
        library.defineLifecycleSteps()
        library.defineTimeSteps()
        library.defineFaultSteps()
        library.defineActSteps()
        library.defineSightSteps()
        library.defineStateSteps()
        library.defineLookSteps()
        library.defineServerSteps()
        library.defineKeyboardSteps()
        library.definePhoneSteps()
        library.defineArrivalSteps()
        library.defineLocationSteps()
        library.defineNotificationSteps()
        library.defineNotificationSettingSteps()
        library.defineAccessibilitySteps()
        return library
    }
}
