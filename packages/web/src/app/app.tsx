import "./theme.css";
import { type ComponentType, lazy, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import { PageSkeleton } from "../components/skeleton";
import { useHasAddress } from "../lib/hydration";
import { frame, pageOf, pages } from "../lib/pages";
import type { Path } from "../lib/paths";
import { Shell } from "./shell";

/** The start of a prerendered page: its path, the page that this is, none for the frame of the site, and its code, loaded before hydration. */
export type Entrance = { path: string; page?: Path; Page: ComponentType };

const routes = import.meta.glob<{ default: ComponentType }>("../routes/*.tsx");

async function load(route: string): Promise<{ default: ComponentType }> {
  const file = routes[`../routes/${route}.tsx`];
  if (!file) throw new Error(`There is no src/routes/${route}.tsx`);
  return file();
}

const table = Object.entries(pages).map(([path, { route }]) => ({
  path,
  Page: lazy(() => load(route)),
}));
const NotFound = lazy(() => load("not-found"));

/** @param path a prerendered one, or anything else for the frame of the site, which waits for its page */
export async function enter(path: string): Promise<Entrance> {
  const page = pageOf(path);
  if (!page) return { path, Page: PageSkeleton };
  return { path, page, Page: (await load(pages[page].route)).default };
}

type Props = {
  /** Given if the page was prerendered. */
  entrance?: Entrance | undefined;
  /**
   * Called when React has hydrated the prerendered page and knows its URL, and for each page that
   * is shown later.
   */
  onEntered?: () => void;
};

export function App({ entrance, onEntered }: Props) {
  const { pathname } = useLocation();
  const isFrame = entrance !== undefined && !entrance.page;
  return (
    <>
      {!isIndexed(pathname) && <meta name="robots" content="noindex" />}
      <Shell>
        {pathname === frame ? (
          <PageSkeleton />
        ) : (
          <Routes>
            {table.map(({ path, Page }) => {
              const Shown = path === entrance?.page ? entrance.Page : Page;
              return (
                <Route
                  key={path}
                  path={path}
                  element={
                    <>
                      <Shown />
                      <Entered onEntered={onEntered} />
                    </>
                  }
                />
              );
            })}
            <Route path="*" element={<NotFound />} />
          </Routes>
        )}
      </Shell>
      {isFrame && <Entered onEntered={onEntered} />}
    </>
  );
}

function isIndexed(pathname: string): boolean {
  const page = pageOf(pathname);
  return page !== undefined && pages[page].isIndexed;
}

/** Rendered beside the page, which React hydrates after the frame around it. */
function Entered({ onEntered }: Pick<Props, "onEntered">) {
  const hasAddress = useHasAddress();
  useEffect(() => {
    if (hasAddress) onEntered?.();
  }, [hasAddress, onEntered]);
  return null;
}
