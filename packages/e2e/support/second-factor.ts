/** Two-step sign-in on the account page, and what support does by Cognito's API. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { expect, type Page } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Person } from "./account";
import { cognitoUrl, webUrl } from "./addresses";
import { authenticator } from "./authenticator";
import { takePicture } from "./picture";

export const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });
export const codeField = (page: Page) => page.getByRole("textbox", { name: "Code" });

/** Turns it on, on the account page. Returns the app on the phone. */
export async function turnOn(page: Page, { password }: Person) {
  await page.goto("/account");
  await expect(section(page).getByText("Two-step sign-in is off.")).toBeVisible();
  await section(page).getByRole("button", { name: "Turn two-step sign-in on" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn two-step sign-in on" });
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const key = (await dialog.locator("code").textContent()) ?? "";
  await takePicture(page, `two-step-key-${page.viewportSize()?.width}`);
  const scanned = await scan(await dialog.getByRole("img").screenshot());
  expect(Object.fromEntries(scanned.searchParams)).toEqual({
    secret: key.replaceAll(" ", ""),
    issuer: "FlightAides",
  });
  const app = authenticator(key);
  await codeField(page).fill(app.wrongCode());
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "That code isn’t right. Enter the one that your app shows now.",
  );
  await codeField(page).fill(await app.code());
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(section(page).getByText("Two-step sign-in is on.")).toBeVisible();
  return app;
}

/** What an app's camera reads. */
async function scan(picture: Buffer): Promise<URL> {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ["QRCode"] });
  return new URL(code?.text ?? "");
}

/** A client with the credentials of support, and the id of the user pool. */
export async function support() {
  const { cognito } = await (await fetch(`${webUrl}/config.json`)).json();
  const client = new CognitoIdentityProviderClient({
    endpoint: cognitoUrl,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const { userPoolId }: { userPoolId: string } = cognito;
  return { client, userPoolId };
}
