/** Tags travel in a header, so Next encodes what is not ASCII; names must meet in that form. */
export function tagName(tag: string): string {
  return tag.replace(/[^\t\x20-\x7e]+/g, (run) => encodeURIComponent(run))
}
