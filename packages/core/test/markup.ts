/** The parts of mails that tests compare. */
/** Tags with their attributes, without the queries of links, line breaks, and the isolation of a name that may be missing. */
export function markupOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? [])
    .filter((tag) => !/^<(br|span dir="auto"|\/span)>$/.test(tag))
    .map((tag) => tag.replace(/\?[^"]*"/, '?"'));
}
