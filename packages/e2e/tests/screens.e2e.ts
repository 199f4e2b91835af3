/**
 * Every screen of the product in every state that a person can meet: it shows the texts that the product specifies word
 * for word, a screen reader finds what it should, and it is accessible. A journey is the screens that one page can show after another.
 */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fillSignUp, newPerson, signUp } from "../support/account";
import { pressOwn } from "../support/own-trip";
import { agree, agreement, choose, connectToPosting, openPayPal, payButton } from "../support/pair";
import { fields, fillPosting, register, search } from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip, postAs } from "../support/trips";
import { trees } from "./trees";

/** Finds a text by its accessible role. */
const find = {
  heading: (page, text) => page.getByRole("heading", { name: text, exact: true }),
  link: (page, text) => page.getByRole("link", { name: text }),
  // On a card the name goes on with its heading.
  button: (page, text) => page.getByRole("button", { name: new RegExp(`^${text}\\b`) }),
  radio: (page, text) => page.getByRole("radio", { name: text }),
  checkbox: (page, text) => page.getByRole("checkbox", { name: text }),
  option: (page, text) => page.getByRole("option", { name: text }),
  dialog: (page, text) => page.getByRole("dialog", { name: text, exact: true }),
  tooltip: (page, text) => page.getByRole("tooltip", { name: text, exact: true }),
  alert: (page, text) => page.getByRole("alert").filter({ hasText: text }),
  field: (page, text) => page.getByLabel(text, { exact: true }),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
  text: (page, text) => page.getByText(text),
} satisfies Record<string, (page: Page, text: string) => Locator>;

type Screen = {
  name: string;
  tree?: string;
  /** Continues from the screen before it, the first one from an empty page. */
  open: (page: Page) => Promise<unknown>;
  shows: [keyof typeof find, string][];
};

/** Opens the screens one after another and examines each. */
async function walk(page: Page, screens: Screen[], { loading = false } = {}) {
  test.slow();
  for (const { name, tree, open, shows } of screens)
    await test.step(name, async () => {
      await open(page);
      for (const [kind, text] of shows)
        await expect(
          find[kind](page, text).filter({ visible: true }).first(),
          `${kind} “${text}”`,
        ).toBeVisible();
      if (!loading) {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText("Loading...")).toHaveCount(0);
      }
      if (tree) await expect(page.locator("body")).toMatchAriaSnapshot(tree);
      await expectAccessible(page);
    });
}

