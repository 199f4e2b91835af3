/**
 * The theme's CSS variables in the page itself. Mantine writes them into a style element when the app starts; with the same
 * text standing in the page its hash is in the Content-Security-Policy, which lets no other inline style through.
 */
import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariablesResolver, theme } from "./src/app/theme.ts";

export function themeStyle(): Plugin {
  return {
    name: "flightaides-theme-style",
    apply: "build",
    transformIndexHtml: (html) => html.replace("</head>", (end) => render() + end),
  };
}

function render(): string {
  const props = { theme, cssVariablesResolver, withGlobalClasses: false };
  return renderToStaticMarkup(createElement(MantineProvider, props, null));
}
