import { expect, it } from "vitest";
import { commandOf, lanes, variablesOf } from "./lanes";

const stepsOf = (lane: keyof typeof lanes) => lanes[lane].flat();

it("npm test runs what npm run check runs", () => {
  expect(stepsOf("test")).toEqual(expect.arrayContaining(stepsOf("check")));
});

it("npm run test:deep runs every benchmark, with nothing beside it", () => {
  const alone = lanes["test:deep"].filter(({ length }) => length === 1).flat();
  expect(alone.map(commandOf)).toContain("npm run -s bench -- all");
});

it("npm run test:deep runs the quick unit tests on DynamoDB Local, whatever the environment selects", () => {
  const steps = stepsOf("test:deep").filter((step) => variablesOf(step).DYNAMODB_ENGINE);
  expect(steps.map(commandOf)).toEqual(["vitest run --project unit"]);
  expect(steps.map(variablesOf)).toEqual([
    { DYNAMODB_ENGINE: "dynamodb-local", AWS_ENDPOINT_URL_DYNAMODB: "" },
  ]);
});

it("npm run test:deep and npm test together run every project of tests and every tag", () => {
  const commands = [...stepsOf("test"), ...stepsOf("test:deep")].map(commandOf);
  for (const command of [
    "vitest run --project unit",
    "vitest run --project slow --tags-filter=!deep",
    "vitest run --project slow --tags-filter=deep",
    "vitest run --project synthesis --tags-filter=!deep",
    "vitest run --project synthesis --tags-filter=deep",
    "vitest run --project bundles",
    "npm run -s components -- --tags-filter=!deep",
    "npm run -s components -- --tags-filter=deep",
  ])
    expect(commands).toContain(command);
});