/** Journeys of a visitor. */
const journeys: Record<string, Screen[]> = {
  home: [
    {
      name: "home",
      tree: trees.home,
      open: (page) => page.goto("/"),
      shows: [
        ["link", "Are You Looking For A Flightaide For Your Loved Ones?"],
        ["link", "Do You Want To Serve As A Flightaide?"],
        ["heading", "TRENDING SEARCHES"],
        ["link", "SHOW ALL"],
        ["text", "Serving as a FLIGHTAIDE"],
        ["text", "Looking for a FLIGHTAIDE"],
        ["link", "About us"],
        ["link", "Investors"],
        ["link", "Contact us"],
        ["link", "For developers"],
        ["link", "Privacy Policy"],
        ["link", "Terms of Service"],
        ["link", "Co-traveler Agreement"],
        ["link", "Travel tips"],
        ["link", "FlightAides on Facebook"],
        ["link", "FlightAides on X"],
        ["link", "FlightAides on Instagram"],
        ["link", "FlightAides on LinkedIn"],
        ["text", `© ${new Date().getFullYear()}`],
      ],
    },
    {
      name: "account menu, signed out",
      open: (page) => page.getByRole("button", { name: "Account" }).click(),
      shows: [["link", "Login"]],
    },
    {
      name: "side menu",
      tree: trees.sideMenu,
      open: async (page) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Menu" }).click();
      },
      shows: [
        ["dialog", "Menu"],
        ["link", "Home"],
        ["link", "My Itinerary"],
        ["link", "All Itineraries"],
        ["link", "Log in"],
        ["link", "How it works"],
        ["link", "Help"],
      ],
    },
  ],

  "search dialog": [
    {
      name: "search dialog",
      open: async (page) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Search itinerary" }).click();
      },
      shows: [
        ["dialog", "SEARCH ITINERARY"],
        ["button", "Submit"],
      ],
    },
    {
      name: "home after choosing a role",
      open: async (page) => {
        await page.goto("/");
        await page.getByRole("link", { name: "Do You Want To Serve As A Flightaide?" }).click();
        await page.getByRole("link", { name: "FlightAides", exact: true }).click();
      },
      shows: [["heading", "MATCHES SEARCHES"]],
    },
  ],

  "search form": [
    {
      name: "search form",
      open: (page) => page.goto("/search?filter=flightaid"),
      shows: [
        ["heading", "SEARCH ITINERARY"],
        ["checkbox", "Tell me about new matches"],
      ],
    },
    {
      name: "search form with two legs",
      open: async (page) => {
        await page.getByRole("button", { name: "Add another" }).click();
        await fields(page).posts.check();
        // No field is partly hidden by the bar.
        await page.evaluate(() => scrollTo(0, 0));
      },
      shows: [
        ["text", "Are you looking to"],
        ["radio", "Offer FlightAides"],
        ["radio", "Find FlightAides"],
        ["field", "From"],
        ["field", "To"],
        ["field", "Flight No"],
        ["placeholder", "like EK-223"],
        ["field", "Travel Date"],
        ["field", "Phone No."],
        ["field", "Additional Information"],
        ["button", "Add another"],
        ["button", "Remove"],
        ["link", "Terms of Service"],
        ["link", "Co-traveler agreement"],
        ["link", "Privacy Policy"],
        ["text", "to be contacted about my trip by email, phone or SMS"],
        ["button", "Submit"],
        ["button", "Cancel"],
      ],
    },
    {
      name: "search form submitted empty",
      tree: trees.searchErrors,
      open: (page) => fields(page).submit.click(),
      shows: [
        ["text", "Invalid Date."],
        ["text", "Invalid Phone No."],
      ],
    },
    {
      name: "search form with suggestions",
      tree: trees.suggestions,
      open: async (page) => {
        await page.goto("/search");
        await fields(page).from.fill("toro");
      },
      shows: [["option", "YYZ"]],
    },
  ],

  "search result": [
    {
      name: "result page without a search",
      open: (page) => page.goto("/searchResult"),
      shows: [["heading", "No search yet"]],
    },
    {
      name: "result with matches",
      tree: trees.result,
      open: (page) => search(page),
      shows: [
        ["heading", "YOU SEARCHED FOR"],
        [
          "text",
          "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.",
        ],
        ["text", "Serving as a FLIGHTAIDE"],
        ["button", "Connect"],
        ["button", "Register Search"],
      ],
    },
    {
      name: "questions before a search is registered, submitted empty",
      tree: trees.postingStep,
      open: async (page) => {
        await page.getByRole("button", { name: "Register Search" }).click();
        await fields(page).phoneNumber.fill("12");
        await page.getByRole("button", { name: "Post my trip" }).click();
      },
      shows: [
        ["text", "Invalid Phone No."],
        ["text", "Please agree to the terms to go on."],
      ],
    },
    {
      name: "result without a match",
      open: (page) => search(page, "flightaid", ownTrip()),
      shows: [
        [
          "text",
          "No matches found at this time. Please register now, so we can automatically notify you when we find a match.",
        ],
        ["button", "Register Search"],
        [
          "text",
          "Register now so we can save your details and automatically inform you when we find a match.",
        ],
      ],
    },
  ],

  "all itineraries": [
    {
      name: "all itineraries",
      open: (page) => page.goto("/allitinerary"),
      shows: [
        ["heading", "ALL ITINERARIES"],
        ["field", "From"],
        ["field", "To"],
        ["field", "Flight No"],
        ["field", "Travel Date"],
      ],
    },
    {
      name: "all itineraries, filtered to none",
      open: (page) => page.goto("/allitinerary?travelDate=2020-01-01"),
      shows: [["text", "No Match Found."]],
    },
    {
      name: "an old itinerary",
      open: async (page) => {
        await page.route("**/api/flightAid?*", (route) =>
          route.fulfill({
            json: [
              {
                id: "old",
                type: "traveler",
                itinerary: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: "2020-01-01" }],
                traveler: { displayName: "S****" },
                createdAt: "2020-01-01T00:00:00.000Z",
              },
            ],
          }),
        );
        await page.goto("/allitinerary");
        await page.getByRole("button", { name: "Connect" }).focus();
      },
      shows: [["tooltip", "Old Itinerary"]],
    },
  ],

  login: [
    {
      name: "login",
      tree: trees.login,
      open: (page) => page.goto("/login"),
      shows: [
        ["field", "Email address"],
        ["field", "Password"],
        ["link", "Forgot password?"],
        ["button", "Sign in with Google"],
        ["button", "Sign up with Google"],
      ],
    },
    {
      name: "login submitted empty",
      open: (page) => page.getByRole("button", { name: "Login", exact: true }).click(),
      shows: [["text", "Enter your password."]],
    },
    {
      name: "forgotten password, submitted empty",
      open: async (page) => {
        await page.goto("/forgot-password");
        await page.getByRole("textbox", { name: "Email address" }).fill(newPerson().email);
        await page.getByRole("button", { name: "Send me a code" }).click();
        await page.getByRole("button", { name: "Set the new password" }).click();
      },
      shows: [["text", "Still missing"]],
    },
  ],

  "sign up": [
    {
      name: "sign up, submitted empty",
      tree: trees.signUpErrors,
      open: async (page) => {
        await page.goto("/signup");
        await page.getByRole("button", { name: "Sign up", exact: true }).click();
      },
      shows: [
        ["field", "Full Name"],
        ["field", "Email address"],
        ["field", "Password"],
        ["button", "Login"],
        ["text", "Enter your name."],
      ],
    },
    {
      name: "confirmation, after a new code",
      open: async (page) => {
        await fillSignUp(page, newPerson());
        await page.getByRole("button", { name: "Send a new code" }).click();
      },
      shows: [["text", "A mail with a new code is on its way"]],
    },
  ],

  "legal pages": [
    {
      name: "terms of use",
      open: (page) => page.goto("/terms-of-use"),
      shows: [["heading", "Terms of Use"]],
    },
    {
      name: "privacy policy",
      open: (page) => page.goto("/privacy-policy"),
      shows: [["heading", "Privacy Policy"]],
    },
    {
      name: "safety",
      open: (page) => page.goto("/safety"),
      shows: [["heading", "How to report or block somebody"]],
    },
    {
      name: "agreement, opened at a section",
      open: (page) => page.goto("/co-traveler#safety"),
      shows: [["heading", "Flightaide, Traveler and Co-Traveler Agreement"]],
    },
  ],

  "other pages": [
    {
      name: "about us",
      open: (page) => page.goto("/about-us"),
      shows: [["heading", "Leadership team"]],
    },
    {
      name: "busy routes",
      open: (page) => page.goto("/flights"),
      shows: [["link", "Toronto – Delhi"]],
    },
    {
      name: "a route",
      open: (page) => page.getByRole("link", { name: "Toronto – Dubai" }).click(),
      shows: [
        ["heading", "Toronto – Dubai"],
        ["button", "Find a Flightaide"],
        ["link", "Offer your flight"],
        ["heading", "Dubai to Toronto"],
        ["button", "Connect"],
      ],
    },
    {
      name: "support, opened at a section",
      open: (page) => page.goto("/support#investors"),
      shows: [["heading", "Investors"]],
    },
    {
      name: "not found",
      open: (page) => page.goto("/nowhere"),
      shows: [["heading", "This page doesn’t exist"]],
    },
  ],

  "travel tips": [
    {
      name: "travel tips on a phone, contents folded",
      open: async (page) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto("/blogs");
        await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
      },
      shows: [
        ["heading", "Air Travel Tips"],
        ["text", "June 26, 2020"],
      ],
    },
    {
      name: "travel tips on a phone, contents unfolded",
      open: async (page) => {
        await page.getByText("On this page").click();
        await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
      },
      shows: [],
    },
  ],
};

