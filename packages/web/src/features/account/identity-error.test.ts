import { expect, test } from "vitest";
import { googleInWords, inWords } from "./identity-error";

const cognito = (name: string, message = "") => Object.assign(new Error(message), { name });

const wrong = "That email address and password don’t fit together.";
const code = "That code isn’t right or has expired. Check it, or ask for a new one.";
const tooMany = "Too many attempts. Please wait a while and try again.";

test.each([
  ["a wrong password", cognito("NotAuthorizedException", "Incorrect username or password."), wrong],
  ["no such address", cognito("UserNotFoundException"), wrong],
  [
    "the wait after wrong ones",
    cognito("NotAuthorizedException", "Password attempts exceeded"),
    tooMany,
  ],
  ["too many codes", cognito("LimitExceededException"), tooMany],
  [
    "a disabled account",
    cognito("NotAuthorizedException", "User is disabled."),
    "This account is disabled. Write to us if you think that is a mistake.",
  ],
  [
    "a weak password",
    cognito("InvalidPasswordException"),
    "That password is too weak: see the rules beside it.",
  ],
  [
    "a dead connection",
    cognito("NetworkError"),
    "We can’t reach FlightAides. Check your connection and try again.",
  ],
  [
    "code that did not arrive",
    new TypeError("Failed to fetch dynamically imported module"),
    "We can’t reach FlightAides. Check your connection and try again.",
  ],
  [
    "anything else",
    cognito("InternalErrorException", "secret detail"),
    "Something went wrong. Please try again.",
  ],
  ["no error at all", "?", "Something went wrong. Please try again."],
])("%s", (_, error, sentence) => {
  expect(inWords(error)).toBe(sentence);
});

test.each([
  ["wrong", cognito("CodeMismatchException")],
  ["late, or for an unknown address", cognito("ExpiredCodeException")],
  [
    "for an account that is confirmed",
    cognito("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED"),
  ],
])("a code that is %s tells nothing of the account", (_, error) => {
  expect(inWords(error, "code")).toBe(code);
});

test("what Google sends back", () => {
  expect(googleInWords("The user denied access")).toMatch(/didn’t finish/);
  expect(googleInWords("PreSignUp failed with error x.")).toMatch(/must be verified/);
  expect(googleInWords("")).toMatch(/Please try again/);
});
