/** `total` counts pages, `count` rows. */
export function pageInfo(rows: number, page: number, size: number) {
  return { total: Math.ceil(rows / size), count: rows, current_page: page }
}