for (const [name, screens] of Object.entries(journeys))
  test(`${name}: specified texts, accessible`, { tag: "@deep" }, ({ page }) => walk(page, screens));

test("home while the lists load: specified texts, accessible", { tag: "@deep" }, async ({
  page,
}) => {
  await page.route("**/api/flightAid?*", () => undefined);
  await walk(
    page,
    [
      {
        name: "home while the lists load",
        open: (page) => page.goto("/"),
        shows: [["text", "Loading..."]],
      },
    ],
    { loading: true },
  );
});

test.describe("after a failure", () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ });

  test("offers a retry or a reload, accessible", { tag: "@deep" }, ({ page }) =>
    walk(page, [
      {
        name: "a list that did not load",
        open: async (page) => {
          await page.route("**/api/flightAid?*", (route) => route.fulfill({ status: 500 }));
          await page.goto("/");
        },
        shows: [["alert", "We couldn’t load the itineraries."]],
      },
      {
        name: "a script that did not load",
        open: async (page) => {
          await page.unrouteAll();
          await page.goto("/");
          await page.route(/\/assets\/all-itinerary.*\.js$/, (route) => route.abort());
          await page.getByRole("link", { name: "SHOW ALL" }).click();
        },
        shows: [["button", "Reload the page"]],
      },
      {
        name: "offline",
        open: async (page) => {
          await page.unrouteAll();
          await page.goto("/");
          await expect(page.getByRole("article").first()).toBeVisible();
          await page.context().setOffline(true);
        },
        shows: [["text", "You are offline."]],
      },
    ]),
  );
});

