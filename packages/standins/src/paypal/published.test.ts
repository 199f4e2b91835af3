/** The comparison with what PayPal publishes finds what differs. */
import { expect, it } from "vitest";
import { unpublished } from "../../test/published";

const call = ["POST", "/v2/checkout/orders/5O190127TN364715T/capture"] as const;
const detail = {
  issue: "ORDER_ALREADY_CAPTURED",
  description: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
};
const refused = {
  name: "UNPROCESSABLE_ENTITY",
  message:
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  debug_id: "90957fca61718",
  details: [detail],
  links: [],
};

it.each([
  ["what is published", 422, refused, true],
  ["another wording", 422, { ...refused, details: [{ ...detail, description: "No." }] }, false],
  ["another issue", 422, { ...refused, details: [{ ...detail, issue: "NO_MORE" }] }, false],
  ["another name", 422, { ...refused, name: "NOT_PROCESSABLE" }, false],
  ["another status", 418, refused, false],
  ["a state that orders do not have", 201, { id: "5O190127TN364715T", status: "PAID" }, false],
  ["what is published elsewhere", 409, refused, true],
])("%s", (_, status, body, isPublished) => {
  const said = unpublished(...call, status, body);
  if (isPublished) expect(said).toBeUndefined();
  else expect(said).toContain(`POST /v2/checkout/orders/{id}/capture ${status}`);
});

it("says nothing about calls that are not published", () => {
  expect(unpublished("GET", "/v1/oauth2/token", 418, {})).toBeUndefined();
});
