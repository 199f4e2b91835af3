/**
 * Tells the bundler's loader which stylesheets the page has inline. It fetches those of a route unless a link to them is in the
 * page. The links are disabled, so that the browser does not fetch them either. In the file of the page, it would: its preload
 * scanner ignores `disabled`.
 */
export function linkInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = dataset.href ?? "";
    document.head.append(link);
  }
}