const person = newPerson();

test("registering and deleting an itinerary: specified texts, accessible", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page, { ...newPerson(), name: person.name });
  await walk(page, [
    {
      name: "registered without a match",
      open: (page) => register(page, "flightaid", ownTrip()),
      shows: [
        [
          "text",
          "Congratulations! Registered successfully. We will automatically notify you once we find a match.",
        ],
        ["text", "Everybody can see its route, date and flight"],
        ["button", "Edit"],
        ["button", "Undo"],
        ["heading", "MATCHES SEARCHES"],
      ],
    },
    {
      name: "home, signed in",
      open: (page) => page.goto("/"),
      shows: [
        ["heading", "YOUR SAVED SEARCHES"],
        ["heading", "TRENDING SEARCHES"],
        ["button", "More"],
      ],
    },
    {
      name: "my itineraries",
      tree: trees.myItineraries,
      open: async (page) => {
        await page.goto("/myitinerary");
        await page.getByRole("button", { name: "More" }).click();
      },
      shows: [
        ["heading", "MY ITINERARIES"],
        ["text", "Looking for a FLIGHTAIDE"],
        // Unmasked, which only the owner sees.
        ["text", person.name],
        ["text", "No match yet: we mail you as soon as there is one"],
        ["button", "Search"],
        ["button", "Edit"],
        ["button", "Found someone: hide this trip"],
        ["button", "Share"],
        ["button", "Delete"],
      ],
    },
    {
      name: "editing an itinerary, with an error",
      open: async (page) => {
        await pressOwn(page.getByRole("article"), "Edit");
        await fields(page.getByRole("dialog")).phoneNumber.fill("12");
        await page.getByRole("button", { name: "Save" }).click();
      },
      shows: [
        ["dialog", "EDIT ITINERARY"],
        ["text", "Invalid Phone No."],
      ],
    },
    {
      name: "a paused itinerary",
      open: async (page) => {
        await page.getByRole("button", { name: "Cancel" }).click();
        await pressOwn(page.getByRole("article"), "Found someone: hide this trip");
      },
      shows: [
        ["text", "Others can’t find it"],
        ["button", "Undo"],
      ],
    },
    {
      name: "question before deleting an itinerary",
      open: (page) => pressOwn(page.getByRole("article"), "Delete"),
      shows: [["dialog", "Delete this itinerary?"]],
    },
    {
      name: "my itineraries after the last was deleted",
      open: (page) =>
        page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click(),
      shows: [
        ["alert", "record deleted successfully"],
        ["text", "Nothing registered yet."],
      ],
    },
  ]);
});

