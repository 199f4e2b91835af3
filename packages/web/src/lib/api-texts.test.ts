import { expect, test, vi } from "vitest";

vi.stubEnv("VITE_LANGUAGE", "fr");
const { textOf, fieldTextOf } = await import("./api-texts");

test.each([
  ["connection-not-found", undefined, "Cette mise en relation n’existe pas ou n’existe plus."],
  [
    "too-many-messages-to-one",
    { most: 10, seconds: 43_200 },
    "Vous pouvez écrire 10 messages par jour à une même personne. Revenez dans 12\u00a0heures.",
  ],
  [
    "payment-not-open",
    { day: "2027-03-01" },
    "Le paiement ouvre le lun. 1 mars 2027. D’ici là, rien n’est dû, et rien n’a été facturé.",
  ],
  [
    "connection-withdrawn",
    { charged: false },
    "La mise en relation a été abandonnée. Rien n’a été facturé.",
  ],
])("%s is in the language of the page", (reason, params, text) => {
  expect(textOf("conflict", { reason, params })).toBe(text);
});

test.each([undefined, "of-another-release", "toString", 5])(
  "%s as a reason becomes the sentence of the code",
  (reason) => {
    expect(textOf("conflict", { reason })).toBe(
      "Ce n’est plus possible. Rechargez la page pour voir où en sont les choses.",
    );
  },
);

test("a field", () => {
  expect(fieldTextOf({ reason: "airport-required" })).toBe("Choisissez un aéroport.");
  expect(fieldTextOf({ reason: "too-long", params: { most: 500 } })).toBe(
    "500 caractères au plus.",
  );
  expect(fieldTextOf({ reason: "of-another-release" })).toBe("Vérifiez ce champ.");
  expect(fieldTextOf({})).toBe("Vérifiez ce champ.");
});
