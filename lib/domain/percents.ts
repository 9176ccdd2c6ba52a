export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100)
}

/** Null where there was nothing before. */
export function growthPercentOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** Shares of a whole that add up to a hundred: what rounding leaves goes to the largest rests. */
export function percentsOf(parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  if (all === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / all) * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, part) => sum + part, 0)
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest)
  for (const { at } of byRest.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1
  return whole
}
