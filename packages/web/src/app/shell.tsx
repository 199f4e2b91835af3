import { lazy, memo, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Loading } from "../components/loading";
import { PageSkeleton } from "../components/skeleton";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { LanguageWatch } from "./language-watch";
import { Notice } from "./notice";
import { OfflineNotice } from "./offline-notice";
import { OfflineStart } from "./offline-start";
import { SessionWatch } from "./session-watch";
import classes from "./shell.module.css";
import { TopBar } from "./top-bar";

const SearchDialog = lazy(() => import("../features/search/search-dialog"));

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [searching, setSearching] = useState(false);

  function search() {
    // The search page already shows the form, and two forms would share one draft.
    const field =
      pathname === paths.search && document.querySelector<HTMLElement>("main form input");
    if (field) field.focus();
    else setSearching(true);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it moves focus to its target without changing the address. */}
      <a
        className={classes.skip}
        href="#main"
        onClick={(event) => {
          // A new history entry would lose the state of the current one.
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {i18n.t("Skip to content")}
      </a>
      <noscript>
        <p className={classes.noScript}>
          {/* Only in prerendered pages: React renders nothing into this element. */}
          {import.meta.env.SSR &&
            i18n.t(
              "Your browser runs no JavaScript here. You can read our pages; searching, signing in and posting a trip need it.",
            )}
        </p>
      </noscript>
      <TopBar onSearch={search} />
      <OfflineNotice />
      <SessionWatch />
      <LanguageWatch />
      <OfflineStart />
      <Main pathname={pathname}>{children}</Main>
      <Footer />
      <Notice />
      {searching && (
        <ErrorBoundary floating>
          <Suspense fallback={<Loading floating />}>
            <SearchDialog onClose={() => setSearching(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * Rendered again only for a new page. An earlier render would replace a prerendered page that is
 * not hydrated yet.
 */
const Main = memo(function Main({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      {/* Keyed by page: a new page immediately shows its own fallback, and a crash affects only its page. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
});
