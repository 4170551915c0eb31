Feature: PiTrainer in English

  Background:
    Given it is 23 January 2026 at 9:00
    And the phone's language is "en"
    And the app is open

  Scenario: A session and its summary are in English
    When I tap "Practise"
    Then I see "Type the first digit to start."
    When I tap "1"
    And I tap "4"
    And I hold "Finish" for 3 s
    Then I see "Score: 2 digits"
    And I see "Median interval"
    When I tap "Done"
    And I tap "No thanks"
    Then I see "2 digits, on 23 January 2026"
    And I see "1 day"
    When I tap "Practise"
    And I tap "1"
    And I tap "5"
    Then I see "Score: 1 digit"
    And I see "Error: 4 expected, 5 typed"

  Scenario: The settings choose the hour of the reminder
    When I tap "Settings"
    And I turn "Remind me of my streak" on
    And I select "20:00" in "Time of the reminder"
    Then "20:00" is selected in "Time of the reminder"

  Scenario Outline: Every screen that can be reached is accessible in <language>
    When I force-quit the app
    And the phone's language is "<code>"
    And I relaunch the app
    And I visit every screen I can reach
    Then at least 4 screens were visited
    And every screen visited is accessible

    Examples:
      | language                     | code  |
      | English                      | en-GB |
      | long texts with accents      | en-XA |
      | texts that run right to left | ar-XB |
