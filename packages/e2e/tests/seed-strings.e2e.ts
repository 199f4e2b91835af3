import type { Locator, Page } from "@playwright/test";
import { newPerson, signUp } from "../support/account";
import { payStandIn } from "../support/pay-stand-in";
import { fields, fill, searchSeededTrip } from "../support/search-page";
import { expect, test } from "../support/test";

/** How a string is found: by what it is to somebody who can't see the page. */
const find = {
  heading: (page, text) => page.getByRole("heading", { name: text, exact: true }),
  link: (page, text) => page.getByRole("link", { name: text }),
  button: (page, text) => page.getByRole("button", { name: text, exact: true }),
  radio: (page, text) => page.getByRole("radio", { name: text }),
  dialog: (page, text) => page.getByRole("dialog", { name: text, exact: true }),
  tooltip: (page, text) => page.getByRole("tooltip", { name: text, exact: true }),
  alert: (page, text) => page.getByRole("alert").filter({ hasText: text }),
  field: (page, text) => page.getByLabel(text, { exact: true }),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
  text: (page, text) => page.getByText(text),
} satisfies Record<string, (page: Page, text: string) => Locator>;

/**
 * Every text that the product's specification gives word for word, under the state that shows it. Another screen is
 * another entry; another text is another line.
 */
type State = {
  state: string;
  open: (page: Page) => Promise<unknown>;
  shows: [keyof typeof find, string][];
  /** Console errors that belong to the state. */
  errors?: RegExp;
};

/** A trip nobody else has. */
const lonely = { from: "KEF", to: "USH", flight: "" };

async function searchLonelyTrip(page: Page) {
  await page.goto("/search?filter=flightaid");
  await fill(page, lonely);
  await fields(page).submit.click();
  await page.waitForURL("**/searchResult");
}

/** A connection of somebody who is signed in, before or after the agreement. */
async function openConnection(page: Page, agreed: boolean) {
  await signUp(page);
  const server = await payStandIn(page);
  await page.goto("/connect?connection=connection-1");
  if (agreed) await page.getByRole("button", { name: "Yes" }).click();
  return server;
}

