/** Follow links, which need no sign-in. The function can only read the table. */
import { AppError } from "@flightaides/core/error.ts";
import { Journey } from "@flightaides/core/journey";
import * as contract from "@flightaides/core/journey/contract.ts";
import { languages, preferredLanguage } from "@flightaides/core/language/contract.ts";
import { acceptedLanguages } from "./accept-language";
import { route, serve } from "./http";

const notIndexed = { "x-robots-tag": "noindex, nofollow, noarchive" };

export const handler = serve([
  route(contract.follow, async ({ input, now }) => ({
    body: await Journey.follow(input, now),
    headers: notIndexed,
  })),
  route(contract.followPage, async ({ input: { token, language }, now, received }) => {
    const chosen = languages.find((one) => one === language);
    const page = await import("@flightaides/core/journey/follow-page.ts");
    const headers = { ...page.followPageHeaders, ...notIndexed };
    try {
      const followed = await Journey.follow({ token }, now);
      return { body: page.followPage(followed, chosen), status: 200, headers };
    } catch (error) {
      if (!(error instanceof AppError && error.code === "not-found")) throw error;
      const read =
        chosen ?? preferredLanguage(acceptedLanguages(received.headers["accept-language"]));
      return { body: page.noFollowPage(read), status: 404, headers };
    }
  }),
]);
