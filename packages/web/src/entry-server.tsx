/** Renders the pages for build.ts, which writes them to files. */
import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App, enter } from "./app/app";
import { Providers } from "./app/providers";
import { PrerenderedHead, siteHead } from "./components/use-page";
import { language } from "./lib/language";

export type Rendered = {
  /** The content of #root. */
  body: string;
  /** Elements for the head, such as robots. */
  head: string;
  title: string;
  description: string;
};

/** @param page a path, or anything else for the frame of the site */
export async function render(page: string): Promise<Rendered> {
  const prefix = languagePrefix(language);
  let said = siteHead;
  const entrance = await enter(page);
  const { prelude } = await prerender(
    <PrerenderedHead
      value={(head) => {
        said = head;
      }}
    >
      <Providers>
        <StaticRouter basename={prefix} location={`${prefix}${page}`}>
          <App entrance={entrance} />
        </StaticRouter>
      </Providers>
    </PrerenderedHead>,
    {
      onError: (error) => {
        throw error;
      },
      // Otherwise React splits a large page into parts that a script assembles.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  // React outputs elements of the head first.
  const [head = ""] = /^(<(meta|link|title)\b[^>]*>)*/.exec(html) ?? [];
  return { ...said, head, body: html.slice(head.length) };
}
