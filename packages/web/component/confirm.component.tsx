/** The code of a sign-up, which is sent by its sixth digit. */
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { serveEverything } from "./itineraries";
import { api, open } from "./page";

const email = "asha@example.com";
const field = page.getByRole("textbox", { name: "Code" });
const confirmButton = page.getByRole("button", { name: "Confirm" });
const alert = page.getByRole("alert");
const isRefused = "That code isn’t right or has expired. Check it, or ask for a new one.";

/** The codes that Cognito has received. */
let received: string[];
let answer: () => Response | Promise<Response>;

const refused = () =>
  Response.json(
    { __type: "CodeMismatchException", message: "Invalid verification code" },
    { status: 400 },
  );

beforeEach(async () => {
  serveEverything();
  received = [];
  answer = refused;
  vi.stubGlobal("fetch", async (resource: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(resource, init);
    if (!new URL(request.url).host.startsWith("cognito-idp.")) return api().fetch(resource, init);
    expect(request.headers.get("x-amz-target")).toMatch(/\.ConfirmSignUp$/);
    const { ConfirmationCode } = await request.json();
    received.push(ConfirmationCode);
    return answer();
  });
  sessionStorage.setItem("confirming", JSON.stringify({ email, name: "Asha" }));
  await open("/confirm");
  await expect.element(field).toBeVisible();
});

test("the sixth digit sends the code, and the login says that the address is confirmed", async () => {
  answer = () => Response.json({});
  await userEvent.type(field, "12345");
  expect(received).toEqual([]);
  await userEvent.type(field, "6");
  await expect.element(page.getByText("Your email address is confirmed.")).toBeVisible();
  expect(received).toEqual(["123456"]);
});

test("a code that is filled in at once, with a space, is sent", async () => {
  answer = () => Response.json({});
  await field.fill("123 456");
  await expect.poll(() => received).toEqual(["123456"]);
  await expect.element(field).not.toBeInTheDocument();
});

test("a refused code stays in its field, and is sent again by the button only", async () => {
  await userEvent.type(field, "111111");
  await expect.element(alert).toHaveTextContent(isRefused);
  await expect.element(field).toHaveValue("111111");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Backspace}1");
  await expect.element(field).toHaveValue("111111");
  expect(received).toEqual(["111111"]);
  await confirmButton.click();
  await expect.poll(() => received).toEqual(["111111", "111111"]);
  await expect.element(alert).toHaveTextContent(isRefused);
  await userEvent.click(field);
  await userEvent.keyboard("{End}{Backspace}2");
  await expect.poll(() => received).toEqual(["111111", "111111", "111112"]);
  await expect.element(alert).toHaveTextContent(isRefused);
});

test("while the code is checked the page says so, and nothing is sent twice", async () => {
  let release = (_: Response) => {};
  answer = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  await userEvent.type(field, "123456");
  await expect.element(page.getByText("Checking the code...")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}{Backspace}7");
  await expect.element(field).toHaveValue("123457");
  release(refused());
  await expect.element(alert).toHaveTextContent(isRefused);
  expect(received).toEqual(["123456"]);
});

test("says beforehand that the last digit sends it, and is accessible", async () => {
  await expect
    .element(field)
    .toHaveAccessibleDescription("It is checked as soon as you enter the sixth digit.");
  await expectAccessible(390);
});
