import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage, chosenLanguage, unsavedLanguage } from "../../lib/chosen-language";
import { languageAfterSignIn } from "./language-after-sign-in";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
};
const french = { fetchQuery: vi.fn().mockResolvedValue({ language: "fr" }) };

beforeEach(() => {
  stored.clear();
  french.fetchQuery.mockClear();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a browser without a choice takes the language of the profile, once", async () => {
  expect(await languageAfterSignIn("ann", french)).toBe("fr");
  expect(chosenLanguage()).toBe("fr");
  expect(unsavedLanguage("ann")).toBeUndefined();
  expect(await languageAfterSignIn("ann", french)).toBe("en");
  expect(french.fetchQuery).toHaveBeenCalledOnce();
});

test("a language that pages of v0.1.0 don’t know is in a field of its own", async () => {
  const punjabi = vi.fn().mockResolvedValue({ language: "en", mailLanguage: "pa" });
  expect(await languageAfterSignIn("ann", { fetchQuery: punjabi })).toBe("pa");
});

test("a choice in this browser takes precedence over the profile", async () => {
  chooseLanguage("en");
  expect(await languageAfterSignIn("ann", french)).toBe("en");
  expect(french.fetchQuery).not.toHaveBeenCalled();
});

test("without the profile, the language stays", async () => {
  const offline = { fetchQuery: vi.fn().mockRejectedValue(new Error("offline")) };
  expect(await languageAfterSignIn("ann", offline)).toBe("en");
  expect(chosenLanguage()).toBeUndefined();
});

test("without storage, the language does not change: the next page would not know the new one", async () => {
  const refuse = () => {
    throw new Error("The browser forbids storage.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(await languageAfterSignIn("ann", french)).toBe("en");
});

test("the choice of a signed-in user waits to be saved to their profile, not to another one", () => {
  chooseLanguage("hi", "ann");
  expect(unsavedLanguage("ann")).toBe("hi");
  expect(unsavedLanguage("bob")).toBeUndefined();
  chooseLanguage("fr");
  expect(unsavedLanguage("ann")).toBeUndefined();
});
