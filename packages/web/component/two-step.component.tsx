/** Two-step sign-in: on, off, a wrong code and a lost phone; and the password that is asked for again. */
import * as account from "@flightaides/core/account/contract.ts";
import { me, update } from "@flightaides/core/user/contract.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { profile } from "./connections";
import { refused, unreachable } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const section = () => page.getByRole("region", { name: "Two-step sign-in" });
const code = () => page.getByRole("textbox", { name: "Code" });
const password = () => page.getByRole("textbox", { name: "Password", exact: true });
const alert = () => page.getByRole("alert");
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** The calls to Cognito, oldest first, with the code of those that have one. */
let calls: string[];
/** What Cognito knows of the account. */
let isOn: boolean;
/** Cognito's answers that are not the usual ones, by operation. */
let faults: Partial<Record<string, () => Response | Promise<Response>>>;

const refusal =
  (name: string, message = name) =>
  () =>
    Response.json({ __type: name, message }, { status: 400 });

function token(claims: object): string {
  const encode = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: "RS256" })}.${encode({ sub: "uid-1", iat: now, auth_time: now, exp: now + 3_600, ...claims })}.signature`;
}

const tokens = () => ({
  IdToken: token({
    token_use: "id",
    email: "meera@example.com",
    name: "Meera Krishnan",
    "cognito:username": "uid-1",
  }),
  AccessToken: token({
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    // Without it Amplify revokes nothing.
    origin_jti: "session-1",
  }),
  RefreshToken: "refresh",
  ExpiresIn: 3_600,
  TokenType: "Bearer",
});

type Input = {
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  UserCode?: string;
  SoftwareTokenMfaSettings?: { Enabled: boolean };
};

const operations: Record<string, (input: Input) => object> = {
  InitiateAuth: () => ({
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      SALT: "0f",
      SRP_B: "abcdef0123456789",
      SECRET_BLOCK: "c2VjcmV0",
      USER_ID_FOR_SRP: "uid-1",
      USERNAME: "uid-1",
    },
  }),
  RespondToAuthChallenge: ({ ChallengeName }) =>
    ChallengeName === "PASSWORD_VERIFIER" && isOn
      ? { ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "s".repeat(20), ChallengeParameters: {} }
      : { ChallengeParameters: {}, AuthenticationResult: tokens() },
  RevokeToken: () => ({}),
  GetUser: () => ({
    Username: "uid-1",
    UserAttributes: [],
    ...(isOn && { UserMFASettingList: ["SOFTWARE_TOKEN_MFA"] }),
  }),
  AssociateSoftwareToken: () => ({ SecretCode: secret }),
  VerifySoftwareToken: () => ({ Status: "SUCCESS" }),
  SetUserMFAPreference: ({ SoftwareTokenMfaSettings }) => {
    isOn = SoftwareTokenMfaSettings?.Enabled ?? false;
    return {};
  },
};

beforeEach(() => {
  serveEverything();
  calls = [];
  isOn = false;
  faults = {};
  api().on(me, () => profile);
  api().on(update, () => profile);
  vi.stubGlobal("fetch", async (resource: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(resource, init);
    if (!new URL(request.url).host.startsWith("cognito-idp.")) return api().fetch(resource, init);
    const operation = request.headers.get("x-amz-target")?.split(".")[1] ?? "";
    const input: Input = await request.json();
    const entered = input.UserCode ?? input.ChallengeResponses?.SOFTWARE_TOKEN_MFA_CODE;
    const step = input.ChallengeName ?? operation;
    calls.push(entered ? `${step} ${entered}` : step);
    const fault = faults[step];
    if (fault) return fault();
    const answer = operations[operation];
    if (!answer) throw new Error(`Cognito is asked for ${operation}`);
    return Response.json(answer(input));
  });
});

/** A session of a sign-in with the password, as Amplify keeps it. */
function signInWithPassword(): void {
  signIn();
  const { AccessToken, IdToken, RefreshToken } = tokens();
  const keys = {
    LastAuthUser: "uid-1",
    "uid-1.accessToken": AccessToken,
    "uid-1.idToken": IdToken,
    "uid-1.refreshToken": RefreshToken,
    "uid-1.clockDrift": "0",
  };
  for (const [key, value] of Object.entries(keys))
    localStorage.setItem(`CognitoIdentityServiceProvider.test.${key}`, value);
}

async function openAccount(): Promise<void> {
  signInWithPassword();
  await open("/account");
  await expect.element(section().getByText(/^Two-step sign-in is o/)).toBeVisible();
  calls.length = 0;
}

async function enterPassword(button: string): Promise<void> {
  await password().fill("Good-passw0rd");
  await press(button);
}

test("is turned on with the password, the key and a first code, and logs other browsers out", async () => {
  const others: unknown[] = [];
  api().on(update, (input) => {
    others.push(input);
    return profile;
  });
  await openAccount();
  await press("Turn two-step sign-in on");
  await press("Continue");
  await expect.element(page.getByText("Enter your password.")).toBeVisible();
  await enterPassword("Continue");
  await expect.element(page.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the app on this device" }))
    .toHaveAttribute("href", expect.stringMatching(/^otpauth:\/\/totp\/FlightAides:meera/));
  await expectAccessible(390);
  await press("Turn it on");
  await expect.element(page.getByText("Enter the six digits of the code.")).toBeVisible();
  faults.VerifySoftwareToken = refusal("EnableSoftwareTokenMFAException");
  await code().fill("111111");
  await press("Turn it on");
  await expect
    .element(alert())
    .toHaveTextContent("That code isn’t right. Enter the one that your app shows now.");
  expect(others).toEqual([]);
  faults = {};
  await code().fill("222 222");
  await press("Turn it on");
  await expect.element(section().getByText("Two-step sign-in is on.")).toBeVisible();
  expect(others).toEqual([{ endOtherSessions: true }]);
  expect(calls.filter((call) => !/^(InitiateAuth|PASSWORD_VERIFIER|GetUser)$/.test(call))).toEqual([
    "RevokeToken",
    "AssociateSoftwareToken",
    "VerifySoftwareToken 111111",
    "VerifySoftwareToken 222222",
    "SetUserMFAPreference",
  ]);
});

test("when only the last call fails, the code is not sent twice", { tags: "deep" }, async () => {
  await openAccount();
  await press("Turn two-step sign-in on");
  await enterPassword("Continue");
  faults.SetUserMFAPreference = refusal("InternalErrorException");
  await code().fill("222222");
  await press("Turn it on");
  await expect.element(alert()).toHaveTextContent("Something went wrong. Please try again.");
  faults = {};
  await press("Turn it on");
  await expect.element(section().getByText("Two-step sign-in is on.")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("VerifySoftwareToken"))).toHaveLength(1);
});

test("is not on while other browsers are still logged in", async () => {
  const stop = api().on(update, unreachable);
  await openAccount();
  await press("Turn two-step sign-in on");
  await enterPassword("Continue");
  await code().fill("222222");
  await press("Turn it on");
  await expect.element(alert()).toHaveTextContent("We can’t reach FlightAides.");
  await expect.element(page.getByRole("button", { name: "Turn it on" })).toBeVisible();
  expect(calls).not.toContain("SetUserMFAPreference");
  stop();
  api().on(update, () => profile);
  await press("Turn it on");
  await expect.element(section().getByText("Two-step sign-in is on.")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("VerifySoftwareToken"))).toHaveLength(1);
});

test("is on, and the page says so, when only the answer was lost", async () => {
  api().on(update, () => profile);
  await openAccount();
  await press("Turn two-step sign-in on");
  await enterPassword("Continue");
  await code().fill("222222");
  faults.SetUserMFAPreference = () => {
    isOn = true;
    return refusal("InternalErrorException")();
  };
  await press("Turn it on");
  await expect.element(alert()).toHaveTextContent("Something went wrong. Please try again.");
  await press("Not now");
  await expect.element(section().getByText("Two-step sign-in is on.")).toBeVisible();
});

test("says what to do about a lost phone, and is turned off with password and code", async () => {
  isOn = true;
  await openAccount();
  await section().getByText("If you lose your phone").click();
  await expect.element(section().getByText(/^Otherwise write to support@/)).toBeVisible();
  await press("Turn two-step sign-in off");
  await enterPassword("Turn it off");
  await expect.element(code()).toHaveFocus();
  await code().fill("333333");
  await expect.element(section().getByText("Two-step sign-in is off.")).toBeVisible();
  expect(calls.slice(-3)).toEqual([
    "SOFTWARE_TOKEN_MFA 333333",
    "RevokeToken",
    "SetUserMFAPreference",
  ]);
});

test("a wrong password changes nothing, and the session stays", async () => {
  await openAccount();
  const before = { ...localStorage };
  faults.PASSWORD_VERIFIER = refusal("NotAuthorizedException", "Incorrect username or password.");
  await press("Turn two-step sign-in on");
  await enterPassword("Continue");
  await expect.element(alert()).toHaveTextContent("That isn’t your current password.");
  await expect.element(password()).toHaveFocus();
  expect({ ...localStorage }).toEqual(before);
  await press("Not now");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("says so when it cannot be loaded, and loads it again", { tags: "deep" }, async () => {
  faults.GetUser = refusal("InternalErrorException");
  signInWithPassword();
  await open("/account");
  await expect
    .element(section().getByRole("alert"))
    .toHaveTextContent("We couldn’t load how you sign in.");
  faults = {};
  await section().getByRole("button", { name: "Try again" }).click();
  await expect.element(section().getByText("Two-step sign-in is off.")).toBeVisible();
});

test("in a session of Google it is Google’s", async () => {
  signIn();
  await open("/account");
  await expect.element(section().getByText(/turn it on at Google/)).toBeVisible();
  await expect.element(section().getByRole("button")).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("the login asks for the code, by keyboard, and says what is wrong with one", async () => {
  isOn = true;
  await open("/login");
  await page.getByRole("textbox", { name: "Email address" }).first().fill("meera@example.com");
  await password().first().fill("Good-passw0rd");
  await userEvent.keyboard("{Enter}");
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code()).toHaveAttribute("inputmode", "numeric");
  expect(localStorage.getItem("token")).toBeNull();
  await userEvent.keyboard("12345{Enter}");
  await expect.element(page.getByText("Enter the six digits of the code.")).toBeVisible();
  faults.SOFTWARE_TOKEN_MFA = refusal("CodeMismatchException");
  await userEvent.keyboard("6");
  await expect
    .element(alert())
    .toHaveTextContent("That code isn’t right. Enter the one that your app shows now.");
  await expect.element(code()).toHaveFocus();
  await expectAccessible(390);
  faults.SOFTWARE_TOKEN_MFA = refusal("ExpiredCodeException");
  await code().fill("222222");
  await expect.element(alert()).toHaveTextContent("That code was used already.");
  faults.SOFTWARE_TOKEN_MFA = refusal("NotAuthorizedException", "Password attempts exceeded");
  await code().fill("333333");
  await expect.element(alert()).toHaveTextContent("Too many attempts.");
  faults.SOFTWARE_TOKEN_MFA = refusal("NotAuthorizedException", "Invalid session for the user");
  await code().fill("444444");
  await expect.element(alert()).toHaveTextContent("That took too long. Go back");
  await page.getByText("I don’t have my phone").click();
  await expect.element(page.getByText(/^Otherwise write to support@/)).toBeVisible();
  await press("Back");
  await expect.element(page.getByRole("textbox", { name: "Email address" }).first()).toBeVisible();
});

test("a logout that Cognito does not answer ends the session of this browser, and the call", async () => {
  await openAccount();
  faults.RevokeToken = () => new Promise(() => {});
  const loaded: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    // It would replace the test's own document.
    event.preventDefault();
    loaded.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener("navigate", stay);
  onTestFinished(() => navigation.removeEventListener("navigate", stay));
  await press("Account and appearance");
  await press("Logout");
  await expect.poll(() => calls).toContain("RevokeToken");
  await expect.poll(() => localStorage.getItem("user")).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes("Token"))).toEqual([]);
  await expect.poll(() => loaded).toEqual(["/login"]);
});

test("an account is deleted with password and code", async () => {
  isOn = true;
  await openAccount();
  await press("Delete my account");
  await press("Delete for good");
  await expect.element(page.getByText("Type DELETE, or keep your account.")).toBeVisible();
  await expect.element(page.getByText("Enter your password.")).toBeVisible();
  await page.getByLabelText("Type DELETE").fill("DELETE");
  await expectAccessible(390);
  await enterPassword("Delete for good");
  await expect.element(code()).toHaveFocus();
  expect(api().calls).not.toContain("DELETE /me");
  await code().fill("333333");
  await expect.element(page.getByText("Your account is deleted.")).toBeVisible();
  expect(api().calls).toContain("DELETE /me");
});

test("what fails after the password is tried again without it", { tags: "deep" }, async () => {
  const back = api().on(account.remove, () => refused("account-busy"));
  await openAccount();
  await press("Delete my account");
  await page.getByLabelText("Type DELETE").fill("DELETE");
  await enterPassword("Delete for good");
  await expect.element(alert()).toHaveTextContent("Your account isn’t deleted.");
  back();
  calls.length = 0;
  await press("Try again");
  await expect.element(page.getByText("Your account is deleted.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a session of Google that is too old is asked to log in again, and comes back", async () => {
  api().on(account.remove, () => refused("sign-in-again"));
  signIn();
  await open("/account");
  await press("Delete my account");
  await expect.element(password()).not.toBeInTheDocument();
  await page.getByLabelText("Type DELETE").fill("DELETE");
  await press("Delete for good");
  await expect.element(alert()).toHaveTextContent("Log in with Google once more");
  await expectAccessible(390);
  await press("Log in again");
  await expect.element(page.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(sessionStorage.getItem("navigate")).toBe("/account#delete");
});
