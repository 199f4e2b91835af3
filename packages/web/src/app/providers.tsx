import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Button.layer.css";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, StrictMode } from "react";
import { AffectedPeopleContext } from "../features/itinerary/affected-people";
import { i18n } from "../lib/i18n";
import { retryOnce } from "../lib/retry";
import { Mantine } from "./mantine";

const AffectedPeople = lazy(() => import("../features/connection/affected-people"));

/** Exported for tests, which empty it between pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline requests fail at once with a message instead of staying paused.
      networkMode: "always",
      refetchOnReconnect: true,
      ...retryOnce,
    },
    mutations: { networkMode: "always" },
  },
});

export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <Mantine>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <AffectedPeopleContext value={AffectedPeople}>{children}</AffectedPeopleContext>
          </QueryClientProvider>
        </I18nProvider>
      </Mantine>
    </StrictMode>
  );
}
