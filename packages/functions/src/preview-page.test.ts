import { client } from "@flightaides/core/db/client.ts";
import { expect, it, vi } from "vitest";
import { logger } from "./logger";
import { previewPage } from "./preview-page";

it("has the preview of the site, and logs an error, if the table cannot be read", async () => {
  vi.spyOn(client, "send").mockRejectedValue(new Error("The table is down"));
  const error = vi.spyOn(logger(), "error").mockReturnValue();
  const page = await previewPage({ id: "0a".repeat(16), language: "fr" }, new Date());
  expect(page).toContain(`<html lang="fr">`);
  expect(page).toMatch(/property="og:image" content="https?:[^"]+\/share\.png"/);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    "unexpected",
    expect.objectContaining({ error: expect.any(Error) }),
  );
});
