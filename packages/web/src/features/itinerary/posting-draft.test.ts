import { emptyDetails } from "@flightaides/core/trip/contract.ts";
import { definedDetails } from "@flightaides/core/trip/details.ts";
import { expect, test, vi } from "vitest";
import { readSession, writeSession } from "../../lib/session";
import {
  type PostingDraft,
  postingInputOf,
  readPostingDraft,
  validatePosting,
  writePostingDraft,
} from "./posting-draft";

vi.stubGlobal("navigator", { languages: ["en-CA"] });

const draft = (changed: Partial<PostingDraft> = {}): PostingDraft => ({
  ...readPostingDraft(),
  phone: { country: "CA", number: "416 555 0134" },
  terms: true,
  ...changed,
});

test("an empty draft has one message for each field", () => {
  expect(validatePosting(readPostingDraft(), "flightaid", true)).toEqual({
    phoneNumber: "Invalid Phone No.",
    connect: "Choose how families may connect with you.",
    terms: "Please agree to the terms to go on.",
  });
});

test("a complete draft has none; its number is in E.164 and its note is trimmed", () => {
  expect(validatePosting(draft(), "traveler", false)).toEqual({});
  expect(validatePosting(draft({ connect: "ask" }), "flightaid", true)).toEqual({});
  expect(postingInputOf(draft({ addInfo: " Speaks Tamil. " }), "traveler", false)).toEqual({
    phoneNumber: "+14165550134",
    addInfo: "Speaks Tamil.",
  });
});

test("somebody else who flies must know of it; a flightaid says nothing of passengers", () => {
  const mother = draft({ relation: "mother" });
  const passengerKnows = "Confirm that the passenger knows about this trip.";
  expect(validatePosting(mother, "traveler", false)).toEqual({ passengerKnows });
  expect(validatePosting(mother, "flightaid", false)).toEqual({});
  expect(validatePosting({ ...mother, passengerKnows: true }, "traveler", false)).toEqual({});
  expect(validatePosting(draft({ relation: "myself" }), "traveler", false)).toEqual({});
});

test("contains how families may connect only if a flightaid was asked", () => {
  const chosen = draft({ connect: "open", marketing: true });
  expect(postingInputOf(chosen, "flightaid", true)).toMatchObject({
    connect: "open",
    marketing: true,
  });
  expect(postingInputOf(chosen, "flightaid", false).connect).toBeUndefined();
  expect(postingInputOf(chosen, "traveler", true).connect).toBeUndefined();
});

test("the tab stores every detail of a posting", () => {
  const empty = definedDetails(emptyDetails);
  writePostingDraft(draft(empty));
  expect(readPostingDraft()).toMatchObject(empty);
  const itinerary = [{ sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" }];
  writeSession("searched", { itinerary, role: "traveler", phoneNumber: "", ...empty });
  expect(readSession("searched")).toMatchObject(empty);
});

test("the tab stores what was typed, but asks for each posting whether it is another trip", () => {
  const typed = draft({ addInfo: "Speaks Tamil.", separate: true });
  writePostingDraft(typed);
  expect(readPostingDraft()).toEqual({ ...typed, separate: false });
});
