/**
 * The accessibility trees of the main screens: landmarks, headings, names of controls, and live
 * regions. Each lists the required entries in order.
 */
const bar = `
- link "Skip to content"
- banner:
  - button "Menu"
  - link "FlightAides"
  - button "Search itinerary"
`;

export const trees = {
  home: `${bar}
  - link "Log in"
  - button "Account and appearance"
- status
- main:
  - heading "Find flight companions for your loved ones" [level=1]
  - list:
    - listitem:
      - link /^Are You/:
        - heading "Are You Looking For A Flightaide For Your Loved Ones?" [level=2]
    - listitem:
      - link /^Do You/:
        - heading "Do You Want To Serve As A Flightaide?" [level=2]
  - region "At a glance":
    - heading "At a glance" [level=2]
    - term: What it costs
    - definition:
      - strong: $10 USD
  - region "An invented example":
    - heading "An invented example" [level=2]
    - list
    - list
  - region "Search for a flight":
    - heading "Search for a flight" [level=2]
  - region "TRENDING SEARCHES":
    - heading "TRENDING SEARCHES" [level=2]
    - link "SHOW ALL"
    - list:
      - listitem:
        - article /.+ to .+/:
          - heading /.+ to .+/ [level=3]
          - button /^Connect .+ to .+, .+$/
  - region "How it works":
    - heading "How it works" [level=2]
    - list:
      - listitem:
        - heading "Tell us the flight" [level=3]
- contentinfo:
  - navigation "The company":
    - list:
      - listitem:
        - link "About us"
  - navigation "Good to know":
    - list:
      - listitem:
        - link "Safety"
`,
  sideMenu: `
- dialog "Menu":
  - heading "Menu" [level=2]
  - button "Close"
  - navigation "Main":
    - link "Home"
    - link "Help"
  - group "Appearance":
    - radio "System" [checked]
  - navigation "Language":
    - link "English"
    - link "Français"
    - link "हिन्दी"
`,
  searchErrors: `
- main:
  - heading "SEARCH ITINERARY" [level=1]
  - alert:
    - paragraph:
      - strong: "Please correct these 8 fields:"
    - list:
      - listitem:
        - 'link "Leg 1, From: Choose an airport."'
  - radiogroup "Are you looking to":
    - radio "Find FlightAides" [checked]
    - radio "Offer FlightAides"
  - group "Leg 1":
    - combobox "From" [invalid]
    - combobox "To" [invalid]
    - textbox "Flight No"
    - textbox "Travel Date" [invalid]
  - group "Leg 2":
    - combobox "From" [invalid]
  - button "Add another"
  - button "Remove"
  - checkbox "Tell me about new matches" [checked]
  - textbox "Phone No." [invalid]
  - textbox "Additional Information"
  - checkbox /I agree/ [invalid]
  - button "Submit"
  - button "Cancel"
  - status
`,
  suggestions: `
- main:
  - group "Leg 1":
    - combobox "From" [expanded]: toro
    - listbox "From":
      - option /YYZ/
    - status: /\\d+ airports found/
`,
  result: `
- main:
  - heading "Search result" [level=1]
  - region "YOU SEARCHED FOR":
    - heading "YOU SEARCHED FOR" [level=2]
    - paragraph:
      - link "Change search"
  - region "Matches":
    - heading "Matches" [level=2]
    - status:
      - text: /\\d+ matches\\./
      - paragraph: /Congratulations!/
    - button "Register Search"
    - region /\\(\\d+\\)/:
      - heading /\\(\\d+\\)/ [level=3]
      - list:
        - listitem:
          - article:
            - heading /.+ to .+/ [level=4]
            - button /^Connect .+ to .+, .+$/
`,
  postingStep: `
- main:
  - region "Matches":
    - heading "Matches" [level=2]
    - alert:
      - list:
        - listitem:
          - 'link "Phone No.: Invalid Phone No."'
        - listitem:
          - link "Please agree to the terms to go on."
    - heading "Register your search" [level=3]
    - combobox "Country code"
    - textbox "Phone No." [invalid]
    - checkbox /I agree/ [invalid]
    - button "Post my trip"
`,
  login: `
- main:
  - heading "Login" [level=1]
  - region "I have an account":
    - heading "I have an account" [level=2]
    - textbox "Email address"
    - textbox "Password"
    - button "Show the password"
    - button "Login"
    - link "Forgot password?"
    - button "Sign in with Google"
  - region "I’m new here":
    - heading "I’m new here" [level=2]
    - textbox "Full Name"
    - button "Sign up"
`,
  signUpErrors: `
- main:
  - heading "Sign up" [level=1]
  - region "I’m new here":
    - heading "I’m new here" [level=2]
    - alert:
      - list:
        - listitem:
          - 'link "Full Name: Enter your name."'
        - listitem:
          - link /^Email address/
        - listitem:
          - link /^Password/
        - listitem:
          - link "Accounts are for people of 18 and over."
    - textbox "Full Name" [invalid]
    - textbox "Email address" [invalid]
    - textbox "Password" [invalid]
    - checkbox "I am 18 years old or older." [invalid]
    - button "Sign up"
`,
  myItineraries: `
- main:
  - heading "MY ITINERARIES" [level=1]
  - list:
    - listitem:
      - article /.+ to .+, Asha Verma/:
        - heading /.+ to .+, Asha Verma/ [level=2]
        - button /^Search .+ to .+, Asha Verma$/
        - button /^More .+ to .+, Asha Verma$/ [expanded]
        - list:
          - listitem:
            - button /^Edit .+, Asha Verma$/
`,
  account: `
- main:
  - heading "Account" [level=1]
  - region "Your name and phone number":
    - heading "Your name and phone number" [level=2]
    - textbox "Full Name"
    - button "Save name"
    - textbox "Phone No."
    - button "Save phone number"
  - region "Your name at PayPal":
    - heading "Your name at PayPal" [level=2]
    - button "Confirm your name with PayPal"
  - region "Your password":
    - heading "Your password" [level=2]
  - region "Two-step sign-in":
    - heading "Two-step sign-in" [level=2]
    - button "Turn two-step sign-in on"
  - region "What we write to you about":
    - heading "What we write to you about" [level=2]
    - checkbox "Tell me about matches" [checked]
    - status
  - region "People you have blocked":
    - heading "People you have blocked" [level=2]
  - region "What you have agreed to":
    - heading "What you have agreed to" [level=2]
  - region "Your data":
    - button "Download my data"
  - region "Delete your account":
    - button "Delete my account"
`,
  requested: `
- main:
  - heading /asks for your company/ [level=1]
  - article /^The traveler/:
    - heading /^The traveler/ [level=2]
    - heading /^Your flight and .+’s$/ [level=3]
  - button /^Report .+/
  - button /^Block .+/
  - button "Accept"
  - button "Decline"
  - region "Messages":
    - heading "Messages" [level=2]
    - log "Messages"
    - textbox /^Write to .+/
    - button "Send"
`,
  payable: `
- main:
  - heading "You are connecting to" [level=1]
  - article /^Your Flightaide/:
    - heading /^Your Flightaide/ [level=2]
  - region "Payment":
    - region "What we have not checked":
      - heading "What we have not checked" [level=2]
    - button "PayPal"
  - button "Withdraw"
  - region "Messages":
    - heading "Messages" [level=2]
`,
  paid: `
- main:
  - heading "You are connected" [level=1]
  - region /^Your Flightaide/:
    - heading /^Your Flightaide/ [level=2]
    - list "What you can do now":
      - listitem:
        - button "Write"
      - listitem:
        - button "Meeting point"
      - listitem:
        - button "Calendar"
      - listitem:
        - link /^Call/
      - listitem:
        - link /^WhatsApp/
  - status: /Thank you for your payment\\./
  - region "What to do next":
    - heading "What to do next" [level=2]
  - region "Your trip so far":
    - heading "Your trip so far" [level=2]
    - list
  - article "Both flights":
    - heading "Both flights" [level=2]
  - region "Messages":
    - heading "Messages" [level=2]
  - region "Contact details":
    - heading "Contact details" [level=2]
    - definition:
      - link /@example\\.test$/
      - button "Copy email address"
    - definition:
      - link /\\+1/
      - button "Copy phone number"
    - status
  - region "If something changes":
    - heading "If something changes" [level=2]
    - button "Cancel this connection"
`,
  noConnections: `
- main:
  - heading "MY CONNECTIONS" [level=1]
  - link "Search itinerary"
  - link "All itineraries"
`,
};
