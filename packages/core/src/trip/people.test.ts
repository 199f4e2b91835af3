import { expect, it } from "vitest";
import { translator } from "../language/translator";
import { languagesOf } from "./people";

it("names languages in the language of the reader", () => {
  expect(languagesOf(translator("en"), ["hi", "zh"])).toBe("Hindi, Mandarin");
  expect(languagesOf(translator("fr"), ["hi", "gu"])).toBe("hindi, gujarati");
  expect(languagesOf(translator("pa"), ["hi", "pa"])).toBe("ਹਿੰਦੀ, ਪੰਜਾਬੀ");
});
