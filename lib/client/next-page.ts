/** `total` is the number of pages: there is none after the last. */
export function getNextPage(last: { current_page: number; total: number }): number | undefined {
  return last.current_page < last.total ? last.current_page + 1 : undefined
}
