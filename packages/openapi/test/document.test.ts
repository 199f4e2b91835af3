import { readFile } from "node:fs/promises";
import { type Contract, routeKey } from "@flightaides/core/contract.ts";
import { contracts } from "@flightaides/core/contracts.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { clientTypes } from "../scripts/client-types";
import { type Document, openApiDocument } from "../src/document";
import { examples } from "../src/examples";
import { answerChecker } from "./answers";

const all: readonly Contract[] = Object.values(contracts).flat();
let document: Document;
beforeAll(async () => {
  document = await openApiDocument();
});

it("has each route, with a summary, and no other", () => {
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) => {
      expect(summary).toMatch(/^[A-Z]/);
      return `${method.toUpperCase()} ${path}`;
    }),
  );
  expect(routes.toSorted()).toEqual(all.map(routeKey).toSorted());
});

it("has no two operations with one id", () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it("describes fields with the comments of the contracts, also of those that a schema takes over", () => {
  const { Airport } = document.components.schemas;
  expect(Airport?.properties?.timeZone?.description).toBe(
    "IANA time zone. Determines the calendar date at the airport.",
  );
  const { requestBody } = document.paths["/flightAid"]?.post ?? {};
  expect(JSON.stringify(requestBody)).toContain("How many fly together. Missing is 1.");
});

describe("examples", () => {
  const made = Object.entries(examples(new Date()));

  it.each(made)("%s is accepted by its contract", (_, { contract, request }) => {
    expect(contract.input.safeParse(request).error?.issues).toBeUndefined();
  });

  it("have the answers that the document allows", () => {
    const check = answerChecker(document);
    for (const [, example] of made) {
      if (!("response" in example)) continue;
      const { method, path } = example.contract;
      const body = JSON.stringify(example.response);
      const answer = { method, path, status: 200, mediaType: "application/json", body };
      expect(check(answer)).toBeUndefined();
    }
  });
});

describe("answerChecker", () => {
  const problem = {
    type: "urn:flightaides:problem:not-found",
    title: "Not found",
    status: 404,
    detail: "There is no such block.",
    code: "not-found",
    reason: "block-not-found",
  };
  const answer = {
    method: "DELETE",
    path: "/blocks/{id}",
    status: 404,
    mediaType: "application/problem+json",
  };

  it.each([
    [undefined, answer, problem],
    [
      "must be equal to one of the allowed values",
      answer,
      { ...problem, reason: "no-such-reason" },
    ],
    ["must be equal to one of the allowed values", answer, { ...problem, reason: "suspended" }],
    ["must NOT have additional properties", answer, { ...problem, secret: "…" }],
    ["must have required property 'title'", answer, { ...problem, title: undefined }],
    ["is not said to answer 402", { ...answer, status: 402 }, problem],
    ["answers 404 as text/html", { ...answer, mediaType: "text/html" }, problem],
    ["answers 204 with a body", { ...answer, status: 204 }, problem],
  ])("says %s", (expected, given, body) => {
    const said = answerChecker(document)({ ...given, body: JSON.stringify(body) });
    if (expected) expect(said).toContain(expected);
    else expect(said).toBeUndefined();
  });
});

it("client.d.ts is that of the document: npm run client --workspace packages/openapi", async () => {
  const written = await readFile(new URL("../client.d.ts", import.meta.url), "utf8");
  expect(written).toBe(await clientTypes());
});
