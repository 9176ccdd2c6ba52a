export const GAP = 'gap'

/** The first, the last and the neighbours of the current page; a gap never hides a single number. */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  const shown = new Set([1, total, current - 1, current, current + 1])
  if (current <= 3) [2, 3].forEach((page) => shown.add(page))
  if (current >= total - 2) [total - 1, total - 2].forEach((page) => shown.add(page))
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, at) => {
    const step = page - (pages[at - 1] ?? 0)
    if (step === 2) return [page - 1, page]
    return step > 2 ? [GAP, page] : [page]
  })
}