test("registered with a match, and the account: specified texts, accessible", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  await walk(page, [
    {
      name: "registered with matches",
      open: (page) => register(page),
      shows: [
        ["text", "Congratulations! We have found a match for your trip."],
        ["heading", "MATCHES SEARCHES"],
      ],
    },
    {
      name: "search form of a Flightaide, submitted empty",
      open: async (page) => {
        await page.goto("/search?filter=traveler");
        await page.getByText("What a Flightaide does, and does not").click();
        await fields(page).submit.click();
      },
      shows: [
        ["text", "How may families connect with you?"],
        ["radio", "Families may connect with me right away"],
        ["radio", "Ask me first"],
        ["text", "Choose how families may connect with you."],
      ],
    },
    {
      name: "account menu, signed in",
      open: (page) => page.getByRole("button", { name: "Account" }).click(),
      shows: [["button", "Logout"]],
    },
    {
      name: "account",
      tree: trees.account,
      open: (page) => page.goto("/account"),
      shows: [
        ["checkbox", "News and offers"],
        ["checkbox", "Requests and offers"],
        ["heading", "People you have blocked"],
        ["heading", "What you have agreed to"],
      ],
    },
    {
      name: "question before deleting the account",
      open: async (page) => {
        await page.getByRole("button", { name: "Delete my account" }).click();
        await page.getByRole("button", { name: "Delete for good" }).click();
      },
      shows: [["text", "Type DELETE, or keep"]],
    },
  ]);
});

test.describe("connecting", () => {
  // The server refuses a missing phone number.
  test.use({ expectedErrors: /400/ });

  test("from the role to the payment: specified texts, accessible", { tag: "@deep" }, async ({
    account,
    page,
  }) => {
    const trip = ownTrip();
    await postAs(account, "flightaid", trip);
    await signUp(page);
    await walk(page, [
      {
        name: "connections, none",
        tree: trees.noConnections,
        open: (page) => page.goto("/connections"),
        shows: [["text", "No connections yet."]],
      },
      {
        name: "question for the role",
        open: async (page) => {
          await connectToPosting(page, trip, "flightaid");
          await expect(page).toHaveURL(/\/connect/);
          await page.evaluate(() => sessionStorage.removeItem("role"));
          await page.reload();
        },
        shows: [
          ["text", "Are you looking to"],
          ["radio", "Find FlightAides"],
          ["radio", "Offer FlightAides"],
          ["button", "Submit"],
        ],
      },
      {
        name: "agreement",
        open: async (page) => {
          await page.getByRole("button", { name: "Submit" }).click();
          await expect(agreement(page)).toBeVisible();
        },
        shows: [
          ["text", "By clicking on yes, I agree to the provider's co-traveler agreement"],
          ["link", "co-traveler agreement"],
          ["button", "No"],
          ["button", "Yes"],
        ],
      },
      {
        name: "question for the flight and the phone number, submitted empty",
        open: async (page) => {
          await agree(page);
          await page.getByRole("button", { name: "Continue" }).click();
        },
        shows: [
          ["text", "Which flight are you on?"],
          ["text", "Choose the flight that you are on too"],
          ["text", "Invalid Phone No."],
        ],
      },
      {
        name: "before the payment",
        open: async (page) => {
          await page.getByRole("checkbox", { name: "I fly on this flight too" }).check();
          await fillPosting(page);
          await page.getByRole("button", { name: "Continue" }).click();
          await expect(payButton(page)).toBeVisible();
        },
        shows: [
          ["heading", "You are connecting to"],
          ["text", "Serving as a FLIGHTAIDE"],
          ["text", "We charge a service fee of $10 USD, to connect you with the matched party."],
          ["text", "PAY NOW with any of the secure payment methods below."],
        ],
      },
      {
        name: "after the payment",
        open: async (page) => choose(await openPayPal(page), "Pay"),
        shows: [
          [
            "text",
            "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.",
          ],
        ],
      },
    ]);
  });
});
