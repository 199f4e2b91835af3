import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Button.layer.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { ApiError } from "../lib/api";
import { cssVariablesResolver, theme } from "./theme";

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline fails at once with a sentence, instead of loading for ever.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.passing,
      retryDelay: 800,
    },
    mutations: { networkMode: "always" },
  },
});

export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>{children}</BrowserRouter>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
