Feature: ALL IN Connect in English

  Background:
    Given it is 23 January 2026 at 9:00
    And the phone's language is "en"
    And the app is open

  Scenario: A member signs in and finds the card
    When I tap "Sign in"
    And I type "camille@exemple.fr" into the "Email address" field
    And I type "azur-2026" into the "Password" field
    And I tap "Sign in to my account"
    Then I see "1 offer or event" in "Le Comptoir du Port"
    And I see "2 offers and events" in "Les Jardins de Menton"
    When I open the "My Card" tab
    Then I see "AIC-0001-2026"
    And I see "Valid until"

  Scenario: A wrong password is said in English
    When I tap "Sign in"
    And I type "camille@exemple.fr" into the "Email address" field
    And I type "azur" into the "Password" field
    And I tap "Sign in to my account"
    Then I see "The email address or the password is wrong."

  Scenario Outline: Every screen that can be reached is accessible in <language>
    When I force-quit the app
    And the phone's language is "<code>"
    And I relaunch the app
    And I visit every screen I can reach
    Then at least 8 screens were visited
    And every screen visited is accessible

    Examples:
      | language                     | code  |
      | English                      | en-GB |
      | long texts with accents      | en-XA |
      | texts that run right to left | ar-XB |
