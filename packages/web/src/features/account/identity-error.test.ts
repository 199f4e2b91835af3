import { expect, test } from "vitest";
import { describeGoogleError, describeIdentityError, isTemporary } from "./identity-error";

const cognito = (name: string, message = "") => Object.assign(new Error(message), { name });

const wrong = "That email address and password don’t match.";
const code = "That code isn’t right or has expired. Check it, or ask for a new one.";
const tooMany = "Too many attempts. Please wait a while and try again.";

test.each([
  ["a wrong password", cognito("NotAuthorizedException", "Incorrect username or password."), wrong],
  ["an unknown address", cognito("UserNotFoundException"), wrong],
  [
    "too many wrong passwords",
    cognito("NotAuthorizedException", "Password attempts exceeded"),
    tooMany,
  ],
  ["too many codes", cognito("LimitExceededException"), tooMany],
  [
    "too many requests of one address",
    cognito("ForbiddenException", "Request not allowed due to WAF block."),
    tooMany,
  ],
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
    "a lost connection",
    cognito("NetworkError"),
    "We can’t reach FlightAides. Check your connection and try again.",
  ],
  [
    "a script that failed to load",
    new TypeError("Failed to fetch dynamically imported module"),
    "We can’t reach FlightAides. Check your connection and try again.",
  ],
  [
    "an unknown exception",
    cognito("InternalErrorException", "secret detail"),
    "Something went wrong. Please try again.",
  ],
  ["a value that is no error", "?", "Something went wrong. Please try again."],
])("%s", (_, error, sentence) => {
  expect(describeIdentityError(error)).toBe(sentence);
});

test.each([
  ["wrong", cognito("CodeMismatchException")],
  ["expired, or sent to an unknown address", cognito("ExpiredCodeException")],
  [
    "for a confirmed account",
    cognito("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED"),
  ],
])("a code that is %s reveals nothing about the account", (_, error) => {
  expect(describeIdentityError(error, "code")).toBe(code);
});

test("errors of a Google sign-in", () => {
  expect(describeGoogleError("The user denied access")).toMatch(/didn’t finish/);
  expect(describeGoogleError("PreSignUp failed with error x.")).toMatch(/must be verified/);
  expect(describeGoogleError("")).toMatch(/Please try again/);
});

test.each([
  ["Incorrect username or password.", "That isn’t your current password."],
  ["Access Token has been revoked", "Your session has ended. Log in again."],
])("a change of the password that is refused: %s", (message, sentence) => {
  expect(describeIdentityError(cognito("NotAuthorizedException", message), "change")).toBe(
    sentence,
  );
});

test("waiting helps after too many attempts and without a connection, not with a wrong code", () => {
  for (const name of ["LimitExceededException", "TooManyFailedAttemptsException", "NetworkError"])
    expect(isTemporary(cognito(name))).toBe(true);
  for (const name of ["CodeMismatchException", "ExpiredCodeException", "NotAuthorizedException"])
    expect(isTemporary(cognito(name))).toBe(false);
});