const states: State[] = [
  {
    state: "home",
    open: (page) => page.goto("/"),
    shows: [
      ["link", "Are You Looking For A Flightaide For Your Loved Ones?"],
      ["link", "Do You Want To Serve As A Flightaide?"],
      ["heading", "TRENDING SEARCHES"],
      ["link", "SHOW ALL"],
      ["text", "Serving as a FLIGHTAIDE"],
      ["text", "Looking for a FLIGHTAIDE"],
    ],
  },
  {
    state: "home while the list is on its way",
    open: async (page) => {
      await page.route("**/api/flightAid?*", () => undefined);
      await page.goto("/");
    },
    shows: [["text", "Loading..."]],
  },
  {
    state: "home after a choice",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("link", { name: "Do You Want To Serve As A Flightaide?" }).click();
      await page.getByRole("link", { name: "FlightAides", exact: true }).click();
    },
    shows: [["heading", "MATCHES SEARCHES"]],
  },
  {
    state: "home, signed in",
    open: async (page) => {
      await signUp(page);
      await page.goto("/");
    },
    shows: [
      ["heading", "YOUR SAVED SEARCHES"],
      ["heading", "TRENDING SEARCHES"],
    ],
  },
  {
    state: "side menu",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
    },
    shows: [
      ["link", "Home"],
      ["link", "My Itinerary"],
      ["link", "All Itineraries"],
    ],
  },
  {
    state: "avatar menu of a stranger",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Account" }).click();
    },
    shows: [["link", "Login"]],
  },
  {
    state: "avatar menu of a user",
    open: async (page) => {
      await signUp(page);
      await page.getByRole("button", { name: "Account" }).click();
    },
    shows: [["button", "Logout"]],
  },
  {
    state: "login",
    open: (page) => page.goto("/login"),
    shows: [
      ["field", "Email address"],
      ["field", "Password"],
      ["link", "Forgot password?"],
      ["button", "Sign in with Google"],
      ["link", "Sign up"],
    ],
  },
  {
    state: "sign up",
    open: (page) => page.goto("/signup"),
    shows: [
      ["field", "Full Name"],
      ["field", "Email address"],
      ["field", "Password"],
      ["link", "Login"],
    ],
  },
  {
    state: "search",
    open: async (page) => {
      await page.goto("/search");
      await page.getByRole("button", { name: "Add another" }).click();
    },
    shows: [
      ["heading", "SEARCH ITINERARY"],
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
    state: "search dialog",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Search itinerary" }).click();
    },
    shows: [["dialog", "SEARCH ITINERARY"]],
  },
  {
    state: "search sent empty",
    open: async (page) => {
      await page.goto("/search");
      await fields(page).submit.click();
    },
    shows: [
      ["text", "Invalid Date."],
      ["text", "Invalid Phone No."],
    ],
  },
  {
    state: "result with matches",
    open: searchSeededTrip,
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
    state: "result without a match, for a stranger",
    open: searchLonelyTrip,
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
  {
    state: "result without a match, registered",
    open: async (page) => {
      await signUp(page);
      await searchLonelyTrip(page);
    },
    shows: [
      [
        "text",
        "Congratulations! Registered successfully. We will automatically notify you once we find a match.",
      ],
      ["heading", "MATCHES SEARCHES"],
    ],
  },
  {
    state: "all itineraries",
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
    state: "all itineraries, filtered to nothing",
    open: (page) => page.goto("/allitinerary?travelDate=2020-01-01"),
    shows: [["text", "No Match Found."]],
  },
  {
    state: "an old itinerary",
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
      await page.getByRole("button", { name: "Connect" }).hover();
    },
    shows: [["tooltip", "Old Itinerary"]],
  },
  {
    state: "my itineraries",
    open: async (page) => {
      await signUp(page);
      await searchLonelyTrip(page);
      await expect(page.getByText("Congratulations!")).toBeVisible();
      await page.goto("/myitinerary");
    },
    shows: [
      ["heading", "MY ITINERARIES"],
      ["text", "Looking for a FLIGHTAIDE"],
      // The owner alone sees their whole name.
      ["text", newPerson().name],
      ["button", "Search"],
      ["button", "Delete"],
    ],
  },
  {
    state: "my itineraries after a deletion",
    open: async (page) => {
      await signUp(page);
      await searchLonelyTrip(page);
      await expect(page.getByText("Congratulations!")).toBeVisible();
      await page.goto("/myitinerary");
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    },
    shows: [["alert", "record deleted successfully"]],
  },
  {
    state: "connecting without a role",
    open: async (page) => {
      await signUp(page);
      const list = await page.request.get("/api/flightAid?flight=EK-241&limit=100");
      // The oldest is the seed's, which no other test takes back.
      const seeded = (await list.json()).at(-1);
      await page.goto(`/connect?itinerary=${seeded.id}`);
    },
    shows: [
      ["text", "Are you looking to"],
      ["radio", "Find FlightAides"],
      ["radio", "Offer FlightAides"],
      ["button", "Submit"],
    ],
  },
  {
    state: "agreement modal",
    open: (page) => openConnection(page, false),
    shows: [
      ["text", "By clicking on yes, I agree to the provider's co-traveler agreement"],
      ["link", "co-traveler agreement"],
      ["button", "No"],
      ["button", "Yes"],
    ],
  },
  {
    state: "connecting, before paying",
    open: (page) => openConnection(page, true),
    shows: [
      ["heading", "You are connecting to"],
      ["text", "Serving as a FLIGHTAIDE"],
      ["text", "We charge a service fee of $10 USD, to connect you with the matched party."],
      ["text", "PAY NOW with any of the secure payment methods below."],
    ],
  },
  {
    state: "connecting, when PayPal's script does not come",
    open: async (page) => {
      const server = await openConnection(page, false);
      server.script = (route) => route.abort();
      await page.getByRole("button", { name: "Yes" }).click();
    },
    shows: [["text", "Failed to load the PayPal JS SDK script."]],
    errors: /Failed to load/,
  },
  {
    state: "connected, after paying",
    open: async (page) => {
      await openConnection(page, true);
      await page.getByRole("button", { name: "PayPal", exact: true }).click();
    },
    shows: [
      [
        "text",
        "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.",
      ],
    ],
  },
  {
    state: "footer",
    open: (page) => page.goto("/"),
    shows: [
      ["link", "About us"],
      ["link", "Investors"],
      ["link", "Contact us"],
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
    state: "terms of use",
    open: (page) => page.goto("/terms-of-use"),
    shows: [["heading", "Terms of Use"]],
  },
  {
    state: "privacy policy",
    open: (page) => page.goto("/privacy-policy"),
    shows: [["heading", "Privacy Policy"]],
  },
  {
    state: "agreement",
    open: (page) => page.goto("/co-traveler"),
    shows: [["heading", "Flightaide, Traveler and Co-Traveler Agreement"]],
  },
  {
    state: "about us",
    open: (page) => page.goto("/about-us"),
    shows: [["heading", "Leadership team"]],
  },
  {
    state: "travel tips",
    open: (page) => page.goto("/blogs"),
    shows: [
      ["heading", "Air Travel Tips"],
      ["text", "June 26, 2020"],
    ],
  },
];

for (const { state, open, shows, errors } of states)
  test.describe(state, () => {
    if (errors) test.use({ expectedErrors: errors });

    test("has its words", async ({ page }) => {
      await open(page);
      for (const [kind, text] of shows)
        await expect(
          find[kind](page, text).filter({ visible: true }).first(),
          `${kind} “${text}”`,
        ).toBeVisible();
    });
  });
