import { enter, newPerson } from "../support/account";
import { mailAbout } from "../support/inbox";
import { expect, test } from "../support/test";
import { ownTrip } from "../support/trips";

/** Texts of the pages and the mail, by language. */
const journeys = {
  fr: {
    name: "Français",
    heading: "Chercher un itinéraire",
    from: "Départ",
    to: "Arrivée",
    flight: "No de vol",
    date: "Date du vol",
    phone: "No de téléphone",
    terms: /^J’accepte les conditions/,
    posts: /^Me prévenir/,
    submit: "Envoyer",
    posted: "Votre voyage est publié.",
    registered: (route: string) => `${route} bien publié`,
    greeting: "Bonjour",
  },
  hi: {
    name: "हिन्दी",
    heading: "यात्रा खोजें",
    from: "कहाँ से",
    to: "कहाँ तक",
    flight: "फ़्लाइट नंबर",
    date: "यात्रा की तारीख",
    phone: "फ़ोन नंबर",
    terms: /^मैं उपयोग की शर्तों/,
    posts: /^मुझे नई/,
    submit: "भेजें",
    posted: "आपकी यात्रा दर्ज हो गई है।",
    registered: (route: string) => `${route} यात्रा दर्ज हो गई`,
    greeting: "नमस्ते",
  },
  pa: {
    name: "ਪੰਜਾਬੀ",
    heading: "ਸਫ਼ਰ ਖੋਜੋ",
    from: "ਕਿੱਥੋਂ",
    to: "ਕਿੱਥੇ",
    flight: "ਫਲਾਈਟ ਨੰਬਰ",
    date: "ਸਫ਼ਰ ਦੀ ਤਾਰੀਖ਼",
    phone: "ਫ਼ੋਨ ਨੰਬਰ",
    terms: /^ਮੈਨੂੰ ਵਰਤੋਂ ਦੀਆਂ ਸ਼ਰਤਾਂ/,
    posts: /^ਮੈਨੂੰ ਨਵੇਂ/,
    submit: "ਭੇਜੋ",
    posted: "ਤੁਹਾਡਾ ਸਫ਼ਰ ਦਰਜ ਹੋ ਗਿਆ ਹੈ।",
    registered: (route: string) => `${route} ਸਫ਼ਰ ਦਰਜ ਹੋ ਗਿਆ`,
    greeting: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ",
  },
  gu: {
    name: "ગુજરાતી",
    heading: "પ્રવાસ શોધો",
    from: "ક્યાંથી",
    to: "ક્યાં સુધી",
    flight: "ફ્લાઇટ નંબર",
    date: "પ્રવાસની તારીખ",
    phone: "ફોન નંબર",
    terms: /^હું ઉપયોગની શરતો/,
    posts: /^મને નવા/,
    submit: "મોકલો",
    posted: "તમારો પ્રવાસ નોંધાયો છે.",
    registered: (route: string) => `${route} પ્રવાસ નોંધાઈ ગયો`,
    greeting: "નમસ્તે",
  },
};

for (const [language, texts] of Object.entries(journeys))
  test(`a user who chooses ${texts.name} searches, posts and gets mail in it`, {
    tag: language === "fr" ? [] : "@deep",
  }, async ({ page }) => {
    const person = newPerson();
    const trip = ownTrip();
    await enter(page, person);
    await page.getByRole("button", { name: "Account and appearance" }).click();
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.url().endsWith("/api/me"),
    );
    await page.getByRole("link", { name: texts.name }).click();
    await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`));
    expect((await saved).ok()).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    // The choice is stored: a URL without a language redirects to it.
    await page.goto("/search?filter=flightaid");
    await page.waitForURL(`**/${language}/search?filter=flightaid`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.heading);
    await page.getByRole("combobox", { name: texts.from, exact: true }).fill(trip.from);
    await page.getByRole("combobox", { name: texts.to, exact: true }).fill(trip.to);
    await page.getByRole("textbox", { name: texts.flight }).fill(trip.flight);
    await page.getByLabel(texts.date).fill(trip.travelDate);
    await page.getByRole("checkbox", { name: texts.posts }).check();
    await page.getByRole("textbox", { name: texts.phone }).fill(trip.phoneNumber);
    await page.getByRole("checkbox", { name: texts.terms }).check();
    await page.getByRole("button", { name: texts.submit }).click();
    await page.waitForURL(`**/${language}/searchResult`);
    await expect(page.getByText(texts.posted, { exact: true })).toBeVisible();

    const mail = await mailAbout(person.email, texts.registered(`${trip.from}-${trip.to}`));
    expect(mail).toContain(texts.greeting);
  });

test("an address with double slashes has no link to another site", { tag: "@deep" }, async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get("/fr//evil.example/?a=b", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/fr/evil.example/?a=b");

  for (const prefix of ["", "/fr", "/hi"]) {
    await page.goto(`${baseURL}${prefix}//evil.example/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/evil.example/`);
    const origins = await page.locator("a[href], link[href]").evaluateAll((links) =>
      links
        .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
        .filter(({ protocol }) => protocol.startsWith("http"))
        .map(({ origin }) => origin),
    );
    expect(new Set(origins), prefix).toEqual(new Set([baseURL]));
  }
});
