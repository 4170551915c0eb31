Feature: Madinia in English
  On a phone in English the app says its own words in English. What the catalogue and the articles hold stays French.

  Background:
    Given it is 23 January 2026 at 9:00
    And the phone's language is "en"
    And the app is open

  Scenario: The home, the tabs and the dates are in English
    Then I see "Learn generative AI, from the first try to mastery."
    And I see "See the courses"
    And the "Home" tab is selected
    When I open the "Courses" tab
    Then I see "15 February 2026"
    And I see "€490"
    And I do not see "Formations"

  Scenario: A form says what is wrong with it, and thanks
    When I open the "Contact" tab
    And I type "Sophie" into the "Name" field
    And I type "sophie" into the "Email" field
    Then I see "This email address is not valid."
    And "Send" is disabled
    When I type "sophie@example.com" into the "Email" field
    And I type "Is there a course in June?" into the "Message" field
    And I tap "Send"
    Then I see "Message sent!"
    And I see "We will answer within 24 to 48 hours"

  Scenario: What fails is said in English, too
    Given the server returns 503 for the next call and asks to wait 90 s
    When I open the "Blog" tab
    Then I see "The server has a problem. Try again in 90 seconds."
    When I tap "Try again"
    Then I do not see "The server has a problem."

  Scenario: Madi answers in English
    When I tap "Madi, your AI coach"
    And I type "How much is the Starter pack?" into the "Your message" field
    And I tap "Send"
    Then I see "Starter costs €490."
    When the server is unreachable
    And I type "I want to train seventy people" into the "Your message" field
    And I tap "Send"
    And I wait 3 seconds
    Then Madi answers "70 people"

  Scenario Outline: Madi says how many places are left, as one would (<seats>)
    Given there are <seats> seats left on the course "Starter"
    And I force-quit the app
    And I relaunch the app
    And I tap "Madi, your AI coach"
    And the server is unreachable
    When I type "Are there places left for Starter?" into the "Your message" field
    And I tap "Send"
    And I wait 3 seconds
    Then Madi answers "<answer>"

    Examples:
      | seats | answer                                                          |
      | 0     | No place left for the Starter session of 9 February 2026        |
      | 1     | Only one place left for the Starter session of 9 February 2026! |
      | 2     | Only 2 places left for the Starter session of 9 February 2026!  |
      | 5     | Only 5 places left for the Starter session of 9 February 2026!  |
      | 6     | Yes, there are places left for the Starter session              |

  Scenario: A phone changes its language, and keeps what was typed
    Given I open the "Contact" tab
    And I type "Sophie" into the "Name" field
    And I wait 2 seconds
    When I force-quit the app
    And the phone's language is "fr"
    And I relaunch the app
    And I open the "Contact" tab
    Then the "Nom" field shows "Sophie"

  Scenario Outline: A phone in <language>, which the app does not speak, shows it in French
    When I force-quit the app
    And the phone's language is "<code>"
    And I relaunch the app
    Then the "Accueil" tab is selected

    Examples:
      | language | code  |
      | German   | de    |
      | Spanish  | es-MX |

  Scenario Outline: Every screen that can be reached is accessible in <language>
    When I force-quit the app
    And the phone's language is "<code>"
    And I relaunch the app
    And I visit every screen I can reach
    Then at least 30 screens were visited
    And every screen visited is accessible

    Examples:
      | language                     | code  |
      | English                      | en-GB |
      | long texts with accents      | en-XA |
      | texts that run right to left | ar-XB |
